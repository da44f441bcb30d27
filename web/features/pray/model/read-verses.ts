import { scriptureBook } from '../../../../shared/companion/retrieval/scripture-files';
import { slugOf } from '../../../../shared/content/chapter-place';
import type { ScriptureVerse } from '../../../../shared/content/pack';
import { versesHere } from '../../../../shared/content/prayer/verses-here';
import { openBook } from '../../../content/scripture/scripture-files';
import { type ChosenPassage, passageOf } from './scripture-sitting';

/** `missing`: the translation has no such verses. `unreachable`: they are not on this device and could not be fetched. */
export type ReadPassage =
  | { readonly is: 'missing' | 'unreachable' }
  | { readonly is: 'here'; readonly chosen: ChosenPassage };

const PASSAGE = /^(.+) (\d{1,3})(?::(\d{1,3})(?:-(\d{1,3}))?)?$/;

/** The verses of a passage as data, `Psalms 23` or `Psalms 23:1-4`: from the app, else from the device, else from the network (O10). */
export async function readPassage(
  passage: string,
  open: (slug: string) => Promise<unknown> = openBook,
): Promise<ReadPassage> {
  const listed = versesHere(passage);
  if (listed) return here(passage, listed);
  const [, book, chapter, first = '1', last = chapter && first] = PASSAGE.exec(passage) ?? [];
  if (book === undefined) return { is: 'missing' };
  const found = await open(slugOf(book)).catch(() => null);
  if (found === null) return { is: 'unreachable' };
  const texts = scriptureBook.safeParse(found).data?.chapters[Number(chapter) - 1] ?? [];
  const isWhole = !passage.includes(':');
  const verses = texts.flatMap((text, at): ScriptureVerse[] => {
    const number = at + 1;
    const isAsked = isWhole || (number >= Number(first) && number <= Number(last));
    // The translation leaves some verses to a footnote.
    return isAsked && text !== '' ? [{ number, text }] : [];
  });
  return here(passage, verses);
}

function here(passage: string, verses: readonly ScriptureVerse[]): ReadPassage {
  if (verses.length === 0) return { is: 'missing' };
  return { is: 'here', chosen: { passage: passageOf(passage, verses), verses } };
}
