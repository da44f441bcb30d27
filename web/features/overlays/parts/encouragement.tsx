import { useEffect, useState } from 'react';
import type { MotivationalMessage } from '../../../../shared/content/messages';
import { sayReference } from '../../../../shared/content/say-reference';
import type { DailyFlag } from '../../../../shared/domain/activity';
import { drawEncouragement, encouragementCategory } from '../../../../shared/domain/encouragement';
import type { Goal } from '../../../../shared/records/preference';
import { hourHere } from '../../../platform/clock';
import { dismissToast, toast } from '../../../ui/toast-store';
import { MessageIcon } from './message-icon';

const SHOWN_MS = 5000;

interface EncouragementProps {
  readonly done: ReadonlySet<DailyFlag>;
  /** 1 to 90. */
  readonly challengeDay: number;
  readonly goals: readonly Goal[];
}

/** A word with the verse it rests on (spec section 4): a toast, so that it never stands beside another. */
export function Encouragement(props: EncouragementProps) {
  const [message] = useState(() => draw(props));
  useEffect(() => {
    const id = toast({
      title: message.message,
      description: <Verse {...message.verse} />,
      icon: <MessageIcon name={message.icon} />,
      className: 'toast-encouragement',
      durationMs: SHOWN_MS,
    });
    // It goes with the screen it came on.
    return () => dismissToast(id);
  }, [message]);
  return null;
}

function draw({ done, challengeDay, goals }: EncouragementProps): MotivationalMessage {
  const category = encouragementCategory({
    hour: hourHere(),
    anyDone: done.size > 0,
    challengeDay,
  });
  return drawEncouragement(category, goals, Math.random);
}

function Verse({ text, reference }: MotivationalMessage['verse']) {
  return (
    <>
      <span className="mt-1 block font-serif text-lg leading-note font-normal text-ink">
        {text}
      </span>{' '}
      <span className="mt-1 block font-serif text-ui-sm leading-running font-normal italic">
        {sayReference(reference)}
      </span>
    </>
  );
}
