import type { ReactNode } from 'react';
import { formatDayOfMonth } from './format/days';

const SHOWN = 4;

export interface LatelyDay {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly content: ReactNode;
}

interface LatelyProps {
  /** Newest first; the first four are shown. */
  readonly days: readonly LatelyDay[];
}

/** The days before, briefly: company at the side of a form. Nothing where there are none. */
export function Lately({ days }: LatelyProps) {
  if (days.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2.5">Lately</h2>
      <ul>
        {days.slice(0, SHOWN).map(({ id, day, content }) => (
          <li
            key={id}
            className="grid grid-cols-[2.75rem_1fr] items-center gap-3 border-t border-rule py-3.25"
          >
            <time
              dateTime={day}
              className="font-serif text-[1.625rem] leading-none font-numeral text-(--hour-ink,var(--ink)) lining-nums tabular-nums"
            >
              {formatDayOfMonth(day)}
            </time>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
