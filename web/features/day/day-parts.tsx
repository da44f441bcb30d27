import { journalEntry } from '../../../shared/records/journal-entry';
import type { DeviceRecord } from '../../../shared/records/record';
import { entryMinute } from '../../records/kinds/journal-entry/entry-minute';
import { useKeptPages } from '../../records/react/use-kept-pages';
import { formatMinuteTime } from '../../ui/format/times';
import { DayPart } from './day-part';
import { viewOf } from './views';

interface DayPartsProps {
  readonly day: string;
  readonly records: readonly DeviceRecord[];
}

/** Everything that was written on a day, in the order of a day. */
export function DayParts({ day, records }: DayPartsProps) {
  const pages = useKeptPages(day, day);
  return records.map((record) => {
    const View = viewOf(record.kind);
    const otherwise =
      record.kind === journalEntry.name ? formatMinuteTime(entryMinute(record)) : undefined;
    return (
      <DayPart key={record.id} record={record} pages={pages.get(record.id)} otherwise={otherwise}>
        <View record={record} />
      </DayPart>
    );
  });
}
