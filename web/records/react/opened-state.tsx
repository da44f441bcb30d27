import type { DeviceRecord } from '../../../shared/records/record';
import { RecordState } from './record-state';
import { useKeptPages } from './use-kept-pages';

interface OpenedStateProps {
  /** The record a form was opened on; undefined while there is none. */
  readonly record: DeviceRecord | undefined;
  /** Of a journal entry: how many there are up to and including it, oldest first. */
  readonly position?: number | undefined;
}

/** Where the words of the record that is open are, under its form. */
export function OpenedState({ record, position }: OpenedStateProps) {
  const day = record?.day ?? '';
  const pages = useKeptPages(day, day);
  if (!record) return null;
  return (
    <RecordState
      record={record}
      pages={pages.get(record.id)}
      position={position}
      className="mt-5"
    />
  );
}
