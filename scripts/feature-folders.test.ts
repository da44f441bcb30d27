import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = join(import.meta.dirname, '..', 'web', 'features');
const MOST_FILES = 12;

it.each(readdirSync(FEATURES))(
  'the folder of %s is surveyed at one look: beyond twelve files there are parts/ and model/',
  (name) => {
    const files = readdirSync(join(FEATURES, name), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .filter((entry) => /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'));
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  },
);
