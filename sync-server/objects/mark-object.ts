import type { HighWaterMark } from '../store/high-water-mark';
import type { ObjectStore } from './object-store';

const KEY = 'database/high-water-mark';

/** The mark of how far the database has come, as an object that all servers share (P56). */
export function createMarkObject(objects: ObjectStore): HighWaterMark {
  return {
    async read() {
      const bytes = await objects.get(KEY);
      return bytes && Buffer.from(bytes).toString();
    },
    write: (mark) => objects.put(KEY, Buffer.from(mark)),
  };
}
