import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';

interface ConnectionNoteProps {
  readonly className?: string;
  /** What to say where nothing is typed. */
  readonly children?: ReactNode;
}

/** Says, while there is no network, that this can't be done without one. */
export function ConnectionNote({ className, children }: ConnectionNoteProps) {
  const isOnline = useLive(online) ?? true;
  return (
    <div role="status" className={className}>
      {!isOnline && (
        <p className="flex gap-2.5 rounded-field bg-action-wash p-4 text-ui-sm">
          <CloudOff size={20} strokeWidth={1.6} aria-hidden className="shrink-0" />
          <span>{children ?? 'You’re offline. What you type stays here until you reconnect.'}</span>
        </p>
      )}
    </div>
  );
}
