import { LogOut, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import type { Decision } from '../../../ui/decide-dialog';
import { MoreMenu } from '../../../ui/more-menu';
import { deleteCircle, leaveCircle } from '../commands';
import { useOpenDialog } from '../model/circle-dialog';
import { figuresAddress, GUIDE } from '../model/paths';
import { isAlone } from '../model/words';

/** Who is in a circle, the way in for others, and the ways out. */
export function CircleTools({ circle }: { readonly circle: CircleView }) {
  const open = useOpenDialog();
  const isLeader = circle.role === 'leader';
  const from = useHere();
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <Button
        variant="text"
        size="sm"
        className="px-0"
        onClick={() => open({ kind: 'members', circle })}
      >
        Members
      </Button>
      {isLeader && !isAlone(circle) && (
        <Button
          variant="text"
          size="sm"
          className="px-0"
          onClick={() => open({ kind: 'invite', circle })}
        >
          Invite
        </Button>
      )}
      {isLeader && (
        <Button
          variant="text"
          size="sm"
          className="px-0"
          onClick={() => open({ kind: 'guide', circle })}
        >
          For the circle
        </Button>
      )}
      {isLeader && (
        <Button variant="text" size="sm" className="px-0" asChild>
          <Link to={GUIDE} state={from}>
            Guide
          </Link>
        </Button>
      )}
      {isLeader && !isAlone(circle) && (
        <Button variant="text" size="sm" className="px-0" asChild>
          <Link to={figuresAddress(circle.id)}>Figures</Link>
        </Button>
      )}
      <WaysOut circle={circle} />
    </div>
  );
}

/** A leader of others hands the circle on first, and one alone deletes it. */
function WaysOut({ circle }: { readonly circle: CircleView }) {
  const open = useOpenDialog();
  const decide = (decision: Decision) => () => open({ kind: 'decide', decision });
  const item =
    circle.role === 'member'
      ? { label: 'Leave the circle', icon: LogOut, onSelect: decide(toLeave(circle)) }
      : {
          label: 'Delete the circle',
          icon: Trash2,
          danger: true,
          onSelect: decide(toDelete(circle)),
        };
  return (
    <MoreMenu label={`More about ${circle.name}`} items={[item]} className="-my-1 -mr-3 ml-auto" />
  );
}

function toLeave({ id, name }: CircleView): Decision {
  return {
    title: `Leave ${name}?`,
    description:
      'You won’t see its requests anymore, and they’ll be removed from your devices. What you wrote stays with the circle.',
    keep: 'Stay',
    act: 'Leave the circle',
    acting: 'Leaving...',
    run: () => leaveCircle(id),
    done: 'You left the circle',
  };
}

function toDelete({ id, name, memberCount }: CircleView): Decision {
  return {
    title: `Delete ${name}?`,
    description:
      memberCount > 1
        ? 'We’ll delete all its requests and responses for everyone. To leave the circle to the others, first make one of them the leader, under Members.'
        : 'We’ll delete all its requests and responses.',
    keep: 'Keep the circle',
    act: 'Delete the circle',
    acting: 'Deleting...',
    run: () => deleteCircle(id),
    done: 'Circle deleted',
  };
}
