import { CloudOff, Files, Pause, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DeviceRecord } from '../../../shared/records/record';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useIsReachable } from '../../sync/react/sync-facts';
import { useHere } from '../../ui/came-from';
import { ItemState } from '../../ui/item-state';
import { joinClasses } from '../../ui/join-classes';
import { heldWords } from '../held-words';
import type { KeptPage } from '../kept-versions-of-record';
import { type RecordMark, recordMarks } from '../record-marks';

const ICONS = {
  'saved-here': Smartphone,
  waiting: CloudOff,
  held: Pause,
  'kept-versions': Files,
} as const;

interface RecordStateProps {
  readonly record: Pick<DeviceRecord, 'id' | 'kind' | 'sync' | 'code' | 'body'>;
  /** Kept versions of this record that have records of their own. */
  readonly pages?: readonly KeptPage[] | undefined;
  /** Of a journal entry: how many there are up to and including it, oldest first. */
  readonly position?: number | undefined;
  /** What the line says while there is nothing else to say. */
  readonly otherwise?: string | undefined;
  readonly className?: string | undefined;
}

/** Where a record's words are, in one quiet line each, with what can be done about it. */
export function RecordState(props: RecordStateProps) {
  const { record, pages, position, otherwise, className } = props;
  const marks = useRecordMarks(record, pages);
  const here = useHere();
  if (marks.length === 0) return otherwise ? <ItemState>{otherwise}</ItemState> : null;
  return (
    <div className={joinClasses('grid justify-items-start gap-1', className)}>
      {marks.map((mark) => (
        <div key={mark.state} className="flex flex-wrap items-center gap-x-4">
          <MarkLine mark={mark} />
          {mark.state === 'held' && <HeldReason code={record.code} position={position} />}
          {mark.wayThere && (
            <Link
              to={keptVersionsPlace(record)}
              state={here}
              className="text-link relative text-note after:absolute after:-inset-y-3 after:inset-x-0"
            >
              {mark.wayThere}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}

/** The most telling line alone, for a short list. */
export function RecordStateLine({ record, pages, otherwise }: RecordStateProps) {
  const [mark] = useRecordMarks(record, pages);
  if (mark) return <MarkLine mark={mark} />;
  return otherwise ? <ItemState>{otherwise}</ItemState> : null;
}

/** Where what is kept beside a record can be read. */
export function keptVersionsPlace({ kind, id }: Pick<DeviceRecord, 'kind' | 'id'>): string {
  return `/kept-versions/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;
}

function useRecordMarks(record: RecordStateProps['record'], pages: RecordStateProps['pages']) {
  const reachable = useIsReachable() ?? false;
  const isGuest = useIsGuest();
  return recordMarks(record, { reachable, isGuest, pages });
}

function MarkLine({ mark: { state, text } }: { mark: RecordMark }) {
  const Icon = ICONS[state];
  return <ItemState icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}>{text}</ItemState>;
}

function HeldReason({
  code,
  position,
}: {
  code: string | undefined;
  position: number | undefined;
}) {
  const { reason, premium } = heldWords(code, position);
  return (
    <div className="mt-1 w-full text-ink-2 text-ui-sm">
      <p>{reason}</p>
      <p className="flex flex-wrap gap-x-5">
        {premium && (
          <Link to="/subscribe" className="text-link inline-flex min-h-11 items-center">
            See Premium
          </Link>
        )}
        <Link to="/data-export" className="text-link inline-flex min-h-11 items-center">
          Export it
        </Link>
      </p>
    </div>
  );
}
