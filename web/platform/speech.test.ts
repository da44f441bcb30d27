import { expect, test } from 'vitest';
import { isGoodVoice, orderVoices } from './speech';

const voice = (name: string, lang: string, localService: boolean, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});

test('a voice on this device goes before one from elsewhere', () => {
  const voices = [voice('Cloud', 'en-US', false, true), voice('Here', 'en-AU', true)];
  expect(orderVoices(voices, 'en-US')[0]?.name).toBe('Here');
});

test('of those, the person’s own kind of English, also as Android writes it', () => {
  const voices = [voice('American', 'en_US', true, true), voice('British', 'en_GB', true)];
  expect(orderVoices(voices, 'en-GB')[0]?.name).toBe('British');
  expect(orderVoices(voices, 'de-DE')[0]?.name).toBe('American');
});

test('a device whose voices speak other languages has none', () => {
  expect(orderVoices([voice('Anna', 'de-DE', true), voice('Enu', 'enm', true)], 'de-DE')).toEqual(
    [],
  );
  expect(orderVoices([], 'en-US')).toEqual([]);
});

test('a good voice of this device goes before its favorite; one from elsewhere is none', () => {
  const good = voice('Ava (Premium)', 'en-GB', true);
  const far = voice('Microsoft Ava Online (Natural)', 'en-US', false);
  const usual = voice('Samantha', 'en-US', true, true);
  expect(orderVoices([usual, far, good], 'en-US').map(({ name }) => name)).toEqual([
    'Ava (Premium)',
    'Samantha',
    'Microsoft Ava Online (Natural)',
  ]);
  expect([good, far, usual].map(isGoodVoice)).toEqual([true, false, false]);
  expect(isGoodVoice(voice('Nathanael', 'en-US', true))).toBe(false);
});
