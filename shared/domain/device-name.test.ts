import { expect, it } from 'vitest';
import { cleanDeviceName, nameDevice } from './device-name';

it.each([
  ['  Kitchen \n tablet ', 'Kitchen tablet'],
  ['Cafe\u0301', 'Café'],
  ['\u202egnp.exe\u0000', 'gnp.exe'],
  ['👩‍👧 phone', '👩‍👧 phone'],
  ['<b>phone</b>', '<b>phone</b>'],
  [' \u2066\t ', ''],
  ['🕯'.repeat(70), '🕯'.repeat(60)],
  ['phone \ud83d', 'phone \ufffd'],
])('A12 the name of a device is one plain line of text: %j', (given, name) => {
  expect(cleanDeviceName(given)).toBe(name);
});

it('A26 a name of any length is cleaned within 100 ms', async () => {
  const marks = `a${'\u0301\u0316'.repeat(30_000)}`;
  const begun = process.cpuUsage();
  expect([...cleanDeviceName(marks)]).toHaveLength(60);
  expect(nameDevice(`Firefox/1 ${marks}`)).toBe('Firefox');
  expect(process.cpuUsage(begun).user).toBeLessThan(100_000);
});
