import type { MediaType } from '../../shared/protocol/media';

/** What is known of a voice recording or photo. Its bytes lie sealed beside the database. */
export interface Media {
  readonly id: string;
  /** Of the whole recording, hex. */
  readonly sha256: string;
  readonly bytes: number;
  readonly type: MediaType;
  readonly begunAt: number;
  /** Null while bytes are missing. */
  readonly completedAt: number | null;
  /** The attempt at its upload under which its bytes lie; empty for recordings from before there were attempts. */
  readonly attempt: string;
}
