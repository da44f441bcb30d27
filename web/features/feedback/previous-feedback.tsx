import { Check } from 'lucide-react';
import type { FeedbackView } from '../../../shared/api/feedback';
import type { OutboxItem } from '../../outbox/contract';
import { HeldMessage, type TakeBackProps, UnsentState } from '../../outbox/react/unsent-message';
import { formatDay } from '../../ui/format/days';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { Tag } from '../../ui/tag';
import { WrittenText } from '../../ui/written-text';
import { readForm } from './feedback-form';
import { sayWhat } from './feedback-words';
import { usePreviousFeedback } from './use-feedback';

/** The latest five on the server, below what is still on this device. */
export function PreviousFeedback(props: TakeBackProps) {
  const { here, sent, state } = usePreviousFeedback();
  const isEmpty = here.length + sent.length === 0;
  return (
    <Part title="Your Previous Feedback" className="mt-0">
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
        <p className="note mt-3">You’ll see your earlier feedback when you’re online.</p>
      )}
      {state === 'here' && isEmpty && <p className="note">You’ll see your feedback here.</p>}
    </Part>
  );
}

function UnsentRow({ item, ...props }: { readonly item: OutboxItem } & TakeBackProps) {
  const { category, subject } = readForm(item.body);
  return (
    <Row className="grid grid-cols-fill-end gap-x-3 gap-y-0.5">
      <h3 className="wrap-anywhere">{subject}</h3>
      <UnsentState item={item} className="self-start pt-0.5" />
      <p className="note">{sayWhat(category, item.createdAt)}</p>
      <HeldMessage item={item} className="col-span-full" {...props} />
    </Row>
  );
}

function SentRow({ feedback }: { feedback: FeedbackView }) {
  const { category, status, subject, submittedAt, replies } = feedback;
  return (
    <Row className="grid grid-cols-fill-end gap-x-3 gap-y-0.5">
      <h3 className="wrap-anywhere">{subject}</h3>
      <StatusTag status={status} />
      <p className="note col-start-1">{sayWhat(category, Date.parse(submittedAt))}</p>
      {replies.map(({ id, text, repliedAt }) => (
        <div key={id} className="col-span-full mt-2 border-rule border-l-2 pl-4">
          <p className="note">{`Our reply, ${formatDay(Date.parse(repliedAt))}`}</p>
          <WrittenText text={text} />
        </div>
      ))}
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
