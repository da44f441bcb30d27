import { expect, test } from 'vitest';
import { chooseVoice } from './speech';

const voice = (name: string, lang: string, localService: boolean, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});

test('a voice on this device goes before one from elsewhere', () => {
  const voices = [voice('Cloud', 'en-US', false, true), voice('Here', 'en-AU', true)];
  expect(chooseVoice(voices, 'en-US')?.name).toBe('Here');
});

test('of those, the person’s own kind of English, also as Android writes it', () => {
  const voices = [voice('American', 'en_US', true, true), voice('British', 'en_GB', true)];
  expect(chooseVoice(voices, 'en-GB')?.name).toBe('British');
  expect(chooseVoice(voices, 'de-DE')?.name).toBe('American');
});

test('a device whose voices speak other languages has none', () => {
  expect(chooseVoice([voice('Anna', 'de-DE', true), voice('Enu', 'enm', true)], 'de-DE')).toBe(
    undefined,
  );
  expect(chooseVoice([], 'en-US')).toBe(undefined);
});
