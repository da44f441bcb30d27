import type { Mood } from '../../../../shared/records/check-in';
import { MoodGlyph } from '../../../ui/mood-glyph';
import { MoodWord } from '../../../ui/mood-word';
import type { CheckInPage } from './check-in-page';

/** What one check-in says: mood, the truth held, gratitude. */
export function CheckInEntry({ page }: { page: CheckInPage }) {
  const { mood, truth, gratitude, incomplete } = page;
  if (incomplete) return <p className="pt-1.5 text-ink-3">Incomplete check-in</p>;
  return (
    <>
      {mood && <MoodLine mood={mood} />}
      {truth && (
        <p className="mt-2 font-serif text-prose leading-normal text-pretty whitespace-pre-line">
          {truth}
        </p>
      )}
      {gratitude.length > 0 && (
        <ul className="mt-2 text-ink-2">
          {gratitude.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
            <li key={index} className="grid grid-cols-[1rem_1fr] leading-normal">
              <span
                aria-hidden="true"
                className="mt-[0.6em] size-1.25 rounded-full bg-check forced-colors:bg-canvas-text"
              />
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The mood's glyph and word; its emoji is there for screen readers and for copying. */
function MoodLine({ mood }: { mood: Mood }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 font-serif text-subhead font-subhead text-check-ink">
      <MoodGlyph mood={mood} size={32} />
      <MoodWord mood={mood} />
    </p>
  );
}
