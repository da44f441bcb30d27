import { type ReactNode, useId, useState } from 'react';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { guidancePath } from '../../../answers/circle-paths';
import { useToday } from '../../../live/react/use-today';
import type { OutboxItem } from '../../../outbox/contract';
import { useWhenSent } from '../../../outbox/react/use-unsent';
import { Button } from '../../../ui/button';
import { guidanceOn } from '../model/guidance';
import { planPath } from '../model/paths';
import { useGuidance } from '../queries';
import { CirclePlan } from './circle-plan';
import { GuidanceItem } from './guidance-item';
import { UnsentGuidance, UnsentPlan } from './unsent-guidance';

interface Props {
  readonly circle: CircleView;
  /** What waits for any circle. */
  readonly unsent: readonly OutboxItem[];
}

/** More of them stand behind a press: the requests come below. */
const NOTES_AT_FIRST = 2;

/** What the leader gives the circle, above its requests (W11). */
export function CircleGuidance({ circle, unsent }: Props) {
  const today = useToday();
  const { value, state, refresh } = useGuidance(circle.id);
  useWhenSent(unsent, refresh);
  const here = unsent.filter(({ path }) => path === guidancePath(circle.id));
  const plansHere = unsent.filter(({ path }) => path === planPath(circle.id));
  const titleId = useId();
  if (state === 'unknown')
    return (
      <p className="note mb-4" role="status">
        We couldn’t load what the leader shares here. Check your connection.
      </p>
    );
  const { notes, ofWeek, otherWeeks } = guidanceOn(today, value?.items ?? []);
  const isLeader = circle.role === 'leader';
  const others = isLeader ? otherWeeks : [];
  const plan = value?.plan ?? null;
  const count = notes.length + ofWeek.length + others.length + here.length + plansHere.length;
  if (count === 0 && plan === null) return null;
  return (
    <section className="circle-guidance" aria-labelledby={titleId}>
      <h3 id={titleId} className="sr-only">
        From the leader
      </h3>
      {here.map((item) => (
        <UnsentGuidance key={item.key} item={item} circle={circle} />
      ))}
      {plansHere.map((item) => (
        <UnsentPlan key={item.key} item={item} circle={circle} />
      ))}
      {ofWeek.map((item) => (
        <GuidanceItem key={item.id} item={item} circle={circle} />
      ))}
      {plan && <CirclePlan plan={plan} circle={circle} />}
      <Folded
        count={notes.length}
        atFirst={NOTES_AT_FIRST}
        more={`Show all ${notes.length} notes`}
        less="Show fewer notes"
      >
        {(shown) =>
          notes
            .slice(0, shown)
            .map((item) => <GuidanceItem key={item.id} item={item} circle={circle} />)
        }
      </Folded>
      <Folded count={others.length} atFirst={0} more="Show other weeks" less="Hide other weeks">
        {(shown) =>
          others
            .slice(0, shown)
            .map((item) => <GuidanceItem key={item.id} item={item} circle={circle} />)
        }
      </Folded>
    </section>
  );
}

interface FoldedProps {
  readonly count: number;
  readonly atFirst: number;
  readonly more: string;
  readonly less: string;
  readonly children: (shown: number) => ReactNode;
}

/** The first of several, and all of them after a press. */
function Folded({ count, atFirst, more, less, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(isOpen ? count : atFirst)}
      {count > atFirst && (
        <Button
          variant="text"
          size="sm"
          className="mt-2 px-0"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </Button>
      )}
    </>
  );
}
