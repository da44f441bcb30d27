import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where the server looks for them: `dist/kept-assets` stands behind `dist/web`, address by address. */
export const KEPT_ASSETS = 'dist/kept-assets/assets';

const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps the hashed files of earlier builds for 30 days, so that a tab opened before a deploy still finds its
 * lazy chunks (F14). Call `setAside` before the build empties its folder and `prune` after it.
 */
export interface KeptAssets {
  setAside(now: Date): void;
  prune(now: Date): void;
}

export function keptAssets(assetsFolder: string, keptFolder: string): KeptAssets {
  return {
    setAside(now) {
      mkdirSync(keptFolder, { recursive: true });
      for (const name of filesIn(assetsFolder)) {
        const kept = join(keptFolder, name);
        copyFileSync(join(assetsFolder, name), kept);
        // Its age counts from the last build that still used it.
        utimesSync(kept, now, now);
      }
    },
    prune(now) {
      for (const name of filesIn(keptFolder)) {
        const kept = join(keptFolder, name);
        const isCurrent = existsSync(join(assetsFolder, name));
        const isOld = now.getTime() - statSync(kept).mtimeMs > KEEP_MS;
        if (isCurrent || isOld) rmSync(kept);
      }
    },
  };
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
