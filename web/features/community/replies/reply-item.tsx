import { ChevronUp, CloudOff, Flag, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReplyView, ReplyVote } from '../../../../shared/api/replies';
import { useToday } from '../../../live/react/use-today';
import { DecideDialog } from '../../../ui/decide-dialog';
import { ItemState } from '../../../ui/item-state';
import { MoreMenu } from '../../../ui/more-menu';
import { countVotes, sayAsked } from '../community-words';
import { deleteReply } from './commands';
import { FlagReplyDialog } from './flag-reply-dialog';
import { sayStatus } from './reply-words';

interface ReplyItemProps {
  readonly reply: ReplyView;
  /** A vote on it that the server's list does not show yet. */
  readonly given: ReplyVote | undefined;
  /** That vote can't go now. */
  readonly waits: boolean;
  /** Undefined where the person has no vote. */
  readonly onVote: ((vote: ReplyVote) => void) | undefined;
  readonly onDeleted: () => void;
}

/** One reply, with what can be done about it. */
export function ReplyItem({ reply, given, waits, onVote, onDeleted }: ReplyItemProps) {
  const id = useId();
  const when = sayAsked(reply.submittedAt, useToday());
  const status = sayStatus(reply.status);
  const hasVote = given === undefined ? reply.hasYourVote : given === 'upvote';
  const votes = reply.votes - Number(reply.hasYourVote) + Number(hasVote);
  return (
    <li>
      <p id={id} className="reply-words">
        {reply.text}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        {onVote && !status && (
          <button
            type="button"
            className="reply-vote"
            aria-pressed={hasVote}
            aria-describedby={id}
            onClick={() => onVote(hasVote ? 'none' : 'upvote')}
          >
            <ChevronUp size={18} strokeWidth={1.6} aria-hidden />
            <span className="numerals">{countVotes(votes)}</span>
            <span className="sr-only">, upvote</span>
          </button>
        )}
        <span className="note numerals">
          {[reply.isYours && 'Yours', status, !onVote && !status && countVotes(votes), when]
            .filter((part) => part !== false && part !== undefined)
            .join(', ')}
        </span>
        {waits && (
          <ItemState icon={<CloudOff size={16} strokeWidth={1.6} aria-hidden />}>
            Waiting to send
          </ItemState>
        )}
        <ReplyMenu reply={reply} when={when} onDeleted={onDeleted} />
      </div>
    </li>
  );
}

interface ReplyMenuProps extends Pick<ReplyItemProps, 'reply' | 'onDeleted'> {
  readonly when: string;
}

function ReplyMenu({ reply, when, onDeleted }: ReplyMenuProps) {
  const [open, setOpen] = useState<'flag' | 'delete'>();
  const close = () => setOpen(undefined);
  const item = reply.isYours
    ? { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setOpen('delete') }
    : { label: 'Flag', icon: Flag, onSelect: () => setOpen('flag') };
  return (
    <>
      <MoreMenu
        className="ml-auto"
        label={`More about ${reply.isYours ? 'your reply' : 'the reply'} from ${when}`}
        items={[item]}
      />
      {open === 'flag' && <FlagReplyDialog replyId={reply.id} onClose={close} />}
      {open === 'delete' && (
        <DecideDialog
          decision={{
            title: 'Delete this reply?',
            description: 'Nobody will be able to read it any more. You can’t undo this.',
            keep: 'Keep it',
            act: 'Delete',
            acting: 'Deleting...',
            run: () => deleteReply(reply.id),
            done: 'Reply deleted',
          }}
          onClose={close}
          onDone={() => {
            close();
            onDeleted();
          }}
        />
      )}
    </>
  );
}
