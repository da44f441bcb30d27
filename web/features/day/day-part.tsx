import { Moon, Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DeviceRecord } from '../../../shared/records/record';
import type { KeptPage } from '../../records/kept-versions-of-record';
import { kindWords } from '../../records/kind-words';
import { RecordState } from '../../records/react/record-state';
import { useHere } from '../../ui/came-from';
import { hourClass } from '../../ui/hour';
import { HourIcon } from '../../ui/icon';
import { joinClasses } from '../../ui/join-classes';

interface DayPartProps {
  readonly record: DeviceRecord;
  readonly pages: readonly KeptPage[] | undefined;
  /** What the line under it says while there is nothing to say of where it is. */
  readonly otherwise: string | undefined;
  readonly children: ReactNode;
}

const PART =
  'grid break-inside-avoid grid-cols-[1.75rem_minmax(0,1fr)] gap-4 border-t border-rule py-5.5 print:block';
const PANE = 'mini-pane h-9.5 w-7 print:hidden [&_svg]:size-4';

/** One thing that was written on a day: its window, its words, where they are, and the way to change them. */
export function DayPart({ record, pages, otherwise, children }: DayPartProps) {
  const { hour, name, place } = kindWords(record.kind);
  const here = useHere();
  return (
    <section className={joinClasses(PART, hour && hourClass(hour))}>
      <span
        className={joinClasses(PANE, hour ? 'mini-pane-lit' : 'border-ray-missed text-gold-ink')}
        aria-hidden
      >
        {hour ? <HourIcon hour={hour} size={16} /> : <OtherIcon kind={record.kind} />}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="mb-1 text-[1.25rem]">{name}</h2>
          {place && (
            <Link
              to={place(record)}
              state={here}
              className="text-link unprinted relative flex-none text-note after:absolute after:-inset-3"
            >
              Edit
              <span className="sr-only">{` ${name}`}</span>
            </Link>
          )}
        </div>
        {children}
        <RecordState record={record} pages={pages} otherwise={otherwise} className="mt-2" />
      </div>
    </section>
  );
}

function OtherIcon({ kind }: { kind: string }) {
  const Icon = kind === 'day-review' ? Moon : Wind;
  return <Icon size={16} strokeWidth={1.6} aria-hidden />;
}
