import { expect, test } from 'vitest';
import {
  type DropContent,
  dropUrl,
  type MindfulMoment,
  mindfulMomentsUrl,
} from '../../shared/content/pack';
import { HttpError } from '../answers/http-error';
import { createContentLibrary } from './content-library';

const OLD = '0123456789ab';
const NEW = 'ba9876543210';
const MOMENT: MindfulMoment = {
  id: 'set-it-down',
  title: 'Set it down',
  description: 'Put it down for three minutes.',
  duration: 180,
  category: 'stress_relief',
  instructions: ['Let your weight go.'],
  sound: null,
  audioUrl: null,
  loopSeconds: null,
  premium: false,
};

function dropOf(day: number, title: string): DropContent {
  return {
    day,
    reference: 'Psalms 46:10',
    translation: 'WEB',
    verses: [{ number: 10, text: 'Be still, and know that I am God.' }],
    title,
    devotional: [[{ text: 'Stay.', italic: false }]],
    question: 'What could you stop holding up?',
    form: 'reflection',
    narration: null,
  };
}

/** A server with one pack; `asked` lists what was asked for, in order. */
function serverWith(version: string, drops: readonly DropContent[]) {
  const asked: string[] = [];
  const answers = new Map<string, unknown>(drops.map((drop) => [dropUrl(version, drop.day), drop]));
  answers.set(mindfulMomentsUrl(version), [MOMENT]);
  answers.set('/content/manifest.json', {
    version,
    drops: drops.map(({ day }) => ({ day, url: dropUrl(version, day), bytes: 1, narration: null })),
    mindfulMoments: { url: `/content/${version}/mindful-moments.json`, bytes: 1 },
    sounds: [],
  });
  const read = async (path: string) => {
    asked.push(path);
    if (!answers.has(path)) throw new HttpError(404, 'Not found', undefined, undefined);
    return answers.get(path);
  };
  return { read, asked };
}

function versionAt(first: string | null) {
  let current = first;
  return {
    get: () => current,
    set: (next: string) => {
      current = next;
    },
  };
}

test('the first visit asks the manifest, then the drop; a second look asks nothing', async () => {
  const { read, asked } = serverWith(NEW, [dropOf(7, 'Make it clean')]);
  const library = createContentLibrary({ read, version: versionAt(null) });
  expect(library.remembered(7)).toBeUndefined();
  expect((await library.drop(7))?.title).toBe('Make it clean');
  await library.drop(7);
  expect(library.remembered(7)?.title).toBe('Make it clean');
  expect(asked).toEqual(['/content/manifest.json', dropUrl(NEW, 7)]);
});

test('a known version is asked first, and the manifest behind it, once', async () => {
  const { read, asked } = serverWith(NEW, [dropOf(7, 'Seven'), dropOf(8, 'Eight')]);
  const library = createContentLibrary({ read, version: versionAt(NEW) });
  await library.drop(7);
  await library.drop(8);
  expect(asked).toEqual([dropUrl(NEW, 7), '/content/manifest.json', dropUrl(NEW, 8)]);
});

test('an address of an earlier pack answers 404: the manifest is read anew', async () => {
  const version = versionAt(OLD);
  const { read } = serverWith(NEW, [dropOf(7, 'Newer')]);
  const library = createContentLibrary({ read, version });
  expect((await library.drop(7))?.title).toBe('Newer');
  expect(version.get()).toBe(NEW);
});

test('a day that the pack has not got is null, not a failure', async () => {
  const { read } = serverWith(NEW, [dropOf(7, 'Only one')]);
  const library = createContentLibrary({ read, version: versionAt(null) });
  expect(await library.drop(8)).toBeNull();
});

test('without an answer it rejects, and asks again the next time', async () => {
  const { read } = serverWith(NEW, [dropOf(7, 'Seven')]);
  let offline = true;
  const library = createContentLibrary({
    read: async (path) => {
      if (offline) throw new TypeError('Failed to fetch');
      return read(path);
    },
    version: versionAt(NEW),
  });
  await expect(library.drop(7)).rejects.toThrow('Failed to fetch');
  offline = false;
  expect((await library.drop(7))?.title).toBe('Seven');
});

test('mindful moments are read once, from the known version or else from the newest', async () => {
  const known = serverWith(NEW, []);
  const library = createContentLibrary({ read: known.read, version: versionAt(NEW) });
  expect(library.rememberedMoments()).toBeUndefined();
  expect(await library.moments()).toEqual([MOMENT]);
  expect(await library.moments()).toBe(library.rememberedMoments());
  expect(known.asked).toEqual([mindfulMomentsUrl(NEW), '/content/manifest.json']);

  const outdated = serverWith(NEW, []);
  const version = versionAt(OLD);
  expect(await createContentLibrary({ read: outdated.read, version }).moments()).toEqual([MOMENT]);
  expect(version.get()).toBe(NEW);
});
