import { UserRoundPlus } from 'lucide-react';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { Button } from '../../../ui/button';
import { useOpenDialog } from '../model/circle-dialog';
import { isAlone } from '../model/words';

interface InviteFirstProps {
  readonly circle: CircleView;
  readonly full?: boolean | undefined;
}

/** The one thing to do in a circle that nobody else is in yet. */
export function InviteFirst({ circle, full }: InviteFirstProps) {
  const open = useOpenDialog();
  if (!isAlone(circle)) return null;
  return (
    <Button
      size="sm"
      full={full}
      className="flex-none"
      onClick={() => open({ kind: 'invite', circle })}
    >
      <UserRoundPlus size={16} strokeWidth={1.6} aria-hidden />
      Invite someone
    </Button>
  );
}
