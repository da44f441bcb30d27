import { useState } from 'react';
import { Button } from '../../ui/button';
import { Part } from '../../ui/screen';
import { LookDialog } from './look-dialog';
import type { OrganizationProps } from './organization-props';

/** How the organization looks to its people: its administrator's to change. */
export function LookPart({ organization, isReachable, onChanged }: OrganizationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="Name and look">
      <p className="text-ink-2">
        Your members see the name, the mark, and the color here. You also see them above the
        figures.
      </p>
      <Button
        full
        variant="secondary"
        className="mt-4"
        disabled={!isReachable}
        onClick={() => setOpen(true)}
      >
        Change name and look
      </Button>
      {isOpen && (
        <LookDialog
          organization={organization}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </Part>
  );
}
