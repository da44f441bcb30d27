import { Pencil } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLive } from '../../live/use-live';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toast-store';
import { failureWords, NEEDS_CONNECTION } from './failure-words';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Rejects where the value was not taken. */
  readonly save: (value: string) => Promise<void>;
  /** What is said then, unless the server says more. */
  readonly failure: string;
  readonly input?: ComponentProps<'input'> | undefined;
}

/** A fact with a pencil. Saving an empty or unchanged value just closes the editor (spec section 4). */
export function EditableFact({ label, value, save, failure, input }: Props) {
  const [typed, setTyped] = useState<string>();
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = typed !== undefined;
  useEffect(() => {
    // The editor took the focus, and is gone.
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (typed === undefined) {
    return (
      <div>
        <dt>{label}</dt>
        <dd className="flex min-w-0 items-center gap-1">
          <span className="wrap-anywhere min-w-0">{value}</span>
          <IconButton
            ref={pencil}
            label={`Edit ${label.toLowerCase()}`}
            className="-my-3 -mr-3.5"
            onClick={() => setTyped(value)}
          >
            <Pencil size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </dd>
      </div>
    );
  }
  return (
    <Editor
      {...{ label, value, save, failure, input, typed }}
      onType={setTyped}
      onClose={() => setTyped(undefined)}
    />
  );
}

interface EditorProps extends Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

function Editor({ label, value, save, failure, input, typed, onType, onClose }: EditorProps) {
  const [isSaving, setIsSaving] = useState(false);
  const isOnline = useLive(online) ?? true;
  const id = useId();
  const noteId = `${id}-note`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '' || wanted === value) onClose();
    else if (!isSaving) {
      setIsSaving(true);
      const said = await save(wanted).then(
        () => undefined,
        (error: unknown) => failureWords(error, failure),
      );
      setIsSaving(false);
      if (said === undefined) onClose();
      else toast({ title: 'Update Error', description: said, variant: 'destructive' });
    }
  };
  return (
    <div className="profile-editor">
      <dt>
        <label className="label" htmlFor={id}>
          {label}
        </label>
      </dt>
      <dd>
        <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
          <TextInput
            {...input}
            id={id}
            autoFocus
            aria-describedby={noteId}
            readOnly={isSaving}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
          <p id={noteId} role="status" className="note empty:hidden">
            {!isOnline && NEEDS_CONNECTION}
          </p>
          <div className="flex gap-2">
            <Button size="sm" type="submit" pending={isSaving} pendingLabel="Saving">
              Save
            </Button>
            <Button variant="text" size="sm" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </dd>
    </div>
  );
}
