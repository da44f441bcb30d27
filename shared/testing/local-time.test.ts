// biome-ignore lint/style/noRestrictedImports: what is watched is date-fns itself
import { addMonths, format } from 'date-fns';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadedModule, watchLocalTime } from './local-time';

const noon = new Date('2026-03-01T12:00:00Z');
const zoned = { timeZone: 'Asia/Kolkata' };

const LOCAL: [string, () => unknown][] = [
  ['an hour', () => noon.getHours()],
  ['a day of the week', () => noon.getDay()],
  ['the offset', () => noon.getTimezoneOffset()],
  ['setting an hour', () => new Date(noon).setHours(3)],
  ['a date of parts', () => new Date(2026, 2, 1)],
  ['a time without an offset', () => new Date('2026-03-01T12:00')],
  ['parsing a time without an offset', () => Date.parse('2026-03-01 12:00')],
  ['text of a date', () => `${noon}`],
  ['Date without new', () => Date()],
  ['text for people', () => noon.toLocaleDateString('en')],
  ['a formatter', () => new Intl.DateTimeFormat('en').format(noon)],
  ['a formatter without new', () => Intl.DateTimeFormat('en').formatToParts(noon)],
  ['the name of the zone', () => new Intl.DateTimeFormat().resolvedOptions().timeZone],
  ['date-fns', () => format(noon, 'd MMMM')],
  ['arithmetic of date-fns', () => addMonths(noon, 1)],
];

const NOT_LOCAL: [string, () => unknown][] = [
  ['now', () => [Date.now(), new Date()]],
  ['an hour in UTC', () => noon.getUTCHours()],
  ['a date of milliseconds', () => new Date(1_772_366_400_000)],
  ['a copy', () => new Date(noon)],
  ['a day alone', () => [new Date('2026-03-01'), Date.parse('2026-03')]],
  ['a time in UTC', () => new Date('2026-03-01T12:00:00.000Z')],
  ['a time with its offset', () => new Date('2026-03-01T12:00:00+05:30')],
  ['parts in UTC', () => Date.UTC(2026, 2, 1)],
  ['ISO text', () => [noon.toISOString(), JSON.stringify(noon)]],
  ['text for people in a named zone', () => noon.toLocaleTimeString('en', zoned)],
  ['a formatter of a named zone', () => new Intl.DateTimeFormat('en', zoned).format(noon)],
];

describe('the local time is read', () => {
  let reads = 0;
  beforeEach(() => {
    reads = 0;
    watchLocalTime(() => {
      reads += 1;
    });
  });

  it.each(LOCAL)('by %s', (_name, read) => {
    read();
    expect(reads).toBeGreaterThan(0);
  });

  it.each(NOT_LOCAL)('not by %s', (_name, read) => {
    read();
    expect(reads).toBe(0);
  });

  it('and what is watched stays a date and a formatter', () => {
    class Later extends Date {}
    expect(new Later(0)).toBeInstanceOf(Later);
    expect(new Date(0)).toBeInstanceOf(Date);
    expect(new Date(0).constructor).toBe(Date);
    expect(Intl.DateTimeFormat('en')).toBeInstanceOf(Intl.DateTimeFormat);
  });
});

it('the module that is loaded is the one that Vitest evaluates', () => {
  const stack = [
    'Error',
    '    at localDayAt (/w/shared/domain/local-day.ts:3:4)',
    '    at format (file:///w/node_modules/date-fns/format.js:403:6)',
    '    at /w/web/ui/lately.tsx?v=1:7:1',
    '    at async VitestModuleEvaluator._runInlinedModule (file:///w/vitest/module-evaluator.js:206:4)',
    '    at /w/web/ui/lately.test.tsx:2:1',
  ];
  expect(loadedModule(stack.join('\n'))).toBe('/w/web/ui/lately.tsx');
  const library = [
    'Error',
    '    at onRead (/w/shared/testing/local-time.ts:31:26)',
    '    at file:///w/node_modules/pdfjs-dist/legacy/build/pdf.mjs:54:35',
    '    at ModuleJob.run (node:internal/modules/esm/module_job:413:25)',
    '    at async /w/web/features/book/testing/read-pdf.ts:1:1',
  ];
  expect(loadedModule(library.join('\n'))).toBeUndefined();
});
