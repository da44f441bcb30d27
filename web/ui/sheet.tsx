import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react';
import { joinClasses } from './join-classes';
import { KEPT_BY_NO_BROWSER } from './kept-by-no-browser';

interface SheetProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'style'> {
  /** Lines ruled before anything is written. */
  readonly minRows?: number | undefined;
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** The ruled sheet for long writing. Grows with its content. */
export function Sheet({ minRows = 2, className, ref, onInput, ...rest }: SheetProps) {
  const own = useRef<HTMLTextAreaElement | null>(null);
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      own.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => fitHeight(own.current), [rest.value]);
  return (
    <textarea
      autoComplete={KEPT_BY_NO_BROWSER}
      ref={attach}
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

/** Browsers without `field-sizing` have the height set by hand. */
function fitHeight(element: HTMLTextAreaElement | null): void {
  if (!element || growsByItself) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}
