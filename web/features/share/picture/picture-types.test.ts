import { expect, it } from 'vitest';
import { pictureFileName } from './picture-types';

it('a file is named by type and local time', () => {
  const moment = Date.parse('2026-11-20T23:12:05Z');
  expect(pictureFileName('journey-update', moment, 120)).toBe(
    'journey-update-2026-11-21-011205.png',
  );
  expect(pictureFileName('weekly-progress', moment, -300)).toBe(
    'weekly-progress-2026-11-20-181205.png',
  );
});
