import { EllipsisVertical, LogOut, Trash2 } from 'lucide-react';
import type { CircleView } from '../../../shared/api/prayer-circles';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/menu';
import { useOpenDialog } from './circle-dialog';
import { deleteCircle, leaveCircle } from './commands';

/** Who is in a circle, the way in for others, and the ways out. */
export function CircleTools({ circle }: { readonly circle: CircleView }) {
  const open = useOpenDialog();
  const isLeader = circle.role === 'leader';
  return (
    <div className="flex items-center gap-x-5">
      <Button
        variant="text"
        size="sm"
        className="px-0"
        onClick={() => open({ kind: 'members', circle })}
      >
        Members
      </Button>
      {isLeader && (
        <Button
          variant="text"
          size="sm"
          className="px-0"
          onClick={() => open({ kind: 'invite', circle })}
        >
          Invite
        </Button>
      )}
      <WaysOut circle={circle} />
    </div>
  );
}

function WaysOut({ circle }: { readonly circle: CircleView }) {
  const open = useOpenDialog();
  const { id, name, role, memberCount } = circle;
  // A leader of others hands the circle on first, and one alone deletes it.
  const mayLeave = role === 'member';
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label={`More about ${name}`} className="-my-1 -mr-3 ml-auto text-ink-3">
          <EllipsisVertical size={20} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        {mayLeave && (
          <MenuItem
            icon={<LogOut size={20} strokeWidth={1.6} aria-hidden />}
            onSelect={() =>
              open({
                kind: 'decide',
                decision: {
                  title: `Leave ${name}?`,
                  description:
                    'You no longer see what is asked for there, and it leaves your devices. What you wrote stays with the circle.',
                  keep: 'Stay',
                  act: 'Leave the circle',
                  acting: 'Leaving...',
                  run: () => leaveCircle(id),
                  done: 'You left the circle',
                },
              })
            }
          >
            Leave the circle
          </MenuItem>
        )}
        {!mayLeave && (
          <MenuItem
            danger
            icon={<Trash2 size={20} strokeWidth={1.6} aria-hidden />}
            onSelect={() =>
              open({
                kind: 'decide',
                decision: {
                  title: `Delete ${name}?`,
                  description:
                    memberCount > 1
                      ? 'Everything that was asked and answered in it is gone, for everybody. To leave it to the others, make one of them its leader first: under Members.'
                      : 'Everything that was asked and answered in it is gone.',
                  keep: 'Keep the circle',
                  act: 'Delete the circle',
                  acting: 'Deleting...',
                  run: () => deleteCircle(id),
                  done: 'The circle is deleted',
                },
              })
            }
          >
            Delete the circle
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
