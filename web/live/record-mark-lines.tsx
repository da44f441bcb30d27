import { CloudOff, Files, Pause } from 'lucide-react';
import type { DeviceRecord } from '../../shared/records/record';
import { ItemState } from '../ui/item-state';
import { type RecordMark, recordMarks } from './record-marks';

const ICONS = { waiting: CloudOff, held: Pause, 'kept-versions': Files } as const;

interface RecordMarkLineProps {
  /** `settled`: nothing to watch, a plain word about the record. */
  mark: { readonly state: RecordMark['state'] | 'settled'; readonly text: string };
}

/** One mark, in one quiet line. */
export function RecordMarkLine({ mark: { state, text } }: RecordMarkLineProps) {
  const Icon = state === 'settled' ? undefined : ICONS[state];
  const icon = Icon && <Icon size={16} strokeWidth={1.6} aria-hidden />;
  return <ItemState icon={icon}>{text}</ItemState>;
}

/** The quiet lines under a record in a history, with the reason where its words are held back. */
export function RecordMarkLines({
  record,
}: {
  record: Pick<DeviceRecord, 'sync' | 'code' | 'body'>;
}) {
  return recordMarks(record).map((mark) => (
    <div key={mark.state} className="mt-2">
      <RecordMarkLine mark={mark} />
      {mark.reason && <p className="mt-1 text-note text-ink-3">{mark.reason}</p>}
    </div>
  ));
}
