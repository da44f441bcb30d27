import { expect, it } from 'vitest';
import { cleanDeviceName } from './device-name';

it.each([
  ['  Kitchen \n tablet ', 'Kitchen tablet'],
  ['Cafe\u0301', 'Café'],
  ['\u202egnp.exe\u0000', 'gnp.exe'],
  ['👩‍👧 phone', '👩‍👧 phone'],
  ['<b>phone</b>', '<b>phone</b>'],
  [' \u2066\t ', ''],
  ['🕯'.repeat(70), '🕯'.repeat(60)],
])('A12 the name of a device is one plain line of text: %j', (given, name) => {
  expect(cleanDeviceName(given)).toBe(name);
});
