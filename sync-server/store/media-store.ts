import type { MediaType } from '../../shared/protocol/media';
import type { PersonKey } from '../sealing/keys';

/** What is known of a voice recording. Its bytes lie sealed in a file. */
export interface Media {
  readonly id: string;
  /** Of the whole recording, hex. */
  readonly sha256: string;
  readonly bytes: number;
  readonly type: MediaType;
  readonly begunAt: number;
  /** Null while bytes are missing. */
  readonly completedAt: number | null;
}

/** What is known of people's voice recordings; the files are beside the database. */
export interface MediaStore {
  /** The key that a person's files are sealed under. Throws for nobody's id. */
  openKey(accountId: string): Promise<PersonKey>;
  /**
   * Keeps what is known of a recording, in the place of what was known of it. False, and nothing changed, where all
   * recordings of the person, those under way included, would then have more than `quotaBytes`.
   */
  writeMedia(accountId: string, media: Media, quotaBytes: number): Promise<boolean>;
  findMedia(accountId: string, id: string): Promise<Media | undefined>;
  /** A complete recording of the person with these bytes. */
  findMediaByHash(accountId: string, sha256: string): Promise<Media | undefined>;
  listMedia(accountId: string): Promise<Media[]>;
  /** Ids of everyone with recordings. */
  listMediaOwners(): Promise<string[]>;
  deleteMedia(accountId: string, id: string): Promise<void>;
  /** Whether the person's records are still those that were last searched for their complete recordings. */
  isMediaSearched(accountId: string): Promise<boolean>;
  /** Notes which complete recordings the person's records name, as they were at `sequence`, and since when others are not. */
  noteNamedMedia(
    accountId: string,
    search: {
      readonly named: ReadonlySet<string>;
      readonly sequence: number;
      readonly now: number;
    },
  ): Promise<void>;
  /**
   * Forgets complete recordings that have been unnamed since `unnamedUntil` or longer, and says which. None where a record has
   * changed since the search, for it may name one again.
   */
  dropUnnamedMedia(accountId: string, unnamedUntil: number): Promise<string[]>;
}
