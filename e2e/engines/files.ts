/** The size of a PNG in pixels, as its header says. Rejects while it is not whole. */
export async function readPng(
  bytes: Buffer<ArrayBuffer>,
): Promise<{ width: number; height: number }> {
  const isWhole = bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' && bytes.includes('IEND');
  if (!isWhole) throw new Error('Not a whole PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
