import type { ReactNode } from 'react';
import { ConnectionNote } from '../../answers/react/connection-note';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-field';

interface CodeFormProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Why the code led nowhere. */
  readonly refusal: string | undefined;
  readonly pending: boolean;
  /** What the button says, and says while the answer is awaited. */
  readonly action: string;
  readonly pendingAction: string;
  /** Not called while an answer is awaited. */
  readonly onSubmit: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** A form around a code that lets somebody in; what it leads to, or asks beside, stands between code and button. */
export function CodeForm({ code, pending, children, className, ...props }: CodeFormProps) {
  return (
    <form
      className={`grid gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) props.onSubmit();
      }}
    >
      <CodeField code={code} error={props.refusal} required onChange={props.onChange} />
      {children}
      <ConnectionNote className="empty:hidden" />
      <Button
        type="submit"
        full
        disabled={code.trim() === '' && !pending}
        pending={pending}
        pendingLabel={props.pendingAction}
      >
        {props.action}
      </Button>
    </form>
  );
}
