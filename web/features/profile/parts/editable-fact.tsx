import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { type ChangeProps, FactEditor } from './fact-editor';

/** A fact with a pencil. The editor takes its place. */
export function EditableFact({ label, value, save, needsPassword, failure, input }: ChangeProps) {
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
    <FactEditor
      {...{ label, value, save, needsPassword, failure, input, typed }}
      onType={setTyped}
      onClose={() => setTyped(undefined)}
    />
  );
}
