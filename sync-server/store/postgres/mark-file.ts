import { open, readFile, rename } from 'node:fs/promises';
import type { HighWaterMark } from '../high-water-mark';

/** The mark of P56 in a file of its own, for servers that share this folder. */
export function createMarkFile(file: string): HighWaterMark {
  const next = `${file}.${process.pid}`;
  return {
    read: () => readIfThere(file),
    async write(mark) {
      const handle = await open(next, 'w', 0o600);
      try {
        await handle.writeFile(mark);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(next, file);
    },
  };
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
