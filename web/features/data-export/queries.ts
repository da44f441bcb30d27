import { useEffect, useMemo, useState } from 'react';
import { NamedMedia } from '../../../shared/protocol/named-media';
import { combineLive } from '../../live/combine-live';
import { firstValue } from '../../live/first-value';
import { useLive } from '../../live/react/use-live';
import { type Person, usePerson } from '../../person/react/person-context';
import { countedKinds } from '../../records/kind-words';
import { useRecords } from '../../records/react/use-records';
import { countIds, type MediaCount } from './model/recordings-words';

const COUNTED = countedKinds();

/** How much of each there is to take along; undefined until counted. */
export function useExportCounts():
  | { readonly label: string; readonly count: number }[]
  | undefined {
  const records = useRecords();
  const counts = useLive(
    useMemo(
      () =>
        combineLive(
          COUNTED.map(({ kind }) => records.liveCount(kind)),
          (found) => found,
        ),
      [records],
    ),
  );
  return counts && COUNTED.map(({ label }, index) => ({ label, count: counts[index] ?? 0 }));
}

/** The recordings and photos that the person's words name. */
export interface RecordingsOverview {
  readonly count: MediaCount;
  /** Of those that are on this device, previews included. */
  readonly bytes: number;
  /** How many have to be fetched from the server. */
  readonly elsewhere: MediaCount;
}

/** What there is to hear and see, as of when the screen opened; undefined until looked up. */
export function useRecordingsOverview(): RecordingsOverview | undefined {
  const person = usePerson();
  const [overview, setOverview] = useState<RecordingsOverview>();
  useEffect(() => {
    let isCurrent = true;
    void overviewOf(person).then(
      (found) => isCurrent && setOverview(found),
      // The disk can't be read just now; the export itself will say so.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [person]);
  return overview;
}

async function overviewOf({ store, keeper }: Person): Promise<RecordingsOverview> {
  const [records, drafts] = await Promise.all([store.records.all(), keeper.all()]);
  const named = new NamedMedia([records.map(({ body }) => body), drafts]);
  const ids = [...named.ids];
  const known = await Promise.all(ids.map((id) => firstValue(store.media.liveOne(id))));
  const here = known.filter((recording) => recording !== null);
  const elsewhere = ids.filter((_, at) => known[at] === null);
  return {
    count: countIds(ids, named),
    bytes: here.reduce((sum, { bytes }) => sum + bytes, 0),
    elsewhere: countIds(elsewhere, named),
  };
}
