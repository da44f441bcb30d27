import { Bookmark, NotebookPen } from 'lucide-react';
import { Fragment, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { HighlightColor } from '../../../../shared/records/bible-chapter';
import { joinClasses } from '../../../ui/join-classes';
import type { Block, Chapter, VersePiece } from '../model/chapter';
import { isSelected, type Selection } from '../model/selection';
import type { ChapterMarks, NoteOnVerses } from '../queries';

export interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly marks: ChapterMarks;
  /** Verses that the address names. */
  readonly named: ReadonlySet<number>;
  readonly selection: Selection;
  /** The verse that is being read aloud. */
  readonly heard: number | undefined;
  readonly onPress: (verse: number) => void;
  readonly onNote: (note: NoteOnVerses) => void;
  readonly className: string;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** A chapter in its paragraphs and stanzas. A press anywhere on a verse chooses it; the number does for keys and screen readers. */
export function ChapterText(props: ChapterTextProps) {
  const { chapter, className, onPress, ref } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within do the same
    <div
      className={joinClasses('chapter scripture', className)}
      ref={ref}
      onClick={(event) => {
        const verse = verseAt(event);
        if (verse !== undefined) onPress(verse);
      }}
      onKeyDown={walkVerses}
    >
      {chapter.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a printed text never move
        <BlockOfVerses key={at} block={block} {...props} />
      ))}
    </div>
  );
}

function BlockOfVerses({ block, ...props }: { readonly block: Block } & ChapterTextProps) {
  const isPoetry = block.pieces.some(({ isLine }) => isLine);
  return (
    <>
      {block.heading && <p className="chapter-heading">{block.heading}</p>}
      <p className={isPoetry ? 'chapter-stanza' : 'chapter-paragraph'}>
        {block.pieces.map((piece) => (
          <Fragment key={`${piece.verse}${piece.words}`}>
            <Piece piece={piece} {...props} />{' '}
          </Fragment>
        ))}
      </p>
    </>
  );
}

function Piece({ piece, ...props }: { readonly piece: VersePiece } & ChapterTextProps) {
  const { verse, words, isLine, isFirst } = piece;
  const { marks, named, selection, heard, onNote } = props;
  const isChosen = isSelected(selection, verse);
  const [firstWord = ''] = /^\S+/.exec(words) ?? [];
  return (
    <span
      id={isFirst ? `v${verse}` : undefined}
      data-verse={verse}
      className={joinClasses(
        isLine && 'chapter-line',
        isLine && !isFirst && 'chapter-line-further',
      )}
    >
      <span
        className={joinClasses(
          'chapter-words',
          named.has(verse) && 'chapter-marked',
          ...highlightClasses(marks.colors.get(verse) ?? []),
          heard === verse && 'chapter-heard',
          isChosen && 'chapter-selected',
        )}
      >
        {/* No line ends between a number and its verse. */}
        {isFirst && (
          <span className="whitespace-nowrap">
            <VerseNumber verse={verse} isPressed={isChosen} />
            {marks.bookmarks.has(verse) && <BookmarkSign />}
            {firstWord}
          </span>
        )}
        {isFirst ? words.slice(firstWord.length) : words}
      </span>
      {endsHere(piece, props) &&
        notesThatEnd(marks.notes, verse).map((note) => (
          <NoteDoor key={note.record.id} note={note} onOpen={onNote} />
        ))}
    </span>
  );
}

/** The last color is the ground; one that another device gave apart is a line below it. */
function highlightClasses(colors: readonly HighlightColor[]): string[] {
  const [under, over] = colors.length > 1 ? colors.slice(-2) : [undefined, colors[0]];
  return [
    ...(over ? [`highlight highlight-${over}`] : []),
    ...(under ? [`highlight-under highlight-under-${under}`] : []),
  ];
}

function BookmarkSign() {
  return (
    <Bookmark className="chapter-bookmark" size={14} strokeWidth={1.6} aria-label="Bookmark" />
  );
}

function VerseNumber({
  verse,
  isPressed,
}: {
  readonly verse: number;
  readonly isPressed: boolean;
}) {
  return (
    <button
      type="button"
      className="chapter-number"
      aria-label={`Verse ${verse}`}
      aria-pressed={isPressed}
      tabIndex={verse === 1 || isPressed ? 0 : -1}
    >
      {verse}
    </button>
  );
}

interface NoteDoorProps {
  readonly note: NoteOnVerses;
  readonly onOpen: (note: NoteOnVerses) => void;
}

function NoteDoor({ note, onOpen }: NoteDoorProps) {
  const [first, last] = note.verses;
  return (
    <button
      type="button"
      className="chapter-note"
      aria-label={first === last ? `Note on verse ${first}` : `Note on verses ${first} to ${last}`}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(note);
      }}
    >
      <NotebookPen size={15} strokeWidth={1.6} aria-hidden />
    </button>
  );
}

function notesThatEnd(notes: readonly NoteOnVerses[], verse: number): readonly NoteOnVerses[] {
  return notes.filter(({ verses: [, last] }) => last === verse);
}

/** Whether this piece is the last one of its verse. */
function endsHere({ verse, words }: VersePiece, { chapter }: Pick<ChapterTextProps, 'chapter'>) {
  return chapter.verses.get(verse)?.endsWith(words) ?? false;
}

/** The verse of a press; none where words were being selected. */
function verseAt({ target }: MouseEvent): number | undefined {
  if (getSelection()?.isCollapsed === false) return undefined;
  const verse = (target as Element).closest<HTMLElement>('[data-verse]')?.dataset.verse;
  return verse === undefined ? undefined : Number(verse);
}

/** Arrows up and down go from number to number: a chapter is one stop for the Tab key. */
function walkVerses(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const numbers = [...event.currentTarget.querySelectorAll<HTMLElement>('.chapter-number')];
  const at = numbers.indexOf(document.activeElement as HTMLElement);
  const next = step === undefined || at === -1 ? undefined : numbers[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
