import { execFileSync } from 'node:child_process';
import { BlobReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';

/** The size of a PNG in pixels, as its header says. Rejects while it is not whole. */
export async function readPng(
  bytes: Buffer<ArrayBuffer>,
): Promise<{ width: number; height: number }> {
  const isWhole = bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' && bytes.includes('IEND');
  if (!isWhole) throw new Error('Not a whole PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The words of a PDF. */
export function textOfPdf(pdf: Buffer<ArrayBuffer>): string {
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
}

/** The names of the files in a zip. Rejects while it is not whole. */
export async function readZip(bytes: Buffer<ArrayBuffer>): Promise<string[]> {
  const zip = new ZipReader(new BlobReader(new Blob([bytes])), { useWebWorkers: false });
  return (await zip.getEntries()).map(({ filename }) => filename);
}
