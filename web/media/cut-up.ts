import { MEDIA } from '../../shared/protocol/media';

/** The bytes of a recording in pieces, as rows of the person’s database take them. */
export async function cutUp(content: Blob): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < content.size; from += MEDIA.pieceBytes) {
    const piece = content.slice(from, from + MEDIA.pieceBytes);
    pieces.push(new Uint8Array(await piece.arrayBuffer()));
  }
  return pieces;
}
