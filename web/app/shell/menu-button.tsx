import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly icon: ReactNode;
  /** Fetches the menu's code. */
  readonly load: () => Promise<unknown>;
  /** The menu with its trigger, lazy; opens itself. */
  readonly menu: ComponentType<{ readonly trigger: ReactNode }>;
}

/** A button whose menu is fetched when the page is idle or it is pressed, whichever comes first. */
export function MenuButton({ label, className, icon, load, menu: LazyMenu }: Props) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  const button = (
    <IconButton label={label} className={className} aria-haspopup="menu">
      {icon}
    </IconButton>
  );
  if (!wanted) {
    return (
      <IconButton
        label={label}
        className={className}
        aria-haspopup="menu"
        onClick={() => setWanted(true)}
      >
        {icon}
      </IconButton>
    );
  }
  return (
    <Suspense fallback={button}>
      <LazyMenu trigger={button} />
    </Suspense>
  );
}

/** Safari has no idle callback. Returns the function that takes it back. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 2_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}
