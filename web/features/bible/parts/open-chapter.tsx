import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { markedVerses } from '../../../../shared/content/chapter-place';
import { sayReference } from '../../../../shared/content/say-reference';
import { useReadAloud } from '../../../content/listening/use-read-aloud';
import { passageText } from '../../../journey/share-words';
import { useRecords } from '../../../records/react/use-records';
import { Button } from '../../../ui/button';
import { copyText } from '../../../ui/copy-text';
import { changeMarks } from '../commands';
import type { Chapter } from '../model/chapter';
import { passageOf, withBookmark, withColor } from '../model/marks';
import type { OpenedNote } from '../model/note-form';
import type { ReadingSettings } from '../model/reading-settings';
import { pressVerse, type Selection } from '../model/selection';
import { type ChapterWays, useTurnPages } from '../model/use-turn-pages';
import { type ChapterMarks, useChapterMarks } from '../queries';
import { ChapterFrame } from './chapter-frame';
import { ChapterText } from './chapter-text';
import { NoteDialog } from './note-dialog';
import { PlanStep } from './plan-step';
import { ReadAloudBar } from './read-aloud-bar';
import { SelectionBar } from './selection-bar';

interface OpenChapterProps {
  readonly chapter: Chapter;
  readonly slug: string;
  readonly settings: ReadingSettings;
}

/** A chapter that is here: its text, what is chosen of it, and what can be done with that. */
export function OpenChapter({ chapter, slug, settings }: OpenChapterProps) {
  const { hash, state } = useLocation();
  const marks = useChapterMarks(chapter);
  const [selection, select] = useState<Selection>(null);
  const [note, openNote] = useState<OpenedNote>();
  const text = useRef<HTMLDivElement>(null);
  const named = markedVerses(hash);
  const reading = useReadAloud(chapter.verses);
  const ways = waysFrom(chapter, slug);
  useTurnPages(text, ways, state);
  useVerseInView(
    text,
    [...named].find((verse) => chapter.verses.has(verse)),
    true,
  );
  useVerseInView(text, reading.heard, false);

  return (
    <ChapterFrame
      title={sayReference(`${chapter.book} ${chapter.number}`)}
      slug={slug}
      settings={settings}
      action={
        reading.heard === undefined ? (
          selection && (
            <ChosenVerses
              {...{ chapter, marks, selection, select }}
              onNote={openNote}
              onListen={() => {
                select(null);
                reading.start(selection[0]);
              }}
            />
          )
        ) : (
          <ReadAloudBar verse={reading.heard} onStop={reading.stop} />
        )
      }
    >
      <ChapterText
        {...{ chapter, marks, named, selection }}
        heard={reading.heard}
        onPress={(verse) => select((before) => pressVerse(before, verse))}
        onNote={({ record: { id, body } }) => openNote({ id, passage: body.passage })}
        className={settings.className}
        ref={text}
      />
      <PlanStep />
      <nav aria-label="Chapters" className="mt-8 flex justify-between border-rule border-t pt-2">
        <ChapterStep to={ways.previous} state={state}>
          Previous chapter
        </ChapterStep>
        <ChapterStep to={ways.next} state={state}>
          Next chapter
        </ChapterStep>
      </nav>
      {note && <NoteDialog note={note} onClose={() => openNote(undefined)} />}
    </ChapterFrame>
  );
}

interface ChosenVersesProps {
  readonly chapter: Chapter;
  readonly marks: ChapterMarks;
  readonly selection: NonNullable<Selection>;
  readonly select: (selection: Selection) => void;
  readonly onNote: (note: OpenedNote) => void;
  readonly onListen: () => void;
}

function ChosenVerses(props: ChosenVersesProps) {
  const { chapter, marks, selection, select, onNote, onListen } = props;
  const records = useRecords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [first, last] = selection;
  const passage = passageOf(chapter, selection);
  const reference = sayReference(passage);
  const chosen = [...chapter.verses].filter(([verse]) => verse >= first && verse <= last);
  const words = chosen.map(([, text]) => text).join(' ');
  const colors = new Set(chosen.map(([verse]) => marks.colors.get(verse)?.at(-1)));
  const isBookmarked = marks.bookmarks.has(first);
  const known = marks.notes.find(({ record }) => record.body.passage === passage);
  const change = (make: Parameters<typeof changeMarks>[3]) =>
    void changeMarks(records, passageOf(chapter), marks.records, make);
  return (
    <SelectionBar
      reference={reference}
      color={colors.size === 1 ? [...colors][0] : undefined}
      isBookmarked={isBookmarked}
      onColor={(color) =>
        change((body, isFirst) => withColor(body, selection, isFirst ? color : null))
      }
      onBookmark={() =>
        change((body, isFirst) => withBookmark(body, first, isFirst && !isBookmarked))
      }
      onNote={() => onNote({ passage, id: known?.record.id })}
      onCopy={() => {
        copyText(passageText({ reference: passage, text: words }), 'Copied!');
        select(null);
      }}
      onShare={() =>
        void navigate(`/share?passage=${encodeURIComponent(passage)}`, {
          state: { from: pathname + search },
        })
      }
      onListen={onListen}
      onPray={() =>
        void navigate('/pray/scripture', { state: { from: pathname + search, passage } })
      }
      onUseToday={() => void navigate('/bible-prayer', { state: { passage: reference } })}
      onClose={() => select(null)}
    />
  );
}

function waysFrom({ number, of }: Chapter, slug: string): ChapterWays {
  return {
    previous: number > 1 ? `/bible/${slug}/${number - 1}` : undefined,
    next: number < of ? `/bible/${slug}/${number + 1}` : undefined,
  };
}

/** Brings a verse to where it is seen, and the focus with it where it was asked for. */
function useVerseInView(
  text: { readonly current: HTMLElement | null },
  verse: number | undefined,
  takesFocus: boolean,
): void {
  useEffect(() => {
    const element = verse && text.current?.querySelector<HTMLElement>(`#v${verse}`);
    if (!element) return;
    element.scrollIntoView({ block: takesFocus ? 'center' : 'nearest' });
    if (takesFocus) element.querySelector('button')?.focus({ preventScroll: true });
  }, [text, verse, takesFocus]);
}

interface ChapterStepProps {
  readonly to: string | undefined;
  readonly state: unknown;
  readonly children: string;
}

/** Leafing is one visit: Back leads out of it. */
function ChapterStep({ to, state, children }: ChapterStepProps) {
  if (to === undefined) return <span />;
  return (
    <Button asChild variant="text" size="sm" className="px-0">
      <Link to={to} state={state} replace>
        {children}
      </Link>
    </Button>
  );
}
