import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import { TITLE_CHARACTERS } from '../../../../shared/records/journal-entry';
import { usePhotoDrop } from '../../../media/react/photos/use-photo-drop';
import { GrowingLine } from '../../../ui/growing-line';
import { joinClasses } from '../../../ui/join-classes';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import '../../../ui/styles/late/entry-details.css';

interface PageSheetProps {
  /** Wide screens: the list beside it has the screen's first heading. */
  wide: boolean;
  /** The running head: weekday, time of day, date. */
  heading: string;
  indicator: ReactNode;
  /** What a screen reader calls the page. */
  label: string;
  content: string;
  onType: (content: string) => void;
  title: string;
  onTitle: (title: string) => void;
  /** Pictures that are pasted or dropped on the page. */
  onFiles: (files: readonly File[]) => void;
  /** Puts the cursor at the end of what is written: each time it grows, from 0. */
  focused?: number;
  /** Over the title, such as a question to begin with. */
  above?: ReactNode;
  children?: ReactNode;
}

/** A page of the journal: its date, whether it is saved, and the ruled lines. */
export function PageSheet(props: PageSheetProps) {
  const { wide, heading, indicator, label, content, onType, title, onTitle } = props;
  const { onFiles, focused = 0, above, children } = props;
  const headingId = useId();
  const Heading = wide ? 'h2' : 'h1';
  const sheet = useRef<HTMLTextAreaElement>(null);
  const drop = usePhotoDrop(onFiles);
  useEffect(() => {
    const element = sheet.current;
    if (focused === 0 || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [focused]);
  return (
    <section
      aria-labelledby={headingId}
      {...drop.handlers}
      className={joinClasses(
        drop.isOver && 'photo-over',
        '-mx-(--gutter) mt-4 border-rule border-y bg-leaf px-(--gutter) pt-6 pb-5 shadow-leaf md:mx-0 md:rounded-leaf md:border md:px-8 lg:m-0 lg:rounded-none lg:flex lg:grow lg:flex-col lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none',
      )}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 lg:mb-4">
        <Heading id={headingId} className="running pt-[0.12em] tracking-normal">
          {heading}
        </Heading>
        {indicator}
      </div>
      {above}
      <GrowingLine
        aria-label="Title (optional)"
        look="bare"
        className="mb-1 font-serif text-2xl leading-line font-heading text-ink"
        placeholder="Title"
        enterKeyHint="next"
        value={title}
        onChange={onTitle}
        onEnter={() => sheet.current?.focus()}
      />
      <RoomLeft text={title} limit={TITLE_CHARACTERS} className="mb-2" />
      <Sheet
        aria-label={label}
        minRows={9}
        className="lg:grow"
        value={content}
        onChange={(event) => onType(event.target.value)}
        ref={sheet}
      />
      <RoomLeft text={content} limit={LONG_TEXT_CHARACTERS} />
      {children}
    </section>
  );
}
