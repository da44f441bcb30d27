import { useState } from 'react';
import {
  FEEDBACK_REPLY_LIMITS,
  type OperateFeedback,
  operateFeedback,
} from '../../../../shared/api/operate';
import { ask } from '../../../answers/ask';
import { Button } from '../../../ui/button';
import { CountedSheet } from '../../../ui/counted-sheet';
import { formatDate } from '../../../ui/format/days';
import { Row, Rows } from '../../../ui/rows';
import { Tag } from '../../../ui/tag';
import { toast } from '../../../ui/toast-store';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { WrittenText } from '../../../ui/written-text';
import type { SectionProps } from '../model/section';
import { useAct } from '../model/use-act';
import { useList } from '../model/use-list';
import { OPERATE } from '../model/use-operate';
import { Listed } from '../parts/listed';

type Given = OperateFeedback['feedback'][number];

const STATUS = { pending: 'New', in_progress: 'In progress', resolved: 'Resolved' } as const;

/** What people tell whoever runs this, and the replies. */
export function FeedbackSection({ drafts, onRefused }: SectionProps) {
  const list = useList('feedback', operateFeedback, onRefused);
  return (
    <Listed
      title="Feedback"
      list={list}
      empty="There’s no feedback yet."
      countOf={({ feedback }) => feedback.length}
      moreOf={({ more }) => more}
    >
      {({ feedback }) => (
        <Rows>
          {feedback.map((one) => (
            <Row key={one.id} className="grid gap-2 py-4">
              <Given given={one} />
              <Status given={one} onDone={list.refresh} onRefused={onRefused} />
              <Reply id={one.id} drafts={drafts} onDone={list.refresh} onRefused={onRefused} />
            </Row>
          ))}
        </Rows>
      )}
    </Listed>
  );
}

function Given({ given }: { readonly given: Given }) {
  const { subject, message, username, submittedAt, rating, status, replies } = given;
  const facts = [username, formatDate(Date.parse(submittedAt)), rating && `${rating} of 5`];
  return (
    <>
      <div className="grid grid-cols-fill-end gap-3">
        <h3 className="wrap-anywhere">{subject}</h3>
        <Tag tone={status === 'resolved' ? 'ok' : 'gold'} className="self-start">
          {STATUS[status]}
        </Tag>
      </div>
      <p className="note numerals wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      <WrittenText text={message} />
      {replies.map(({ id, text, repliedAt }) => (
        <div key={id} className="border-rule border-l-2 pl-4">
          <p className="note">{`Reply, ${formatDate(Date.parse(repliedAt))}`}</p>
          <WrittenText text={text} />
        </div>
      ))}
    </>
  );
}

interface ActProps extends Pick<SectionProps, 'onRefused'> {
  readonly onDone: () => Promise<void>;
}

function Status({ given, onDone, onRefused }: ActProps & { readonly given: Given }) {
  const { act, pending } = useAct(onDone, onRefused);
  const mark = (status: 'in_progress' | 'resolved', done: string) =>
    act(`feedback/${given.id}/status`, { status }, done);
  return (
    <div className="flex flex-wrap gap-2">
      {given.status !== 'in_progress' && (
        <Button
          variant="secondary"
          size="sm"
          disabled={pending}
          onClick={() => mark('in_progress', 'Marked as in progress')}
        >
          Mark as in progress
        </Button>
      )}
      {given.status !== 'resolved' && (
        <Button
          variant="secondary"
          size="sm"
          disabled={pending}
          onClick={() => mark('resolved', 'Marked as resolved')}
        >
          Mark as resolved
        </Button>
      )}
    </div>
  );
}

interface ReplyProps extends ActProps, Pick<SectionProps, 'drafts'> {
  readonly id: string;
}

function Reply({ id, drafts, onDone, onRefused }: ReplyProps) {
  const text = drafts.textOf(id);
  const run = useOneAtATime();
  /** The same until the reply was taken: one whose answer was lost is sent again and kept once. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [pending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const options = { method: 'POST', body: { text }, idempotencyKey: key } as const;
    const outcome = await ask(`${OPERATE}/feedback/${id}/reply`, options, () => undefined);
    setPending(false);
    if (!outcome.ok) {
      toast({ title: 'Reply not sent', description: outcome.problem, variant: 'destructive' });
      return onRefused();
    }
    setKey(crypto.randomUUID());
    drafts.change(id, '');
    toast({ title: 'Reply sent' });
    return onDone();
  };
  return (
    <div className="grid gap-2">
      <CountedSheet
        label="Reply"
        minRows={2}
        limit={FEEDBACK_REPLY_LIMITS.text}
        value={text}
        onChange={(changed) => drafts.change(id, changed)}
      />
      <Button
        size="sm"
        className="justify-self-start"
        disabled={text.trim() === '' || text.length > FEEDBACK_REPLY_LIMITS.text}
        pending={pending}
        pendingLabel="Sending..."
        onClick={() => run(send)}
      >
        Send reply
      </Button>
    </div>
  );
}
