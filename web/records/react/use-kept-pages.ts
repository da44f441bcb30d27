import { useMemo } from 'react';
import { keptVersionsPage } from '../../../shared/records/kept-versions-page';
import { useLive } from '../../live/react/use-live';
import { type KeptPages, pagesByRecord } from '../kept-versions-of-record';
import { useRecords } from './use-records';

const NONE: KeptPages = new Map();

/** The pages of kept versions for records of these days (inclusive): a page has the day of its record. */
export function useKeptPages(fromDay: string, toDay: string): KeptPages {
  const records = useRecords();
  const pages = useLive(
    useMemo(() => records.liveDays(keptVersionsPage, fromDay, toDay), [records, fromDay, toDay]),
  );
  return useMemo(() => (pages?.length ? pagesByRecord(pages) : NONE), [pages]);
}
