import { type FormEvent, useState } from 'react';
import type { OutboxItem } from '../../outbox/contract';
import { draftKeyOf } from '../../outbox/outbox-words';
import { useDraft } from '../../records/react/use-draft';
import { usePost } from './use-post';

interface FormDialogSpec<Form> extends Pick<OutboxItem, 'kind' | 'path'> {
  /** Keep it outside of the component. */
  readonly read: (left: unknown) => Form;
  /** What is posted; undefined while something is missing. */
  readonly toBody: (form: Form) => OutboxItem['body'] | undefined;
  readonly done: string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** A form in a dialog that closes once the outbox has it. Closed without, what is typed is there the next time. */
export function useFormDialog<Form extends object>(spec: FormDialogSpec<Form>) {
  const { kind, path, read, toBody, done, failed, onClose } = spec;
  const { form, change, clear } = useDraft(draftKeyOf({ kind, path }), read);
  const { pending, post } = usePost({ done, failed });
  const body = form && toBody(form);
  /** How often something was missing. */
  const [refusals, setRefusals] = useState(0);
  const leave = async () => {
    onClose();
    await clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body) void post({ kind, path, body }, leave);
    else setRefusals(refusals + 1);
  };
  /** What stands beside a field that has to be filled in, once the form was to be sent without it. */
  const missing = (value: string, sentence: string) =>
    refusals > 0 && value.trim() === '' ? sentence : undefined;
  return { form, change, pending, refusals, missing, submit };
}
