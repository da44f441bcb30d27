import { useCallback, useEffect, useRef } from 'react';
import { usePerson } from '../../person/react/person-context';
import { useDraft } from '../../records/react/use-draft';
import type { OutboxItem } from '../contract';
import { draftKeyOf } from '../outbox-words';
import type { Submitted } from '../submit';
import { moveToDraft } from './move-to-draft';
import { useSubmit } from './use-submit';

/** A form whose words others are to read. Keep its functions outside of the component. */
interface OutboxFormSpec<Form> extends Pick<OutboxItem, 'kind' | 'path'> {
  /** The form of a draft, or of something that was to be sent; an empty one of anything else. */
  readonly read: (left: unknown) => Form;
  /** Whether nothing stands in it that could be lost; where it is left out nothing is taken back into the form. */
  readonly isBlank?: (form: Form) => boolean;
  /** What is posted; undefined while something is missing. */
  readonly toRequest: (form: Form) => OutboxItem['body'] | undefined;
  /** The outbox has it. */
  readonly onTaken?: () => void;
}

/** `incomplete`: something is missing. After anything but that and `failed` the form is empty. */
export interface SubmitOutcome extends Pick<Submitted, 'item'> {
  readonly outcome: 'incomplete' | Submitted['outcome'];
}

/** The form, kept as a draft until the outbox has what was written; `tell` says what came of it. */
export function useOutboxForm<Form extends object>(
  spec: OutboxFormSpec<Form>,
  tell: (handed: SubmitOutcome) => void,
) {
  const person = usePerson();
  const { form, change, clear } = useDraft(draftKeyOf(spec), spec.read);
  const { read, isBlank } = spec;
  const shown = useRef(form);
  useEffect(() => {
    shown.current = form;
  }, [form]);
  const { pending, submit } = useSubmit();

  /** Puts the words back into the form, unless something else stands there by now. */
  const takeBack = useCallback(
    async (item: OutboxItem) => {
      if (shown.current === undefined || !isBlank?.(shown.current)) return;
      change(read(item.body));
      await moveToDraft(item, person);
    },
    [change, isBlank, person, read],
  );

  return {
    form,
    change,
    sending: pending,
    takeBack,
    canTakeBack: form !== undefined && isBlank?.(form) === true,
    async submit(): Promise<void> {
      const body = form && spec.toRequest(form);
      if (!body) return tell({ outcome: 'incomplete' });
      const handed = await submit({ kind: spec.kind, path: spec.path, body }, async () => {
        spec.onTaken?.();
        await clear();
      });
      if (handed) tell(handed);
    },
  };
}
