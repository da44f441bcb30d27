import { Flag } from 'lucide-react';
import { TRANSLATION } from '../../../../shared/content/translation';
import { ACCOUNT_NEEDS } from '../../../account/account-needs';
import { useIsGuest } from '../../../account/react/use-is-guest';
import { Button } from '../../../ui/button';

/** The way to say that an answer is wrong, and what it was read from. */
export function FlagLine({ onFlag }: { readonly onFlag: () => void }) {
  return (
    <div className="mt-6 flex items-center justify-between gap-4 border-t border-rule pt-3 [.rows+&]:mt-0 [.rows+&]:border-t-0">
      {useIsGuest() ? (
        <span className="note">{ACCOUNT_NEEDS.flag}</span>
      ) : (
        <Button variant="text" size="sm" className="gap-1.5 px-0" onClick={onFlag}>
          <Flag size={16} strokeWidth={1.6} aria-hidden />
          Flag this answer
        </Button>
      )}
      <span className="note">{TRANSLATION.name}</span>
    </div>
  );
}
