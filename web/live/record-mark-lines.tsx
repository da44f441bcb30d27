import { CloudOff, Files, Hourglass } from 'lucide-react';
import type { DeviceRecord } from '../../shared/records/record';
import { ItemState } from '../ui/item-state';
import { recordMarks } from './record-marks';

const ICONS = { waiting: Hourglass, held: CloudOff, 'kept-versions': Files } as const;

/** The quiet lines under a record in a history. */
export function RecordMarkLines({
  record,
}: {
  record: Pick<DeviceRecord, 'sync' | 'code' | 'body'>;
}) {
  return recordMarks(record).map(({ state, text, reason }) => {
    const Icon = ICONS[state];
    return (
      <div key={state} className="mt-2">
        <ItemState icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}>{text}</ItemState>
        {reason && <p className="mt-1 text-note text-ink-3">{reason}</p>}
      </div>
    );
  });
}
