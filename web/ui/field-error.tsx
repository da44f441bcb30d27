import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, below it; the field names `id` in its `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      <CircleAlert size={16} strokeWidth={1.6} aria-hidden />
      {children}
    </p>
  );
}
