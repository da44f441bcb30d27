import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import type { useFormDialog } from '../model/use-form-dialog';

/** Beside the label of a field that can stay empty. */
export const optional = <span className="font-ui text-ink-3">optional</span>;

interface FormDialogProps<Form extends object> {
  readonly onClose: () => void;
  readonly dialog: Pick<
    ReturnType<typeof useFormDialog<Form>>,
    'form' | 'sending' | 'refusals' | 'submit'
  >;
  readonly title: string;
  readonly description?: string;
  readonly act: string;
  readonly acting: string;
  readonly note?: string;
  readonly children: (form: Form) => ReactNode;
}

/** Opens once it is known what was left in it: nothing can be typed that this would take the place of. */
export function FormDialog<Form extends object>({
  dialog,
  act,
  acting,
  note,
  children,
  onClose,
  ...head
}: FormDialogProps<Form>) {
  const { form, sending, refusals, submit } = dialog;
  const fields = useFocusOnInvalid(refusals);
  if (!form) return null;
  return (
    <Dialog open onOpenChange={onClose} {...head} closable className="h-prayer">
      <form ref={fields} noValidate className="mt-3 grid gap-4" onSubmit={submit}>
        {children(form)}
        <Button type="submit" full className="mt-1" pending={sending} pendingLabel={acting}>
          {act}
        </Button>
        {note && <p className="note text-center">{note}</p>}
      </form>
    </Dialog>
  );
}
