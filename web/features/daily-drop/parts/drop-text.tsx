import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { AUTHORSHIP } from '../../../../shared/content/authorship';
import type { DropContent, Run } from '../../../../shared/content/pack';
import { setDevotional } from '../../../../shared/content/set-devotional';
import {
  type SpokenSentence,
  type Stretch,
  spokenPlaces,
} from '../../../../shared/content/spoken-sentences';
import { sayWeekOf } from '../../../../shared/content/weeks';
import { TEXT_STEPS, type TextScale } from '../../../content/react/use-text-scale';
import { joinClasses } from '../../../ui/join-classes';
import { Scripture } from '../../../ui/scripture';
import { TextSize } from '../../../ui/text-size';
import { Marked } from './marked';

interface PartProps {
  readonly drop: DropContent;
  readonly scale: TextScale;
  /** The sentence that is read aloud. */
  readonly spoken: SpokenSentence | undefined;
}

/** The week of the journey by its name, and on its first day what it is about. */
export function DropWeek({
  day,
  journey = 1,
  opening,
}: {
  readonly day: number;
  readonly journey?: number;
  readonly opening?: string | undefined;
}) {
  return (
    <div className="drop-week">
      <p className="running">{sayWeekOf(journey, day)}</p>
      {opening && <p className="drop-opening">{opening}</p>}
    </div>
  );
}

/** The day's Scripture: roman, verse numbers raised, its reference and translation below. */
export function DropScripture({ drop, scale, spoken }: PartProps) {
  return (
    <div className={joinClasses('drop-scripture', scale.className)}>
      <Scripture reference={drop.reference} translation={drop.translation} opensChapter>
        {drop.verses.map(({ number, text }, index) => (
          <Fragment key={number}>
            <sup>{number}</sup>
            <Marked
              text={text}
              at={lengthOf(drop.verses.slice(0, index)) + index}
              spoken={within(spoken, 0)}
            />{' '}
          </Fragment>
        ))}
      </Scripture>
    </div>
  );
}

/** Under a small sunrise: the devotional, its first letter three lines high. */
export function DropDevotional(props: PartProps & { readonly focused: boolean }) {
  const { drop, scale, spoken, focused } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The person asked to read: the reading goes on from here.
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <article aria-labelledby="drop-title">
      <div className="drop-turn">
        <Ornament />
        <TextSize step={scale.step} steps={TEXT_STEPS} onChange={scale.choose} />
      </div>
      <h2 id="drop-title" ref={title} tabIndex={-1}>
        {drop.title}
      </h2>
      <div className={joinClasses(`devotional devotional-${drop.form}`, scale.className, 'mt-4')}>
        {setDevotional(drop).map(({ runs, response, isVerse }, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a printed text never move
            key={index}
            className={joinClasses(isVerse && 'drop-verse')}
          >
            <Runs runs={runs} at={0} spoken={within(spoken, index + 1)} />
            {response.length > 0 && (
              <span className="drop-response">
                <Runs
                  runs={response}
                  at={lengthOf(drop.devotional[index] ?? []) - lengthOf(response)}
                  spoken={within(spoken, index + 1)}
                />
              </span>
            )}
          </p>
        ))}
      </div>
    </article>
  );
}

/** What the reader may say to God with the drop; `children` stands below it. */
export function DropPrayer(
  props: PartProps & { readonly prayer: string; readonly children?: ReactNode },
) {
  const { drop, prayer, scale, spoken, children } = props;
  return (
    <section className="drop-prayer" aria-labelledby="drop-prayer">
      <h2 id="drop-prayer" className="running">
        Prayer
      </h2>
      <div className={joinClasses('drop-prayer-text', scale.className)}>
        <p>
          <Marked text={prayer} spoken={within(spoken, spokenPlaces(drop).prayer)} />
        </p>
      </div>
      {children}
    </section>
  );
}

/** Who wrote it, and which Bible it quotes. */
export function DropFoot() {
  return <p className="note mt-10 text-balance">{AUTHORSHIP}</p>;
}

interface RunsProps {
  readonly runs: readonly Run[];
  /** Where in the paragraph the first of them begins. */
  readonly at: number;
  readonly spoken: Stretch | undefined;
}

function Runs({ runs, at, spoken }: RunsProps) {
  return runs.map(({ text, italic }, index) => {
    const Tag = italic ? 'i' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a printed text never move
      <Tag key={index}>
        <Marked text={text} at={at + lengthOf(runs.slice(0, index))} spoken={spoken} />
      </Tag>
    );
  });
}

/** The sentence, if it stands in this paragraph. */
function within(spoken: SpokenSentence | undefined, paragraph: number | undefined) {
  return spoken?.paragraph === paragraph ? spoken : undefined;
}

function lengthOf(pieces: readonly { readonly text: string }[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

function Ornament() {
  return (
    <svg
      className="drop-ornament"
      width="56"
      height="16"
      viewBox="0 0 56 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M0 14.5h16M40 14.5h16M22 14.5a6 6 0 0 1 12 0M28 5V1M21.3 7.8l-2.6-2.8M34.7 7.8l2.6-2.8" />
    </svg>
  );
}
