import { Lock } from 'lucide-react';
import { useIsGuest } from '../../../account/react/use-is-guest';
import { Switch } from '../../../ui/switch';

interface ConfessionPromiseProps {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** What becomes of a confession: deleted at the end, unless the person wants to keep it (O7). */
export function ConfessionPromise({ isKept, onChange }: ConfessionPromiseProps) {
  const isGuest = useIsGuest();
  return (
    <div className="mt-4">
      <p className="note flex items-start gap-2 text-ink-2">
        <Lock size={16} strokeWidth={1.6} aria-hidden className="mt-0.5 flex-none" />
        <span>
          {isKept
            ? 'These words go into your journal entry if you keep this prayer.'
            : 'Your words here stay on this device until you finish, then they’re deleted.'}
          {!isGuest &&
            (isKept
              ? ' They sync as your other entries do.'
              : ' Nothing is synced unless you keep it.')}
        </span>
      </p>
      <Switch
        className="mt-2"
        label="Keep this in my journal too"
        checked={isKept}
        onChange={onChange}
      />
    </div>
  );
}
