import { Link } from 'react-router-dom';
import { PagedMissing, ShowMore } from '../../../answers/react/paged-parts';
import { useIsGated } from '../../../answers/react/use-plan';
import type { OutboxItem } from '../../../outbox/contract';
import { HeldMessage, type TakeBackProps, UnsentState } from '../../../outbox/react/unsent-message';
import { useIsReachable } from '../../../sync/react/sync-facts';
import { useHere } from '../../../ui/came-from';
import { useVotes } from '../use-votes';
import { REPLY_VOTES } from './commands';
import { isBlankReply, readReplyForm } from './reply-form';
import { ReplyItem } from './reply-item';
import { useReplies, useReplyForm } from './use-replies';
import { WriteReply } from './write-reply';

/** What people reply to a question, the person's own that wait among it, and the form to say something. */
export function Replies({ questionId }: { readonly questionId: string }) {
  const { paged, unsent } = useReplies(questionId);
  const { items, refresh } = paged;
  const { form, change, sending, submit, takeBack, canTakeBack } = useReplyForm(questionId);
  const { given, waiting, vote } = useVotes(REPLY_VOTES, refresh);
  const isStuck = useIsReachable() === false;
  const isGated = useIsGated('community-suggestions');
  const canVote = !useIsGated('voting');
  // What was written before a plan ended stays in sight.
  const hasForm = !isGated || (form !== undefined && !isBlankReply(form));
  return (
    <div className="replies">
      <PagedMissing
        paged={paged}
        rows={1}
        unknown="We couldn’t load the replies. Check your connection."
      />
      {items?.length === 0 && unsent.length === 0 && (
        <p className="note">The first reply will appear here.</p>
      )}
      <ul>
        {unsent.map((item) => (
          <UnsentReply
            key={item.key}
            item={item}
            onTakeBack={(one) => void takeBack(one)}
            canTakeBack={canTakeBack}
          />
        ))}
        {items?.map((reply) => (
          <ReplyItem
            key={reply.id}
            reply={reply}
            given={given.get(reply.id)}
            waits={isStuck && waiting.has(reply.id)}
            onVote={canVote && !reply.isYours ? (type) => void vote(reply.id, type) : undefined}
            onDeleted={() => void refresh()}
          />
        ))}
      </ul>
      <ShowMore paged={paged}>Show more replies</ShowMore>
      {hasForm && form && (
        <WriteReply form={form} change={change} sending={sending} submit={submit} />
      )}
      {isGated && !hasForm && <ReplyOffer />}
    </div>
  );
}

function UnsentReply({ item, ...props }: { readonly item: OutboxItem } & TakeBackProps) {
  return (
    <li>
      <p className="reply-words">{readReplyForm(item.body).text}</p>
      <p className="mt-1.5">
        <UnsentState item={item} />
      </p>
      <HeldMessage item={item} {...props} />
    </li>
  );
}

function ReplyOffer() {
  const here = useHere();
  return (
    <p className="note mt-3">
      Reading is free for everyone. Replying comes with{' '}
      <Link to="/subscribe" state={here} className="text-link">
        Premium
      </Link>
      .
    </p>
  );
}
