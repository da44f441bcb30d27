import type { ReactNode } from 'react';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { findPlan } from '../../../../shared/content/plans/reading-plans';
import { useToday } from '../../../live/react/use-today';
import type { OutboxItem } from '../../../outbox/contract';
import { UnsentState } from '../../../outbox/react/unsent-message';
import { Button } from '../../../ui/button';
import { formatWeekdayAndDay } from '../../../ui/format/days';
import { useOpenDialog } from '../model/circle-dialog';
import { readGuidance, readPlan } from '../model/forms';
import { sayUnsentGuidance } from '../model/guidance';
import { useTakeBack } from '../model/use-take-back';
import { GivenWords } from './guidance-item';
import { canChange, UnsentNote } from './unsent-request';

interface Props {
  readonly item: OutboxItem;
  readonly circle: CircleView;
}

/** A note, a theme or a question that the server has not got yet. */
export function UnsentGuidance({ item, circle }: Props) {
  const today = useToday();
  const open = useOpenDialog();
  const { edit, discard } = useTakeBack(item, readGuidance);
  const given = readGuidance(item.body);
  return (
    <Unsent
      item={item}
      says={sayUnsentGuidance(given, today)}
      onEdit={async () => {
        if (await edit()) open({ kind: 'guide', circle, first: 'guidance' });
      }}
      onDiscard={() => void discard()}
    >
      <GivenWords {...given} />
    </Unsent>
  );
}

/** A plan that the server has not got yet. */
export function UnsentPlan({ item, circle }: Props) {
  const today = useToday();
  const open = useOpenDialog();
  const { edit, discard } = useTakeBack(item, readPlan);
  const { plan, startsOn } = readPlan(item.body);
  return (
    <Unsent
      item={item}
      says="Reading together"
      onEdit={async () => {
        if (await edit()) open({ kind: 'guide', circle, first: 'plan' });
      }}
      onDiscard={() => void discard()}
    >
      <h4 className="circle-given-title">{findPlan(plan ?? '')?.title}</h4>
      <p className="note mt-0.5">{`First day: ${formatWeekdayAndDay(startsOn, today)}`}</p>
    </Unsent>
  );
}

interface UnsentProps extends Pick<Props, 'item'> {
  readonly says: string;
  readonly onEdit: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

function Unsent({ item, says, onEdit, onDiscard, children }: UnsentProps) {
  return (
    <article className="circle-given">
      <div className="flex items-center justify-between gap-3">
        <p className="running min-w-0">{says}</p>
        <UnsentState item={item} />
      </div>
      {children}
      <UnsentNote item={item} />
      {canChange(item) && (
        <p className="mt-1 flex gap-x-5">
          <Button variant="text" size="sm" className="px-0" onClick={() => void onEdit()}>
            Edit
          </Button>
          <Button variant="text" size="sm" className="px-0" onClick={onDiscard}>
            Don’t send
          </Button>
        </p>
      )}
    </article>
  );
}
