import { Link } from 'react-router-dom';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { passagesOfDay } from '../../../../shared/content/plans/reading-plans';
import { sayReference } from '../../../../shared/content/say-reference';
import { planDayPlace, planDayState } from '../../../records/kinds/reading-plan/plan-day';
import { Button } from '../../../ui/button';
import type { PlanInView } from '../model/plan-in-view';

interface PlanActionProps {
  readonly view: PlanInView;
  /** The last passage of the open day was opened from here. */
  readonly hasOpenedLast: boolean;
  readonly onBegin: () => void;
  readonly onCheck: () => void;
  readonly onOpenAgain: () => void;
}

/** The one thing to do next: begin, read, check off, or continue. */
export function PlanAction(props: PlanActionProps) {
  const { view, hasOpenedLast, onBegin, onCheck, onOpenAgain } = props;
  const { plan, joined, isOpen, day } = view;
  if (!joined) {
    return (
      <Button full onClick={onBegin}>
        Begin This Plan
      </Button>
    );
  }
  if (!isOpen) {
    return (
      <Button full onClick={onOpenAgain}>
        Open Again
      </Button>
    );
  }
  if (joined.read.has(day)) return <ContinueLink view={view} />;
  if (hasOpenedLast) {
    return (
      <Button full onClick={onCheck}>
        {`Mark Day ${day} as Read`}
      </Button>
    );
  }
  const [first = ''] = passagesOfDay(plan, day);
  return (
    <Button full asChild>
      <Link to={chapterPlace(first)} state={planDayState({ plan, day }, first)}>
        {`Read ${sayReference(first)}`}
      </Link>
    </Button>
  );
}

function ContinueLink({ view: { plan, next } }: { readonly view: PlanInView }) {
  if (next === undefined) return null;
  return (
    <Button full asChild>
      <Link to={planDayPlace({ plan, day: next })}>{`Continue with Day ${next}`}</Link>
    </Button>
  );
}
