import type { KeptFiles } from '../kept-files';

/** A disk that may be full: `roomBytes` is what still fits, over all the files that share it. */
export interface MemoryDisk {
  roomBytes: number;
}

/** Kept files in memory. Like Cache Storage it takes no part of a file, and refuses what does not fit. */
export function memoryFiles(disk: MemoryDisk = { roomBytes: Number.POSITIVE_INFINITY }) {
  const files = new Map<string, Blob>();
  const headers = new Map<string, Headers>();
  const confirmed: string[] = [];
  const kept: KeptFiles = {
    paths: async () => new Set(files.keys()),
    async read(path) {
      const bytes = files.get(path);
      return bytes && new Response(bytes, { headers: headers.get(path) ?? {} });
    },
    async put(path, file) {
      if (file.status !== 200) throw new TypeError('Only whole files');
      const bytes = await file.blob();
      const room = disk.roomBytes + (files.get(path)?.size ?? 0) - bytes.size;
      if (room < 0) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      disk.roomBytes = room;
      files.set(path, bytes);
      headers.set(path, file.headers);
    },
    async drop(path) {
      disk.roomBytes += files.get(path)?.size ?? 0;
      files.delete(path);
    },
    async confirm(paths) {
      confirmed.push(...paths);
    },
    expire: async () => undefined,
  };
  return { ...kept, confirmed };
}
