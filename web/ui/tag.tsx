import type { ReactNode } from 'react';
import { type Hour, hourClass } from './hour';
import { joinClasses } from './join-classes';

interface TagProps {
  readonly hour?: Hour | undefined;
  readonly tone?: 'neutral' | 'ok' | 'gold' | 'danger' | undefined;
  /** A 16 px icon before the word. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word that classes the thing beside it. Takes the hour's hue, or a tone. */
export function Tag({ hour, tone, icon, className, children }: TagProps) {
  return (
    <span className={joinClasses('tag', hour && hourClass(hour), tone && `tag-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}
