import type { ComponentProps } from 'react';
import { useFitHeight } from './fit-height';
import { joinClasses } from './join-classes';
import { NO_AUTOFILL } from './no-autofill';

/** A framed field for a few sentences; grows with them. */
export function TextArea({
  invalid,
  className,
  ref,
  ...rest
}: ComponentProps<'textarea'> & { readonly invalid?: boolean | undefined }) {
  return (
    <textarea
      autoComplete={NO_AUTOFILL}
      ref={useFitHeight(rest.value, ref)}
      className={joinClasses('text-input', className)}
      aria-invalid={invalid || undefined}
      {...rest}
    />
  );
}
