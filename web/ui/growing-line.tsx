import type { ComponentProps, KeyboardEvent } from 'react';
import { useFitHeight } from './fit-height';
import { joinClasses } from './join-classes';
import { NO_AUTOFILL } from './no-autofill';
import { onOneLine } from './on-one-line';

interface GrowingLineProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed; the line itself takes no line breaks. */
  readonly onEnter?: (() => void) | undefined;
  /** `ruled`: a line to write on. `framed`: a field among others. `bare`: a heading. */
  readonly look?: 'ruled' | 'framed' | 'bare' | undefined;
}

const LOOKS = { ruled: 'lined-input', framed: 'text-input', bare: 'bare-input' } as const;

/** A line to write one thing on. It grows with its text, so that no word is cut; pasted line breaks become spaces. */
export function GrowingLine(props: GrowingLineProps) {
  const { value, onChange, onEnter, look = 'ruled', className, ref, onKeyDown, ...rest } = props;

  function leave(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    // Enter that only ends a composed character is not meant for the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  }

  return (
    <textarea
      autoComplete={NO_AUTOFILL}
      ref={useFitHeight(value, ref)}
      rows={1}
      className={joinClasses(LOOKS[look], 'growing-line', className)}
      value={value}
      onChange={(event) => onChange(onOneLine(event.target.value))}
      onKeyDown={leave}
      {...rest}
    />
  );
}
