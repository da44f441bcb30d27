import { joinClasses } from './join-classes';
import { roomWords, type TooLongFor } from './room-words';

interface RoomLineProps {
  readonly length: number;
  readonly limit: number;
  readonly what: TooLongFor;
}

/** How many characters are left, or that there are too many. A screen reader is told less often. */
export function RoomLine({ length, limit, what }: RoomLineProps) {
  const { shown, spoken, isOver } = roomWords(length, limit, what);
  return (
    <>
      <p
        aria-hidden="true"
        className={joinClasses('note numerals mt-1.5', isOver && 'text-danger')}
      >
        {shown}
      </p>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
