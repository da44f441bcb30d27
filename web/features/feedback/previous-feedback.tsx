import { Check, Clock, Pause } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FeedbackView } from '../../../shared/api/feedback';
import { heldMessageWords } from '../../live/held-words';
import type { OutboxItem } from '../../local/contract';
import { Button } from '../../ui/button';
import { ItemState } from '../../ui/item-state';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { Tag } from '../../ui/tag';
import { readForm } from './feedback-form';
import { sayWhat } from './feedback-words';
import { usePreviousFeedback } from './use-feedback';

interface PreviousFeedbackProps {
  readonly onTakeBack: (item: OutboxItem) => void;
  /** False while something else is being written. */
  readonly canTakeBack: boolean;
}

/** The latest five on the server, below what is still on this device. */
export function PreviousFeedback(props: PreviousFeedbackProps) {
  const { here, sent, state } = usePreviousFeedback();
  const isEmpty = here.length + sent.length === 0;
  return (
    <Part title="Your Previous Feedback">
      <Rows>
        {here.map((item) => (
          <UnsentRow key={item.key} item={item} {...props} />
        ))}
        {sent.map((one) => (
          <SentRow key={one.id} feedback={one} />
        ))}
      </Rows>
      {state === 'asking' && <Skeleton rows={2} />}
      {state === 'unknown' && (
        <p className="note mt-3">What you sent before shows here once there is a connection.</p>
      )}
      {state === 'here' && isEmpty && <p className="note">What you send is listed here.</p>}
    </Part>
  );
}

function UnsentRow({
  item,
  onTakeBack,
  canTakeBack,
}: { item: OutboxItem } & PreviousFeedbackProps) {
  const { category, subject } = readForm(item.body);
  const isHeld = item.state === 'held';
  const Icon = isHeld ? Pause : Clock;
  return (
    <Row className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5">
      <h3 className="[overflow-wrap:anywhere]">{subject}</h3>
      <ItemState
        className="self-start pt-0.5"
        icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}
      >
        {isHeld ? 'Only here' : 'Waiting to be sent'}
      </ItemState>
      <p className="note">{sayWhat(category, item.createdAt)}</p>
      {isHeld && (
        <div className="col-span-full">
          <p className="mt-1 text-ink-2 text-ui-sm">{heldMessageWords(item.code).reason}</p>
          <p className="flex flex-wrap items-center gap-x-5">
            <Button
              variant="text"
              size="sm"
              disabled={!canTakeBack}
              onClick={() => onTakeBack(item)}
            >
              Edit
            </Button>
            <Link
              to="/data-export"
              className="text-link inline-flex min-h-11 items-center text-ui-sm"
            >
              Export it
            </Link>
          </p>
        </div>
      )}
    </Row>
  );
}

function SentRow({ feedback }: { feedback: FeedbackView }) {
  const { category, status, subject, submittedAt } = feedback;
  return (
    <Row className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5">
      <h3 className="[overflow-wrap:anywhere]">{subject}</h3>
      <StatusTag status={status} />
      <p className="note col-start-1">{sayWhat(category, Date.parse(submittedAt))}</p>
    </Row>
  );
}

/** Nothing is said of what is pending (spec section 4). */
function StatusTag({ status }: Pick<FeedbackView, 'status'>) {
  switch (status) {
    case 'pending':
      return null;
    case 'in_progress':
      return (
        <Tag tone="gold" className="self-start">
          In progress
        </Tag>
      );
    case 'resolved':
      return (
        <Tag
          tone="ok"
          className="self-start"
          icon={<Check size={16} strokeWidth={1.6} aria-hidden />}
        >
          Resolved
        </Tag>
      );
  }
}
