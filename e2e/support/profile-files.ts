import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Which files of a browser's profile hold a text, in UTF-8 or UTF-16, as somebody reads them who copied the disk. To be called
 * once the browser is closed. A text that a file holds compressed isn't found: ask for one that must be found as well.
 */
export function filesWith(profile: string, text: string): string[] {
  const wanted = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return wanted.some((each) => bytes.includes(each));
    })
    .map((path) => relative(profile, path));
}
