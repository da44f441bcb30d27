import { formatNumber, pluralize } from './format/numbers';
import { nearLimit } from './near-limit';

/** What a text that is longer than it may be is too long for. */
export type TooLongFor = 'sync' | 'send' | 'tag';

/** The room left in a text, in words: `shown` at every keystroke, `spoken` by a screen reader, which seldom changes. */
export interface RoomWords {
  readonly shown: string;
  readonly spoken: string;
  readonly isOver: boolean;
}

/** Parts of the room near a limit at which a screen reader hears of it again. */
const SPOKEN_PARTS = [10, 5, 2, 1];

/** `length` and `limit` count UTF-16 units, as schemas do; see {@link nearLimit} for where this begins. */
export function roomWords(length: number, limit: number, what: TooLongFor): RoomWords {
  const near = nearLimit(limit);
  const left = limit - length;
  if (left < 0) {
    const isTooLong = (by: string) => `This is ${by}too long ${TOO_LONG[what]}`;
    return { shown: isTooLong(`${inCharacters(-left)} `), spoken: isTooLong(''), isOver: true };
  }
  const bound = SPOKEN_PARTS.map((part) => Math.ceil(near / part)).find((most) => left <= most);
  const spoken = left === 0 ? 'No characters left' : `Up to ${inCharacters(bound ?? near)} left`;
  return { shown: left === 0 ? spoken : `${inCharacters(left)} left`, spoken, isOver: false };
}

/** What follows, and where the text is meanwhile. */
const TOO_LONG: Readonly<Record<TooLongFor, string>> = {
  sync: 'to sync. All of it is saved on this device.',
  send: 'to send. All of it is saved on this device.',
  tag: 'for a tag. Shorten it to add it.',
};

function inCharacters(count: number): string {
  return `${formatNumber(count)} ${pluralize(count, 'character', 'characters')}`;
}
