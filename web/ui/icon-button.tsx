import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for people who can't see the icon. */
  readonly label: string;
  /** Lends the looks to the one child (a link around the icon). */
  readonly asChild?: boolean | undefined;
}

/** A round 48 px button that is only an icon. */
export function IconButton({ label, asChild, className, type, ...rest }: IconButtonProps) {
  const classes = joinClasses('icon-button', className);
  if (asChild) return <Slot aria-label={label} className={classes} {...rest} />;
  return <button type={type ?? 'button'} aria-label={label} className={classes} {...rest} />;
}
