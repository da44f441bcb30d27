import { expect, it } from 'vitest';
import { offerVoices } from './use-voice-choice';

const voice = (name: string) =>
  ({ name, voiceURI: name, lang: 'en-US', localService: true }) as SpeechSynthesisVoice;
const labels = (...given: Parameters<typeof offerVoices>) =>
  offerVoices(...given).map(({ label }) => label);

it('offers a good voice of the device before the recording, and the others after it', () => {
  expect(labels({ readBy: 'computer' }, [voice('Ava (Premium)'), voice('Fred')])).toEqual([
    'Ava (Premium), on this device',
    'a computer voice, recorded',
    'Fred, on this device',
  ]);
  expect(labels({ readBy: 'computer' }, [voice('Fred')])[0]).toBe('a computer voice, recorded');
});

it('names the person who speaks in a recording', () => {
  expect(labels({ readBy: 'person', speaker: 'Ruth Meyer' }, [])).toEqual(['Ruth Meyer, recorded']);
  expect(labels({ readBy: 'person' }, [])).toEqual(['a person, recorded']);
});

it('has the device alone where nothing is recorded', () => {
  expect(labels(undefined, [voice('Fred')])).toEqual(['Fred, on this device']);
});
