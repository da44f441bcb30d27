import { Cloud, CloudCheck, CloudOff, Laptop, RefreshCw, Smartphone } from 'lucide-react';
import { formatCount } from '../../ui/format/numbers';
import { MiniPane } from '../../ui/mini-pane';
import type { SyncSaid } from './say-sync';
import type { UnsyncedItem } from './unsynced-items';
import '../../ui/styles/late/sync-path.css';

const ENDS = { cloud: Cloud, off: CloudOff, safe: CloudCheck, moving: RefreshCw } as const;
const MOST_PANES = 5;
const ICON = { size: 24, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface SyncPathProps {
  readonly waiting: readonly UnsyncedItem[];
  readonly end: SyncSaid['end'];
}

/** The way from this device to the others, and what waits on it. */
export function SyncPath({ waiting, end }: SyncPathProps) {
  const End = ENDS[end.icon];
  const near = waiting.length === 0 ? 'Saved' : `${waiting.length} saved`;
  const panes = waiting.slice(0, MOST_PANES).reverse();
  return (
    <div
      className="mt-7 grid max-w-120 grid-cols-[max-content_minmax(0,1fr)_max-content] items-center justify-items-center gap-x-3.5 gap-y-2"
      role="img"
      aria-label={labelOf(waiting.length, end.label)}
    >
      <span className="sync-path-end sync-path-lit">
        <Smartphone {...ICON} className="md:hidden" />
        <Laptop {...ICON} className="hidden md:block" />
      </span>
      <span className="sync-path-thread">
        {panes.map(({ key, hour }) => (
          <MiniPane key={key} hour={hour} lit={false} className="bg-paper" />
        ))}
      </span>
      <span className={`sync-path-end ${end.icon === 'safe' ? 'sync-path-lit' : ''}`}>
        <End {...ICON} />
      </span>
      <b className="numerals min-w-16 text-center text-(length:--type-note) font-label whitespace-nowrap text-ink-2">
        {near}
      </b>
      <span />
      <span className="numerals min-w-16 text-center text-(length:--type-note) whitespace-nowrap text-ink-3">
        {end.label}
      </span>
    </div>
  );
}

function labelOf(count: number, end: string): string {
  if (count === 0) return `Nothing left to sync. Server: ${end}`;
  return `${formatCount(count, 'item isn’t', 'items aren’t')} synced yet. Server: ${end}`;
}
