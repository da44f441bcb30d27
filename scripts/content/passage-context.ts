import { readReference } from '../../shared/companion/retrieval/reference';
import { verseCounts } from '../../shared/content/verse-counts';

/** A chapter with no more verses is read as a whole. */
const WHOLE_CHAPTER_VERSES = 45;

/** Of longer chapters, the whole scene in which a passage stands. */
const SCENES = [
  ...['Lamentations 3:1-33', 'Matthew 5:1-20', 'Mark 6:30-44', 'Mark 14:27-42', 'Luke 7:36-50'],
  ...['Luke 22:24-38', 'Luke 23:26-49', 'Luke 24:13-35', 'John 1:1-18', 'John 5:1-18'],
  ...['John 6:1-21', 'John 11:17-44', 'Acts 2:1-21', 'Acts 2:37-47'],
];

/**
 * What is read with a passage, as a reference: its chapter, or in a long one the scene around it. Throws where there is no such
 * passage, or no scene for it.
 */
export function contextOf(reference: string): string {
  const place = readReference(reference);
  const count = place && verseCounts(place.book)[place.chapter - 1];
  if (!place || count === undefined || place.last > count)
    throw new Error(`${reference} is not a passage`);
  const { book, chapter, first, last } = place;
  if (count <= WHOLE_CHAPTER_VERSES) return `${book} ${chapter}`;
  const scene = SCENES.find((each) => {
    const around = readReference(each);
    const isThere = around?.book === book && around.chapter === chapter;
    return isThere && around.first <= first && last <= around.last;
  });
  if (scene === undefined) throw new Error(`${reference} has no scene in ${book} ${chapter}`);
  return scene;
}
