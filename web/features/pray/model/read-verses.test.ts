import { expect, test, vi } from 'vitest';
import { readPassage } from './read-verses';

const ruth = {
  name: 'Ruth',
  chapters: [['One', 'Two', '', 'Four'], ['Other']],
};
const open = async (slug: string) => (slug === 'ruth' ? ruth : undefined);

test('O10 what comes with the app is read without a book', async () => {
  const asked = vi.fn(open);
  const read = await readPassage('Psalms 23:1-2', asked);
  expect(read).toMatchObject({ is: 'here', chosen: { passage: 'Psalms 23:1-2' } });
  expect(asked).not.toHaveBeenCalled();
});

test('O10 verses, a range of them and whole chapters are read from the book, without those that a footnote has', async () => {
  expect(await readPassage('Ruth 1:2-4', open)).toEqual({
    is: 'here',
    chosen: {
      passage: 'Ruth 1:2-4',
      verses: [
        { number: 2, text: 'Two' },
        { number: 4, text: 'Four' },
      ],
    },
  });
  const numbers = async (passage: string) => {
    const read = await readPassage(passage, open);
    return read.is === 'here' ? read.chosen.verses.map(({ number }) => number) : read.is;
  };
  expect(await numbers('Ruth 1:2')).toEqual([2]);
  expect(await numbers('Ruth 1')).toEqual([1, 2, 4]);
  expect(await numbers('Ruth 2')).toEqual([1]);
});

test('O10 it is told apart whether there is no such passage, or it can’t be read here', async () => {
  expect(await readPassage('Ruth 3', open)).toEqual({ is: 'missing' });
  expect(await readPassage('Tobit 1:2', open)).toEqual({ is: 'missing' });
  expect(await readPassage('anything', open)).toEqual({ is: 'missing' });
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await readPassage('Ruth 1', offline)).toEqual({ is: 'unreachable' });
});
