import type { ComponentProps } from 'react';
import { fitHeight, useFitHeight } from './fit-height';
import { joinClasses } from './join-classes';
import { KEPT_BY_NO_BROWSER } from './kept-by-no-browser';

interface SheetProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'style'> {
  /** Lines ruled before anything is written. */
  readonly minRows?: number | undefined;
}

/** The ruled sheet for long writing. Grows with its content. */
export function Sheet({ minRows = 2, className, ref, onInput, ...rest }: SheetProps) {
  return (
    <textarea
      autoComplete={KEPT_BY_NO_BROWSER}
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
