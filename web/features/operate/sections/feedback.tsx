import { type OperateFeedback, operateFeedback } from '../../../../shared/api/operate';
import { FEEDBACK_NAMES } from '../../../../shared/content/feedback-names';
import { Chip } from '../../../ui/chip';
import { formatDate } from '../../../ui/format/days';
import { Row, Rows } from '../../../ui/rows';
import { Tag } from '../../../ui/tag';
import { WrittenText } from '../../../ui/written-text';
import type { SectionProps } from '../model/section';
import { useAct } from '../model/use-act';
import { changeOne, useList } from '../model/use-list';
import { Listed } from '../parts/listed';
import { ReplyToFeedback } from '../parts/reply-to-feedback';

type Given = OperateFeedback['feedback'][number];

const STATUS = { pending: 'New', in_progress: 'In progress', resolved: 'Resolved' } as const;

/** What people tell whoever runs this, and the replies. */
export function FeedbackSection({ drafts, onRefused }: SectionProps) {
  const list = useList('feedback', operateFeedback, onRefused);
  const change = (id: string, made: Partial<Given>) =>
    list.change(({ feedback, more }) => ({ feedback: changeOne(feedback, id, made), more }));
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
            <Row key={one.id} className="grid gap-2.5 py-4">
              <Words given={one} />
              <Status
                given={one}
                onMarked={(status) => change(one.id, { status })}
                onRefused={onRefused}
              />
              <ReplyToFeedback
                id={one.id}
                drafts={drafts}
                onReplied={(reply) => change(one.id, { replies: [...one.replies, reply] })}
                onRefused={onRefused}
              />
            </Row>
          ))}
        </Rows>
      )}
    </Listed>
  );
}

function Words({ given }: { readonly given: Given }) {
  const { subject, message, username, category, submittedAt, rating, status, replies } = given;
  const day = formatDate(Date.parse(submittedAt));
  const facts = [FEEDBACK_NAMES[category], username, day, rating && `${rating} of 5`];
  return (
    <>
      <div className="grid grid-cols-fill-end items-start gap-3">
        <h3 className="wrap-anywhere">{subject}</h3>
        <Tag tone={status === 'resolved' ? 'ok' : 'gold'}>{STATUS[status]}</Tag>
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

interface StatusProps extends Pick<SectionProps, 'onRefused'> {
  readonly given: Given;
  readonly onMarked: (status: Given['status']) => void;
}

/** What has come of it, as its person sees it. */
function Status({ given, onMarked, onRefused }: StatusProps) {
  const { act, pending } = useAct(onRefused);
  const mark = (status: 'in_progress' | 'resolved') => {
    if (status === given.status) return;
    const said = `Marked as ${STATUS[status].toLowerCase()}`;
    const path = `feedback/${given.id}/status`;
    act({ path, body: { status }, said, onDone: () => onMarked(status) });
  };
  return (
    <fieldset className="flex flex-wrap gap-2" aria-busy={pending}>
      <legend className="sr-only">Status</legend>
      {(['in_progress', 'resolved'] as const).map((status) => (
        <Chip key={status} selected={given.status === status} onToggle={() => mark(status)}>
          {STATUS[status]}
        </Chip>
      ))}
    </fieldset>
  );
}
