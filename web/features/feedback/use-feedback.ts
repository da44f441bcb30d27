import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { feedbackAnswer, INCOMPLETE_FEEDBACK } from '../../../shared/api/feedback';
import { draftKeyOf } from '../../live/outbox-words';
import { usePerson } from '../../live/person-context';
import { seeItSent } from '../../live/see-it-sent';
import { useSync } from '../../live/sync-facts';
import { useAnswer } from '../../live/use-answer';
import { useDraft } from '../../live/use-draft';
import { useLive } from '../../live/use-live';
import type { OutboxItem } from '../../local/contract';
import { toast } from '../../ui/toast-store';
import { FEEDBACK_PATH, handOver } from './commands';
import { isBlank, readForm, toRequest } from './feedback-form';

const draftKey = draftKeyOf({ kind: 'feedback', path: FEEDBACK_PATH });

/** The form, and what its button does. */
export function useFeedbackForm() {
  const { store, keeper } = usePerson();
  const { outbox } = store;
  const { facts, syncNow } = useSync();
  const { form, change, clear } = useDraft(draftKey, readForm);
  const [sending, setSending] = useState(false);
  // A second press comes before the button shows the first.
  const isSending = useRef(false);

  async function send(): Promise<void> {
    const request = form && toRequest(form);
    if (!request) {
      toast({
        title: 'Missing Information',
        description: INCOMPLETE_FEEDBACK,
        variant: 'destructive',
      });
      return;
    }
    const item = await handOver(outbox, request).catch(() => undefined);
    if (!item) {
      tellFailure();
      return;
    }
    // It is on the disk; a draft that stays beside it is no loss.
    await clear().catch(() => undefined);
    tell(await seeItSent(item, { outbox, syncNow }, facts.get()?.online !== false));
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    try {
      await send();
    } finally {
      isSending.current = false;
      setSending(false);
    }
  }

  const takeBack = useCallback(
    async (item: OutboxItem) => {
      change(readForm(item.body));
      await keeper.flush();
      const isOnDisk = !keeper.unwritten().some(({ key }) => key === draftKey);
      if (isOnDisk) await outbox.takeBack(item.key);
    },
    [change, keeper, outbox],
  );
  return {
    form,
    change,
    sending,
    submit,
    takeBack,
    canTakeBack: form !== undefined && isBlank(form),
  };
}

/** What was sent before, the latest first, and what is still here. */
export function usePreviousFeedback() {
  const { outbox } = usePerson().store;
  const unsent = useLive(useMemo(() => outbox.liveUnsent(), [outbox]));
  const { value, state, refresh } = useAnswer(FEEDBACK_PATH, feedbackAnswer);
  const here = useMemo(() => unsent?.filter(({ kind }) => kind === 'feedback') ?? [], [unsent]);
  const waiting = here.filter(({ state }) => state === 'waiting').length;
  const before = useRef(waiting);
  useEffect(() => {
    // What left the outbox is in the server's list now.
    if (waiting < before.current) void refresh();
    before.current = waiting;
  }, [waiting, refresh]);
  return { here, sent: value ?? [], state };
}

function tell(outcome: Awaited<ReturnType<typeof seeItSent>>): void {
  if (outcome === 'refused') tellFailure();
  else if (outcome === 'sent') toast({ title: 'Feedback Submitted!' });
  else {
    toast({
      title: 'Waiting to be sent',
      description: 'It goes by itself once there is a connection.',
    });
  }
}

function tellFailure(): void {
  toast({
    title: 'Submission Failed',
    description: 'There was an error submitting your feedback. Please try again.',
    variant: 'destructive',
  });
}
