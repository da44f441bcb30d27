import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';

/** Everything in a zip. */
export async function readZip(zip: Uint8Array<ArrayBuffer>) {
  const files = new Map<string, Uint8Array>();
  const reader = new ZipReader(new BlobReader(new Blob([zip])), { useWebWorkers: false });
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  }
  return {
    names: [...files.keys()],
    bytes: (name: string) => files.get(name),
    text: (name: string) => new TextDecoder().decode(files.get(name)),
  };
}
