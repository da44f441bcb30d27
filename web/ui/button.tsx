import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses } from './join-classes';
import { Spinner } from './spinner';

type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'text' | 'plain' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'md' | 'sm' | undefined;
  /** As wide as its container. */
  readonly full?: boolean | undefined;
  /** Work is under way: a spinner and `pendingLabel`, same width, presses ignored, focus kept. */
  readonly pending?: boolean | undefined;
  readonly pendingLabel?: string | undefined;
  /** Lends the looks to the one child (a link). */
  readonly asChild?: boolean | undefined;
}

/** The pill that acts. One primary button a screen. */
export function Button({
  variant = 'primary',
  size = 'md',
  full,
  pending = false,
  pendingLabel,
  asChild,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = joinClasses(
    'button',
    `button-${variant}`,
    size === 'sm' && 'button-sm',
    full && 'button-full',
    className,
  );
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A pending button stays focusable, so the press itself has to be refused, submit included.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={classes}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...rest}
    >
      {pendingLabel === undefined ? (
        <>
          {pending && <Spinner />}
          {children}
        </>
      ) : (
        <Labels pending={pending} pendingLabel={pendingLabel}>
          {children}
        </Labels>
      )}
    </button>
  );
}

interface LabelsProps {
  readonly pending: boolean;
  readonly pendingLabel: string;
  readonly children: ReactNode;
}

/** Both labels share one cell, so the button keeps its width when they change places. */
function Labels({ pending, pendingLabel, children }: LabelsProps) {
  return (
    <span className="button-labels">
      <span className={pending ? 'invisible' : undefined}>{children}</span>
      <span className={pending ? undefined : 'invisible'}>
        <Spinner />
        {pendingLabel}
      </span>
    </span>
  );
}
