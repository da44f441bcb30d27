import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../../../ui/join-classes';
import { WrittenText } from '../../../ui/written-text';
import type { Card } from '../model/pile';
import { isBrief, sayTimes } from '../model/words';

interface PaperCardProps {
  readonly card: Card;
  readonly today: string;
  /** Of its name among the headings of the screen. */
  readonly level: 1 | 2;
  /** It was prayed today, or answered: it is lit. */
  readonly isLit: boolean;
  /** How many cards lie below it. */
  readonly below?: number;
  readonly nameRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** One large card: for whom, what for, since when. */
export function PaperCard(props: PaperCardProps) {
  const { card, today, level, isLit, below = 0, nameRef, children } = props;
  const { who, matter } = card.body;
  const Name = level === 1 ? 'h1' : 'h2';
  return (
    <article
      className={joinClasses('prayer-card', isLit && 'prayer-card-lit')}
      data-below={Math.min(below, 2)}
    >
      <p className="running">{sayTimes(card.body, today)}</p>
      <Name ref={nameRef} tabIndex={-1} className="prayer-card-name">
        {who}
      </Name>
      {matter.trim() !== '' && (
        <WrittenText
          text={matter}
          className={joinClasses('prayer-card-matter', isBrief(matter) && 'prayer-card-brief')}
        />
      )}
      {children}
    </article>
  );
}
