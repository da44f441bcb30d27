import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';

/**
 * Names the hash of each file that the service worker keeps. A file that comes through changed (a portal's sign-in page,
 * a deploy half done) then fails the installation, which is tried again later, instead of staying for good (F14).
 */
export function withIntegrity(folder: string): ManifestTransform {
  const hash = (url: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, url)))
      .digest('base64');
  return (entries) => ({
    manifest: entries.map((entry) => ({ ...entry, integrity: `sha256-${hash(entry.url)}` })),
  });
}
