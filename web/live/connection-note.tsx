import { CloudOff } from 'lucide-react';
import { online } from '../platform/online';
import { useLive } from './use-live';

/** Says, while there is no network, that this can't be done without one. */
export function ConnectionNote({ className }: { readonly className?: string }) {
  const isOnline = useLive(online) ?? true;
  return (
    <div role="status" className={className}>
      {!isOnline && (
        <p className="flex gap-2.5 rounded-field bg-action-wash p-4 text-ui-sm">
          <CloudOff size={20} strokeWidth={1.6} aria-hidden className="shrink-0" />
          <span>This needs a connection. What you type stays here until you are online again.</span>
        </p>
      )}
    </div>
  );
}
