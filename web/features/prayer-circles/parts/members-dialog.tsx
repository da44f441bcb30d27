import { Ban, Crown, UserMinus } from 'lucide-react';
import type { CircleMember, CircleView } from '../../../../shared/api/prayer-circles';
import { Button } from '../../../ui/button';
import type { Decision } from '../../../ui/decide-dialog';
import { Dialog } from '../../../ui/dialog';
import { type MoreItem, MoreMenu } from '../../../ui/more-menu';
import { Row, Rows } from '../../../ui/rows';
import { Skeleton } from '../../../ui/skeleton';
import { Tag } from '../../../ui/tag';
import { toast } from '../../../ui/toast-store';
import { makeLeader, removeMember, unblock } from '../commands';
import { useOpenDialog } from '../model/circle-dialog';
import { confirmBlock } from '../model/confirm-block';
import { sayMembers } from '../model/words';
import { useMembers } from '../queries';
import { CountMe } from './count-me';

interface Props {
  readonly circle: CircleView;
  readonly onClose: () => void;
  /** The server has something new: posts of somebody are seen again, or the person is counted. */
  readonly onChanged: () => void;
}

/** Who belongs to a circle. The leader may hand it on and take people out; everybody may block for themselves. */
export function MembersDialog({ circle, onClose, onChanged }: Props) {
  const { value, state, hasFailed, refresh } = useMembers(circle.id);
  const undo = async (memberId: string, name: string) => {
    const result = await unblock(circle.id, memberId);
    if (result.ok) toast({ title: `${name} is no longer blocked` });
    else
      toast({
        title: `${name} is still blocked`,
        description: result.problem,
        variant: 'destructive',
      });
    await refresh();
    onChanged();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Members"
      description={`${sayMembers(value?.members.length ?? circle.memberCount)} of ${circle.name}`}
      closable
      className="h-prayer"
    >
      {state === 'asking' && <Skeleton className="mt-4" />}
      {hasFailed && (
        <p className="note mt-3" role="status">
          {value
            ? 'We couldn’t update this list. It may be out of date.'
            : 'We couldn’t load the members. Check your connection.'}
        </p>
      )}
      {value && (
        <Rows className="mt-4">
          {value.members.map((member) => (
            <Row key={member.id} className="flex min-h-14 items-center gap-3 py-1.5">
              <Member circle={circle} member={member} onUnblock={undo} />
            </Row>
          ))}
          {value.blockedFormer.map(({ id, name }) => (
            <Row key={id} className="flex min-h-14 items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name}
                <span className="note block">No longer in the circle. Blocked by you.</span>
              </span>
              <Button variant="text" size="sm" onClick={() => void undo(id, name)}>
                Unblock
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      {circle.role === 'member' && <CountMe circle={circle} onChanged={onChanged} />}
    </Dialog>
  );
}

interface MemberProps {
  readonly circle: CircleView;
  readonly member: CircleMember;
  readonly onUnblock: (memberId: string, name: string) => Promise<void>;
}

function Member({ circle, member, onUnblock }: MemberProps) {
  const { id, name, role, isMe, isBlocked } = member;
  return (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {isMe ? `${name} (you)` : name}
        {isBlocked && <span className="note block">Blocked by you</span>}
      </span>
      {role === 'leader' && <Tag hour="prayer">Leader</Tag>}
      {isBlocked ? (
        <Button variant="text" size="sm" onClick={() => void onUnblock(id, name)}>
          Unblock
        </Button>
      ) : (
        !isMe && <MemberMenu circle={circle} member={member} />
      )}
    </>
  );
}

function MemberMenu({ circle, member }: Omit<MemberProps, 'onUnblock'>) {
  const open = useOpenDialog();
  const decide = (decision: Decision) => () =>
    open({ kind: 'decide', decision, back: { kind: 'members', circle } });
  const items: MoreItem[] = [
    { label: `Block ${member.name}`, icon: Ban, onSelect: decide(confirmBlock(circle.id, member)) },
  ];
  if (circle.role === 'leader') {
    items.push(
      { label: 'Make leader', icon: Crown, onSelect: decide(toMakeLeader(circle, member)) },
      {
        label: 'Remove',
        icon: UserMinus,
        danger: true,
        onSelect: decide(toRemove(circle, member)),
      },
    );
  }
  return <MoreMenu label={`More about ${member.name}`} items={items} inDialog className="-mr-3" />;
}

function toMakeLeader(circle: CircleView, { id, name }: CircleMember): Decision {
  return {
    title: `Make ${name} the leader?`,
    description: 'They’ll be able to invite and remove people. You’ll become a regular member.',
    keep: 'Stay the leader',
    act: `Make ${name} the leader`,
    acting: 'Handing over...',
    run: () => makeLeader(circle.id, id),
    done: `${name} is now the leader`,
  };
}

function toRemove(circle: CircleView, { id, name }: CircleMember): Decision {
  return {
    title: `Remove ${name}?`,
    description:
      'They won’t see its requests anymore. The current invite will also stop working, because they may have it.',
    keep: 'Keep them',
    act: `Remove ${name}`,
    acting: 'Removing...',
    run: () => removeMember(circle.id, id),
    done: `${name} was removed`,
  };
}
