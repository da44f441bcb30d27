import { useEffect, useState } from 'react';
import { type Person, usePerson } from '../../../person/react/person-context';
import { useInitialPullDone } from '../../../person/react/use-sync-state';
import { type Span, TAKEN, type Taken } from './choices';
import { countTaken, photosOf } from './make-book';
import { photosNotHere } from './photos-here';
import { readSpan } from './read-span';

/** What there is on the days of a span. */
export interface SpanContent {
  readonly counts: Readonly<Record<Taken, number>>;
  /** Of the photos, those that are not on this device. */
  readonly photosElsewhere: number;
}

/**
 * Undefined while it is read first, and where there is no span; null where the device can't be read. With what has arrived
 * since it is counted again, and what was counted stands meanwhile: no button goes away under a finger.
 */
export function useReadSpan(span: Span | undefined): SpanContent | null | undefined {
  const person = usePerson();
  const isSettled = useInitialPullDone();
  const [read, setRead] = useState<{ readonly of: string; readonly content: SpanContent | null }>();
  // A span that is worked out again is another object and the same days.
  const of = span ? JSON.stringify(span) : '';
  useEffect(() => {
    void isSettled;
    if (of === '') return;
    let isCurrent = true;
    const tell = (content: SpanContent | null) => isCurrent && setRead({ of, content });
    contentOf(person, JSON.parse(of) as Span, () => isCurrent).then(tell, () => tell(null));
    return () => {
      isCurrent = false;
    };
  }, [person, of, isSettled]);
  return read?.of === of ? read.content : undefined;
}

/** Counted a piece at a time, so that no count of many years holds the page up. */
async function contentOf(
  { store }: Person,
  span: Span,
  isWanted: () => boolean,
): Promise<SpanContent> {
  const counts = Object.fromEntries(TAKEN.map((kind) => [kind, 0])) as Record<Taken, number>;
  const photos = new Set<string>();
  for await (const records of readSpan(store.records, span)) {
    if (!isWanted()) break;
    const own = countTaken(records, span);
    for (const kind of TAKEN) counts[kind] += own[kind];
    for (const { id } of photosOf(records, span)) photos.add(id);
  }
  const elsewhere = await photosNotHere(store.media, photos);
  return { counts, photosElsewhere: elsewhere.length };
}
