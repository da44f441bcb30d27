import { joinClasses } from './join-classes';
import { roomWords, type TooLongFor } from './room-words';

interface RoomLeftProps {
  readonly text: string;
  /** The most UTF-16 units that are synced or sent. Nothing keeps a person from writing more. */
  readonly limit: number;
  readonly what?: TooLongFor;
  readonly className?: string;
}

/** Under a field: how many characters are left, once few are, and that nothing is lost where there are too many. */
export function RoomLeft({ text, limit, what = 'sync', className }: RoomLeftProps) {
  const words = roomWords(text.length, limit, what);
  return (
    <>
      {words && (
        <p
          aria-hidden="true"
          className={joinClasses('note numerals mt-1.5', words.isOver && 'text-danger', className)}
        >
          {words.shown}
        </p>
      )}
      {/* Always there: what is put on a page together with its text is not read out. */}
      <span role="status" className="sr-only">
        {words?.spoken}
      </span>
    </>
  );
}
