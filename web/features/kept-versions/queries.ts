import { useMemo } from 'react';
import { boundedMoment } from '../../../shared/domain/bounded';
import { localDayAt } from '../../../shared/domain/local-day';
import { keptVersionsOf } from '../../../shared/domain/merge/kept-versions';
import type { RecordKind } from '../../../shared/records/kind';
import type { RecordBody } from '../../../shared/records/record';
import { useLive } from '../../live/react/use-live';
import type { RecordOf } from '../../records/contract';
import { keptVersionsOfRecord } from '../../records/kept-versions-of-record';
import { kindWords } from '../../records/kind-words';
import { useKeptPages } from '../../records/react/use-kept-pages';
import { useRecords } from '../../records/react/use-records';
import type { Kept } from './resolve-conflict';

interface KeptVersions {
  readonly record: RecordOf<RecordBody>;
  /** In the order of the form; of one field the newest first. */
  readonly kept: readonly Kept[];
}

/** A record with everything kept beside it; null when there is no such record, undefined until first read. */
export function useKeptVersions(kind: RecordKind, id: string): KeptVersions | null | undefined {
  const records = useRecords();
  const record = useLive(useMemo(() => records.liveOne(kind, id), [records, kind, id]));
  const pages = useKeptPages(...daysOf(record ?? undefined)).get(id);
  return useMemo(() => {
    if (!record) return record;
    const kept = keptVersionsOfRecord(record, pages).map((version) => {
      const isInPage = ({ body }: { body: RecordBody }) =>
        keptVersionsOf(body).some(({ hash }) => hash === version.hash);
      return { kind, record, version, page: pages?.find(isInPage) };
    });
    const fields = Object.keys(kindWords(kind.name).fields);
    const placeOf = ({ version }: Kept) => fields.indexOf(version.field);
    return { record, kept: kept.reverse().sort((a, b) => placeOf(a) - placeOf(b)) };
  }, [kind, record, pages]);
}

/** From the first to the last day on which a page of a record can stand: one that was dated later has left its first day. */
function daysOf(record: RecordOf<RecordBody> | undefined): [from: string, to: string] {
  if (!record) return ['', ''];
  const written = localDayAt(boundedMoment(record.createdAt), record.utcOffsetMinutes);
  return record.day < written ? [record.day, written] : [written, record.day];
}
