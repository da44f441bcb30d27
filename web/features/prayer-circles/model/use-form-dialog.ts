import { type FormEvent, useState } from 'react';
import type { OutboxItem } from '../../../outbox/contract';
import { toastSubmitted } from '../../../outbox/react/toast-submitted';
import { useOutboxForm } from '../../../outbox/react/use-outbox-form';

interface FormDialogSpec<Form> extends Pick<OutboxItem, 'kind' | 'path'> {
  /** Keep both outside of the component; what they do stands with `useOutboxForm`. */
  readonly read: (left: unknown) => Form;
  readonly toRequest: (form: Form) => OutboxItem['body'] | undefined;
  readonly done: string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** A form in a dialog that closes once the outbox has it. Closed without, what is typed is there the next time. */
export function useFormDialog<Form extends object>({
  done,
  failed,
  onClose,
  ...spec
}: FormDialogSpec<Form>) {
  /** How often something was missing. */
  const [refusals, setRefusals] = useState(0);
  const outboxForm = useOutboxForm({ ...spec, onTaken: onClose }, (handed) => {
    if (handed.outcome === 'incomplete') setRefusals(refusals + 1);
    else toastSubmitted(handed, { sent: { title: done }, failed: { title: failed } });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void outboxForm.submit();
  };
  /** What stands beside a field that has to be filled in, once the form was to be sent without it. */
  const missing = (value: string, sentence: string) =>
    refusals > 0 && value.trim() === '' ? sentence : undefined;
  return { ...outboxForm, refusals, missing, submit };
}
