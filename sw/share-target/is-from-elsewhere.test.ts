import { expect, it } from 'vitest';
import { isFromElsewhere } from './is-from-elsewhere';

const OWN = 'https://choose.example';

it.each([
  ['https://elsewhere.example/a-page', true],
  ['http://choose.example/', true],
  ['https://choose.example.elsewhere.example/', true],
  ['https://choose.example/journal', false],
  // Of a share sheet, and of a page that keeps it to itself.
  ['', false],
  ['android-app://com.example.reader', false],
  ['about:client', false],
])('A6 a share that comes from %j is refused: %j', (referrer, refused) => {
  expect(isFromElsewhere(referrer, OWN)).toBe(refused);
});
