import { useEffect, useRef, useState } from 'react';
import { type FeedbackReply, feedbackReply } from '../../../../shared/api/feedback';
import { FEEDBACK_REPLY_LIMITS } from '../../../../shared/api/operate';
import { ask } from '../../../answers/ask';
import { Button } from '../../../ui/button';
import { CountedSheet } from '../../../ui/counted-sheet';
import { toast } from '../../../ui/toast-store';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { SectionProps } from '../model/section';
import { OPERATE } from '../model/use-operate';

interface ReplyProps extends Pick<SectionProps, 'drafts' | 'onRefused'> {
  /** Of the feedback. */
  readonly id: string;
  readonly onReplied: (reply: FeedbackReply) => void;
}

/** A button, and behind it the sheet for a reply. What is written stays there until it was sent. */
export function ReplyToFeedback({ id, drafts, onReplied, onRefused }: ReplyProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  const text = drafts.textOf(id);
  const run = useOneAtATime();
  /** The same until the reply was taken: one whose answer was lost is sent again and kept once. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [pending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const options = { method: 'POST', body: { text }, idempotencyKey: key } as const;
    const path = `${OPERATE}/feedback/${id}/reply`;
    const outcome = await ask(path, options, (answer) => feedbackReply.parse(answer));
    setPending(false);
    if (!outcome.ok) {
      toast({ title: 'Reply not sent', description: outcome.problem, variant: 'destructive' });
      return onRefused();
    }
    setKey(crypto.randomUUID());
    drafts.change(id, '');
    setOpen(false);
    onReplied(outcome.value);
    toast({ title: 'Reply sent' });
  };
  const isShown = isOpen || text !== '';
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The sheet, or a button below it, had the focus when it left.
    if (wasShown.current && !isShown) button.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown) {
    return (
      <Button
        ref={button}
        variant="text"
        size="sm"
        className="justify-self-start px-0"
        onClick={() => setOpen(true)}
      >
        Reply
      </Button>
    );
  }
  return (
    <div ref={form} className="grid gap-2.5">
      <CountedSheet
        label="Reply"
        minRows={2}
        limit={FEEDBACK_REPLY_LIMITS.text}
        value={text}
        onChange={(changed) => drafts.change(id, changed)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={text.trim() === '' || text.length > FEEDBACK_REPLY_LIMITS.text}
          pending={pending}
          pendingLabel="Sending..."
          onClick={() => run(send)}
        >
          Send reply
        </Button>
        {text === '' && (
          <Button variant="text" size="sm" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
