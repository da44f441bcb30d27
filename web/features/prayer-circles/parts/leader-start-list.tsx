import { BookOpen, Check, Printer, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { useOpenDialog } from '../model/circle-dialog';
import { GUIDE } from '../model/paths';
import { useLeaderStart } from '../use-leader-start';
import { InviteFirst } from './invite-first';

interface Props {
  readonly circle: CircleView;
  /** Whether the way in for the first other person is as wide as the column. */
  readonly full?: boolean;
}

/** A leader's first steps in a circle, until they are done or hidden; after that, the way in for the first other person. */
export function LeaderStartList({ circle, full }: Props) {
  const open = useOpenDialog();
  const from = useHere();
  const { start, hide, noteGuide } = useLeaderStart(circle);
  if (!start) return <InviteFirst circle={circle} full={full} />;
  return (
    <section className="leader-start" aria-label="Your first steps">
      <div className="flex items-center justify-between gap-4">
        <h3>Your first steps</h3>
        <Button variant="text" size="sm" className="px-0" onClick={hide}>
          Hide
        </Button>
      </div>
      <ol>
        <Step
          isDone={start.hasInvited}
          title="Invite people"
          says="Send the link, or let them scan the code from your screen."
        >
          <Button size="sm" onClick={() => open({ kind: 'invite', circle })}>
            <UserRoundPlus size={16} strokeWidth={1.6} aria-hidden />
            Invite someone
          </Button>
        </Step>
        <Step
          isDone={start.hasPlan}
          title="Choose a reading plan"
          says="Members read along if they like. Nobody sees who does."
        >
          <Button
            variant="secondary"
            size="sm"
            onClick={() => open({ kind: 'guide', circle, first: 'plan' })}
          >
            <BookOpen size={16} strokeWidth={1.6} aria-hidden />
            Choose a plan
          </Button>
        </Step>
        <Step
          isDone={start.hasGuide}
          title="Print the guide"
          says="One page: the first meeting, each week, and how to end well."
        >
          <Button variant="secondary" size="sm" asChild>
            <Link to={GUIDE} state={from} onClick={noteGuide}>
              <Printer size={16} strokeWidth={1.6} aria-hidden />
              Open the guide
            </Link>
          </Button>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly title: string;
  readonly says: string;
  /** What does it, until it is done. */
  readonly children: ReactNode;
}

function Step({ isDone, title, says, children }: StepProps) {
  return (
    <li className="leader-step">
      <div className="min-w-0">
        <p className="font-label">
          {title}
          {isDone && (
            <Check
              size={16}
              strokeWidth={2}
              className="ml-1.5 inline text-hour-ink"
              role="img"
              aria-label="Done"
            />
          )}
        </p>
        <p className="text-ui-sm text-ink-2">{says}</p>
      </div>
      {!isDone && children}
    </li>
  );
}
