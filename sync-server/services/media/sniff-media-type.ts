import type { MediaType } from '../../../shared/protocol/media';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Start of image and the first byte of the marker after it. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** A first box longer than this is text that only looks like a length. */
const LONGEST_FTYP_BOX = 1_024;

/** What a recording or photo is by its first bytes (V6, V12, A14); undefined for anything that is not one of ours. */
export function sniffMediaType(head: Uint8Array): MediaType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, 12));
  if (bytes.length < 12) return undefined;
  const text = (from: number) => bytes.toString('latin1', from, from + 4);
  if (bytes.subarray(0, 4).equals(EBML)) return 'audio/webm';
  if (bytes.subarray(0, 3).equals(JPEG)) return 'image/jpeg';
  if (text(0) === 'RIFF' && text(8) === 'WAVE') return 'audio/wav';
  const boxBytes = bytes.readUInt32BE(0);
  if (text(4) === 'ftyp' && boxBytes >= 16 && boxBytes <= LONGEST_FTYP_BOX) return 'audio/mp4';
  return undefined;
}
