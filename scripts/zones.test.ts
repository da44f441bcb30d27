import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readersOfLocalTime } from './lib/zones.mjs';

it('what runs in other time zones are the files in which a test read the local time', () => {
  const reading = { meta: { readsLocalTime: true as const } };
  const other = { meta: {} };
  const testResults = [
    { name: resolve('web/ui/lately.test.tsx'), assertionResults: [other, reading] },
    { name: resolve('web/ui/button.test.tsx'), assertionResults: [other] },
  ];
  expect(readersOfLocalTime({ testResults })).toEqual(['web/ui/lately.test.tsx']);
});
