import type { ComponentProps } from 'react';
import { fitHeight, useFitHeight } from './fit-height';
import { joinClasses } from './join-classes';
import { NO_AUTOFILL } from './no-autofill';

interface SheetProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'style'> {
  /** Lines ruled before anything is written. */
  readonly minRows?: number | undefined;
}

/** The ruled sheet for long writing. Grows with its content. */
export function Sheet({ minRows = 2, className, ref, onInput, ...rest }: SheetProps) {
  return (
    <textarea
      autoComplete={NO_AUTOFILL}
      ref={useFitHeight(rest.value, ref)}
      rows={minRows}
      className={joinClasses('sheet', className)}
      style={{ '--sheet-rows': minRows }}
      onInput={(event) => {
        fitHeight(event.currentTarget);
        onInput?.(event);
      }}
      {...rest}
    />
  );
}
