import { CloudOff, Pause } from 'lucide-react';
import { Link } from 'react-router-dom';
import { heldMessageWords } from '../../records/held-words';
import { Button } from '../../ui/button';
import { ItemState } from '../../ui/item-state';
import type { OutboxItem } from '../contract';

interface UnsentMessageProps {
  readonly item: OutboxItem;
}

/** Whether a message to others waits, or was refused and stays here. */
export function UnsentState({ item, className }: UnsentMessageProps & { className?: string }) {
  const isHeld = item.state === 'held';
  const Icon = isHeld ? Pause : CloudOff;
  return (
    <ItemState className={className} icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}>
      {isHeld ? 'Not sent' : 'Waiting to send'}
    </ItemState>
  );
}

export interface TakeBackProps {
  readonly onTakeBack: (item: OutboxItem) => void;
  /** False while something else is being written. */
  readonly canTakeBack: boolean;
}

/** Why a message was refused, and the ways to its words; nothing for one that waits. */
export function HeldMessage({
  item,
  onTakeBack,
  canTakeBack,
  className,
}: UnsentMessageProps & TakeBackProps & { className?: string }) {
  if (item.state !== 'held') return null;
  return (
    <div className={className}>
      <p className="mt-1 text-ink-2 text-ui-sm">{heldMessageWords(item.code).reason}</p>
      <p className="flex flex-wrap items-center gap-x-5">
        <Button variant="text" size="sm" disabled={!canTakeBack} onClick={() => onTakeBack(item)}>
          Edit
        </Button>
        <Link to="/data-export" className="text-link inline-flex min-h-11 items-center text-ui-sm">
          Export it
        </Link>
      </p>
    </div>
  );
}
