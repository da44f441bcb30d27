import { format } from 'date-fns';
import './journal.css';
import { joinClasses } from '../../ui/join-classes';
import { markDifferences } from './tellings';

interface TellingProps {
  name: string;
  text: string;
  /** What it is compared with. */
  other: string;
  /** Milliseconds since the epoch. */
  changedAt: number;
  /** The one that stands in the journal. */
  current?: boolean;
}

/** One telling of a page, with the sentences marked that the other lacks. */
export function Telling({ name, text, other, changedAt, current = false }: TellingProps) {
  return (
    <article
      className={joinClasses(
        'rounded-leaf bg-leaf px-5 pt-5 pb-4.5 shadow-leaf lg:p-7',
        current ? 'ring-(--hour) ring-2 ring-inset' : 'ring-1 ring-rule',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="running tracking-normal">{name}</h2>
        <span className="note numerals">{format(changedAt, 'd MMMM, h:mm aaa')}</span>
      </div>
      <p className="mt-3 whitespace-pre-line text-pretty font-serif text-[1.1875rem] leading-[1.62]">
        {markDifferences(text, other).map(({ text: stretch, differs }, index) =>
          differs ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name and never move
            <mark key={index} className="telling-mark">
              {stretch}
            </mark>
          ) : (
            stretch
          ),
        )}
      </p>
    </article>
  );
}
