import { type FormEvent, useState } from 'react';
import { REPLY_CHARACTERS } from '../../../../shared/api/replies';
import type { Danger } from '../../../../shared/companion/answer';
import { findReplyFault, sayFault } from '../../../../shared/domain/reply-rules';
import { Button } from '../../../ui/button';
import { CountedSheet } from '../../../ui/counted-sheet';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import { CareDialog } from './care-dialog';
import { isBlankReply, isTooLongReply, type ReplyForm } from './reply-form';
import type { ReplyFormState } from './use-replies';

interface WriteReplyProps extends Pick<ReplyFormState, 'change' | 'sending' | 'submit'> {
  readonly form: ReplyForm;
}

/** The form for a reply. What the word rules refuse is said before anything is sent. */
export function WriteReply({ form, change, sending, submit }: WriteReplyProps) {
  const [problem, setProblem] = useState<string>();
  const [danger, setDanger] = useState<Danger>();
  /** How often it was refused here. */
  const [refusals, setRefusals] = useState(0);
  const fields = useFocusOnInvalid(refusals);
  const send = () => {
    if (isTooLongReply(form)) return setRefusals(refusals + 1);
    const fault = findReplyFault(form.text);
    if (!fault) return void submit();
    if (fault.kind === 'danger') return setDanger(fault.danger);
    setProblem(sayFault(fault));
    setRefusals(refusals + 1);
  };
  const byKey = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form ref={fields} className="mt-4 grid gap-3" onSubmit={byKey}>
      <CountedSheet
        label="Your reply"
        minRows={2}
        limit={REPLY_CHARACTERS}
        value={form.text}
        onChange={(text) => {
          setProblem(undefined);
          change({ text });
        }}
        error={problem}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="note max-w-80 grow basis-48">
          Everybody can read it once we’ve approved it. Your name isn’t shown.
        </span>
        <Button
          type="submit"
          size="sm"
          disabled={isBlankReply(form) && !sending}
          pending={sending}
          pendingLabel="Sending..."
        >
          Send reply
        </Button>
      </div>
      {danger && <CareDialog danger={danger} onClose={() => setDanger(undefined)} />}
    </form>
  );
}
