import { Image, Mic } from 'lucide-react';
import { formatRecentTime } from '../../ui/format/times';
import { HourIcon } from '../../ui/icon';
import { ItemState } from '../../ui/item-state';
import { MiniPane } from '../../ui/mini-pane';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { useNow } from '../../ui/use-now';
import type { UnsyncedItem } from './unsynced-items';

const MINUTE_MS = 60_000;
const SHOWN = 30;
const MEDIA_ICONS = { recording: Mic, photo: Image } as const;

interface WaitingListProps {
  readonly items: readonly UnsyncedItem[];
  /** Where each of them is: `Saved here`, `Syncing`. */
  readonly state: string;
}

/** What has not been sent, newest first. Nothing while nothing waits. */
export function WaitingList({ items, state }: WaitingListProps) {
  const now = useNow(MINUTE_MS);
  if (items.length === 0) return null;
  return (
    <Part title="Not synced yet" aside={items.length}>
      <Rows>
        {items.slice(0, SHOWN).map((item) => (
          <Row key={item.key} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5">
            <Pane hour={item.hour} media={item.media} />
            <span className="min-w-0">
              <span className="block font-serif text-lg leading-snug font-heading">
                {item.name}
              </span>
              <span className="note numerals block">
                {[formatRecentTime(item.at, now), item.detail].filter(Boolean).join('. ')}
              </span>
            </span>
            <ItemState className="self-start pt-0.5">{state}</ItemState>
          </Row>
        ))}
      </Rows>
      {items.length > SHOWN && <p className="note mt-3">{`And ${items.length - SHOWN} older.`}</p>}
    </Part>
  );
}

interface PaneProps {
  readonly hour: UnsyncedItem['hour'];
  readonly media: UnsyncedItem['media'] | undefined;
}

/** The window of its hour with what it is in it. */
function Pane({ hour, media }: PaneProps) {
  const Icon = media && MEDIA_ICONS[media];
  return (
    <MiniPane hour={hour} lit={false} className="mini-pane-large">
      {Icon ? <Icon size={12} strokeWidth={1.6} /> : hour && <HourIcon hour={hour} size={12} />}
    </MiniPane>
  );
}
