import { useCallback, useEffect, useRef, useState } from 'react';
import { usePerson } from '../../person/react/person-context';
import { useDraft } from '../../records/react/use-draft';
import { useSync } from '../../sync/react/sync-facts';
import type { OutboxItem } from '../contract';
import { handToOutbox } from '../hand-to-outbox';
import { draftKeyOf } from '../outbox-words';
import { seeItSent } from '../see-it-sent';
import { giveToDraft } from './give-to-draft';

/** A form whose words others are to read. Keep it outside of the component. */
interface OutboxFormSpec<Form> extends Pick<OutboxItem, 'kind' | 'path'> {
  /** The form of a draft, or of something that was to be sent; an empty one of anything else. */
  readonly read: (left: unknown) => Form;
  /** Whether nothing stands in it that could be lost. */
  readonly isBlank: (form: Form) => boolean;
  /** What is posted; undefined while something is missing. */
  readonly toRequest: (form: Form) => OutboxItem['body'] | undefined;
}

/**
 * `incomplete`: something is missing. `failed`: this device could not keep it; the words are still in the form. `sent`,
 * `waits`, `refused`: the form is empty, and `item` is what is left in the outbox.
 */
export interface Handed {
  readonly outcome: 'incomplete' | 'failed' | Awaited<ReturnType<typeof seeItSent>>;
  readonly item?: OutboxItem | undefined;
}

/** The form, kept as a draft until the outbox has what was written; `tell` says what came of it. */
export function useOutboxForm<Form extends object>(
  spec: OutboxFormSpec<Form>,
  tell: (handed: Handed) => void,
) {
  const person = usePerson();
  const { outbox } = person.store;
  const { syncNow } = useSync();
  const draftKey = draftKeyOf(spec);
  const { form, change, clear } = useDraft(draftKey, spec.read);
  const shown = useRef(form);
  useEffect(() => {
    shown.current = form;
  }, [form]);
  const [sending, setSending] = useState(false);
  // A second press comes before the button shows the first.
  const isSending = useRef(false);
  const isFree = useCallback(
    () => shown.current !== undefined && spec.isBlank(shown.current),
    [spec],
  );

  /** Puts the words back into the form, unless something else stands there by now. */
  const takeBack = useCallback(
    async (item: OutboxItem) => {
      if (!isFree()) return;
      change(spec.read(item.body));
      await giveToDraft(item, person);
    },
    [change, isFree, person, spec],
  );

  async function send(): Promise<Handed> {
    const body = form && spec.toRequest(form);
    if (!body) return { outcome: 'incomplete' };
    const item = await handToOutbox({ kind: spec.kind, path: spec.path, body }, outbox, clear);
    if (!item) return { outcome: 'failed' };
    const outcome = await seeItSent(item, { outbox, syncNow });
    return { outcome, item: await outbox.find(item.key) };
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    try {
      tell(await send());
    } finally {
      isSending.current = false;
      setSending(false);
    }
  }

  return {
    form,
    change,
    sending,
    submit,
    takeBack,
    canTakeBack: form !== undefined && spec.isBlank(form),
  };
}
