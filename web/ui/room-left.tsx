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
  /** Once how many characters are left it is said; near the limit, where absent. */
  readonly from?: number;
  readonly className?: string;
}

/** Under a field: how many characters are left, once few are, and that nothing is lost where there are too many. */
export function RoomLeft(props: RoomLeftProps) {
  const { text, limit, what = 'sync', from = nearLimit(limit), className } = props;
  const { length } = text;
  return (
    <div role="status" className={joinClasses('empty:hidden', className)}>
      {limit - length <= from && (
        <Suspense>
          <RoomLine length={length} limit={limit} what={what} />
        </Suspense>
      )}
    </div>
  );
}
