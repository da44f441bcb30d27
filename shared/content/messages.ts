import type { Goal } from '../records/preference';
import messages from './messages.json';
import type { Verse } from './verses';

export const MESSAGE_CATEGORIES = [
  'morning',
  'afternoon',
  'evening',
  'completion',
  'milestone',
] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/** By the names Lucide gives its icons. */
export const MESSAGE_ICONS = [
  'anchor',
  'apple',
  'armchair',
  'bed',
  'bird',
  'cloud-sun',
  'coffee',
  'door-open',
  'droplets',
  'flame',
  'footprints',
  'gift',
  'hand-heart',
  'hourglass',
  'house',
  'lamp',
  'milestone',
  'moon',
  'moon-star',
  'mountain',
  'music',
  'signpost',
  'sprout',
  'star',
  'sun',
  'sunrise',
  'sunset',
  'tree-deciduous',
  'wheat',
  'wind',
] as const;
export type MessageIcon = (typeof MESSAGE_ICONS)[number];

/**
 * A word of encouragement with the Scripture it rests on. Written in messages-source.json; `npm run verses` adds the
 * verses.
 */
export interface MotivationalMessage {
  readonly id: string;
  readonly category: MessageCategory;
  /** At most 120 characters. */
  readonly message: string;
  /** What a person hopes for to whom it speaks first. */
  readonly goal?: Goal;
  readonly verse: Verse;
  readonly icon: MessageIcon;
}

/** The messages of a category, always in the same order and never none. The caller draws one of them. */
export function messagesOf(category: MessageCategory): readonly MotivationalMessage[] {
  return (messages as readonly MotivationalMessage[]).filter((each) => each.category === category);
}
