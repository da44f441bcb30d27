import { beforeEach, expect, it, vi } from 'vitest';
import { takeSharedWords } from './take-shared-words';

const OWN = 'https://wholeness.example';

beforeEach(() => void vi.stubGlobal('location', { origin: OWN }));

function posted(referrer: string, text = 'Be still.') {
  const form = new FormData();
  form.set('text', text);
  return { referrer, formData: async () => form };
}

const kept: string[] = [];
const keep = async (words: string) => {
  kept.push(words);
  return 'kept' as const;
};
beforeEach(() => void kept.splice(0));

it.each(['', `${OWN}/home`, 'android-app://org.example.reader/'])(
  'words that come from %j are kept',
  async (referrer) => {
    expect(await takeSharedWords(posted(referrer), keep)).toBe('kept');
    expect(kept).toEqual(['Be still.']);
  },
);

it('words that a page of another site posts are refused', async () => {
  expect(await takeSharedWords(posted('https://elsewhere.example/'), keep)).toBe('failed');
  expect(kept).toEqual([]);
});

it('nothing is kept where nothing was shared', async () => {
  expect(await takeSharedWords(posted('', ' '), keep)).toBe('kept');
  expect(kept).toEqual([]);
});

it('a disk or a form that fails is said to have failed', async () => {
  const noDisk = () => Promise.reject(new Error('no disk'));
  expect(await takeSharedWords(posted(''), noDisk)).toBe('failed');
  const broken = { referrer: '', formData: () => Promise.reject(new TypeError('no form')) };
  expect(await takeSharedWords(broken, keep)).toBe('failed');
});
