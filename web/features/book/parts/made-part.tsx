import { Download, Printer, Share2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { canHandOver, handOver } from '../../../platform/hand-over';
import { openFile } from '../../../platform/open-file';
import { saveFile } from '../../../platform/save-file';
import { Button } from '../../../ui/button';
import { ProgressBar } from '../../../ui/progress-bar';
import type { BookState, MadeBook } from '../model/book-run';
import { bookFileName, bookSize, lacking } from '../model/book-words';
import type { Span } from '../model/choices';
import { titleOf } from '../model/make-book';

interface MadePartProps {
  readonly state: BookState;
  readonly span: Span | undefined;
  readonly today: string;
}

/** What became of the book, and what can be done with it. */
export function MadePart({ state, span, today }: MadePartProps) {
  return (
    <section className="mt-7 empty:hidden" aria-live="polite">
      {state.phase === 'made' && span && <Made book={state} span={span} today={today} />}
      {state.phase === 'canceled' && <p className="note">Canceled. Nothing was saved.</p>}
      {state.phase === 'failed' && (
        <p role="alert" className="text-danger">
          We couldn’t make the book. Your entries are safe. This device may not have enough memory.
          Close other apps, choose fewer days, or leave out the photos, and try again.
        </p>
      )}
    </section>
  );
}

/** How far the book is. */
export function Making({ percent }: { readonly percent: number }) {
  return (
    <div className="grid w-full flex-1 gap-2">
      <p className="flex items-center justify-between gap-3">
        <span>Making your book</span>
        <span className="numerals text-ink-2" aria-hidden>{`${percent}%`}</span>
      </p>
      <ProgressBar label="Making your book" value={percent} max={100} className="h-2" />
    </div>
  );
}

interface MadeProps {
  readonly book: MadeBook;
  readonly span: Span;
  readonly today: string;
}

function Made({ book, span, today }: MadeProps) {
  const { title, subtitle } = titleOf(span);
  const name = bookFileName(title, subtitle, today);
  const file = useMemo(() => new File([book.pdf], name, { type: 'application/pdf' }), [book, name]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Your book is ready
      </h2>
      <p className="note numerals mt-1">{`${name}, ${bookSize(book)}`}</p>
      {lacking(book).map((sentence) => (
        <p key={sentence} className="mt-2 text-ink-2">
          {sentence}
        </p>
      ))}
      <div className="mt-5 grid max-w-96 gap-2.5">
        <Button full onClick={() => saveFile(name, file)}>
          <Download size={20} strokeWidth={1.6} aria-hidden />
          Save
        </Button>
        {canHandOver(file) && (
          <Button full variant="secondary" onClick={() => void share(file)}>
            <Share2 size={20} strokeWidth={1.6} aria-hidden />
            Share
          </Button>
        )}
        <Button full variant="secondary" onClick={() => openFile(file)}>
          <Printer size={20} strokeWidth={1.6} aria-hidden />
          Print
        </Button>
      </div>
      <p className="note mt-3">Print opens the book in a new tab. Print it from there.</p>
    </>
  );
}

/** Saved where the device can't hand it over after all. */
async function share(file: File): Promise<void> {
  if (!(await handOver(file))) saveFile(file.name, file);
}
