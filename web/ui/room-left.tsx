import { lazy, Suspense } from 'react';
import { joinClasses } from './join-classes';
import { nearLimit } from './near-limit';
import type { TooLongFor } from './room-words';

/** Few people ever come near a limit. */
const RoomLine = lazy(async () => ({ default: (await import('./room-line')).RoomLine }));

interface RoomLeftProps {
  readonly text: string;
  /** The most UTF-16 units that are synced or sent. Nothing keeps a person from writing more. */
  readonly limit: number;
  readonly what?: TooLongFor;
  readonly className?: string;
}

/** Under a field: how many characters are left, once few are, and that nothing is lost where there are too many. */
export function RoomLeft({ text, limit, what = 'sync', className }: RoomLeftProps) {
  const { length } = text;
  return (
    <div role="status" className={joinClasses('empty:hidden', className)}>
      {limit - length <= nearLimit(limit) && (
        <Suspense>
          <RoomLine length={length} limit={limit} what={what} />
        </Suspense>
      )}
    </div>
  );
}
