import { MEDIA } from '../../../shared/protocol/media';

/** Cuts a stream into segments of 64 KiB as they fill. The rest at its end is a last, shorter segment. */
export async function* cutSegments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let segment = new Uint8Array(MEDIA.segmentBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let taken = 0; taken < chunk.length; ) {
      const fitting = chunk.subarray(taken, taken + segment.length - filled);
      segment.set(fitting, filled);
      taken += fitting.length;
      filled += fitting.length;
      if (filled === segment.length) {
        yield segment;
        segment = new Uint8Array(MEDIA.segmentBytes);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield segment.subarray(0, filled);
}
