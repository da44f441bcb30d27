import { describe, expect, it } from 'vitest';
import { toSeenName } from './seen-name';

describe('A30 a name that is shown alone', () => {
  it.each([['\u200b'], ['\u3164'], ['\u2800'], ['\u00ad \u2060'], ['\u200d\ufe0f']])(
    '%j is no name',
    (given) => expect(toSeenName(given)).toBe(''),
  );

  it.each([
    ['Tues\u202eday', 'Tuesday'],
    ['\u200fבית', 'בית'],
    [' Tuesday \u200b', 'Tuesday'],
    ['Tues\u{e0041}day', 'Tuesday'],
    ['Tues\ud800day', 'Tuesday'],
  ])('%j is kept as %s', (given, kept) => expect(toSeenName(given)).toBe(kept));

  it.each(['Prayer ❤️', '👨‍👩‍👧 at home', 'می‌خوانیم', '†', 'Tuesday kitchen table'])(
    '%s stays as it is',
    (name) => expect(toSeenName(name)).toBe(name),
  );
});
