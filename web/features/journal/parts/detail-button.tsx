import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../../ui/join-classes';

interface DetailButtonProps extends ComponentProps<'button'> {
  /** 18 px. */
  readonly icon: ReactNode;
  readonly isChosen: boolean;
}

/** One thing that can be said of an entry, and what it says now. */
export function DetailButton(props: DetailButtonProps) {
  const { icon, isChosen, className, children, ...rest } = props;
  return (
    <button
      type="button"
      className={joinClasses('entry-detail', isChosen && 'text-(--hour-ink)', className)}
      {...rest}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </button>
  );
}
