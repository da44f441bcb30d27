import { Lock } from 'lucide-react';

/** Who can read the cards. */
export function OnlyYou() {
  return (
    <p className="note flex items-start gap-2">
      <Lock size={16} strokeWidth={1.6} aria-hidden className="mt-0.5 flex-none" />
      <span>Your cards are private to you, as your journal is. Other members can’t see them.</span>
    </p>
  );
}
