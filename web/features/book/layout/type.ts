import type { PartHour } from '../model/book';

/** Points. A5, as a small book is. */
export const PAGE = { width: 419.53, height: 595.28 } as const;
/** The column of text: its edges, and where it ends above and below. */
export const COLUMN = {
  left: 54,
  right: PAGE.width - 54,
  top: 68,
  bottom: PAGE.height - 68,
} as const;
export const MEASURE = COLUMN.right - COLUMN.left;
export const COLUMN_HEIGHT = COLUMN.bottom - COLUMN.top;

/** The typefaces that are embedded, each a file of `fonts/`. */
export const FONT_NAMES = [
  'text',
  'italic',
  'display',
  'label',
  'text-more',
  'italic-more',
] as const;
export type FontName = (typeof FONT_NAMES)[number];
export type Face = 'text' | 'italic' | 'display' | 'label';

/** Where a character is looked for, one after the other. */
export const STACKS: Readonly<Record<Face, readonly FontName[]>> = {
  text: ['text', 'text-more'],
  italic: ['italic', 'italic-more'],
  display: ['display', 'text-more'],
  label: ['label', 'text-more'],
};

/** By day, as `web/ui/styles/tokens.css` has them. */
export const COLORS = {
  paper: '#faf5eb',
  leaf: '#fffdf8',
  ink: '#231d16',
  'ink-2': '#4c4337',
  'ink-3': '#6b604f',
  rule: '#e3d7c2',
  action: '#1d4b3c',
  gold: '#d29a34',
  'gold-deep': '#b27a1c',
  'gold-ink': '#7a520c',
  'ray-off': '#dccfb8',
  'drop-solid': '#a95d0c',
  'check-solid': '#b0554a',
  'journal-solid': '#2f5579',
  'nourish-solid': '#657627',
  'prayer-solid': '#70406a',
  'drop-ink': '#83480a',
  'check-ink': '#8a3b32',
  'journal-ink': '#264866',
  'nourish-ink': '#4c5b1a',
  'prayer-ink': '#5f3359',
} as const;
export type Color = keyof typeof COLORS;

/** The hue of a record, as ink and as a small lit window. A day review has none of its own. */
export const HUES: Readonly<Record<PartHour, { readonly ink: Color; readonly solid: Color }>> = {
  drop: { ink: 'drop-ink', solid: 'drop-solid' },
  check: { ink: 'check-ink', solid: 'check-solid' },
  journal: { ink: 'journal-ink', solid: 'journal-solid' },
  nourish: { ink: 'nourish-ink', solid: 'nourish-solid' },
  prayer: { ink: 'prayer-ink', solid: 'prayer-solid' },
  review: { ink: 'ink-2', solid: 'action' },
};

export interface Style {
  readonly face: Face;
  /** Points, as is the leading: from one baseline to the next. */
  readonly size: number;
  readonly leading: number;
  readonly color: Color;
}

export const STYLES = {
  bookTitle: { face: 'display', size: 34, leading: 38, color: 'ink' },
  bookName: { face: 'italic', size: 15, leading: 20, color: 'ink-2' },
  bookDates: { face: 'label', size: 9, leading: 14, color: 'ink-3' },
  chapterLabel: { face: 'italic', size: 12, leading: 16, color: 'gold-ink' },
  chapterTitle: { face: 'display', size: 26, leading: 30, color: 'ink' },
  chapterDates: { face: 'label', size: 8.5, leading: 13, color: 'ink-3' },
  contentsTitle: { face: 'display', size: 22, leading: 28, color: 'ink' },
  contentsRow: { face: 'text', size: 11, leading: 22, color: 'ink' },
  contentsLabel: { face: 'italic', size: 10, leading: 22, color: 'ink-3' },
  day: { face: 'display', size: 15, leading: 19, color: 'ink' },
  dayAside: { face: 'italic', size: 10.25, leading: 19, color: 'gold-ink' },
  part: { face: 'label', size: 8.75, leading: 13, color: 'ink-2' },
  partAside: { face: 'label', size: 8.25, leading: 13, color: 'ink-3' },
  title: { face: 'display', size: 12.5, leading: 17, color: 'ink' },
  passage: { face: 'text', size: 11.1, leading: 16.5, color: 'ink' },
  verseNumber: { face: 'text', size: 6.75, leading: 16.5, color: 'gold-ink' },
  reference: { face: 'italic', size: 9.5, leading: 14, color: 'ink-3' },
  question: { face: 'italic', size: 10.75, leading: 15.75, color: 'ink-2' },
  words: { face: 'text', size: 10.75, leading: 15.75, color: 'ink' },
  fieldLabel: { face: 'italic', size: 9.75, leading: 14, color: 'ink-3' },
  mood: { face: 'italic', size: 10.25, leading: 18, color: 'ink-2' },
  note: { face: 'label', size: 8.5, leading: 13, color: 'ink-3' },
  caption: { face: 'italic', size: 8.75, leading: 13, color: 'ink-3' },
  head: { face: 'italic', size: 9, leading: 12, color: 'ink-3' },
  folio: { face: 'text', size: 9, leading: 12, color: 'ink-3' },
  closing: { face: 'text', size: 9.25, leading: 14, color: 'ink-2' },
} as const satisfies Readonly<Record<string, Style>>;
