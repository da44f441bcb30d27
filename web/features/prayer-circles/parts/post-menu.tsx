import { Ban, Flag, Trash2 } from 'lucide-react';
import type { CircleAuthor, ReportRequest } from '../../../../shared/api/prayer-circles';
import type { Decision } from '../../../ui/decide-dialog';
import { type MoreItem, MoreMenu } from '../../../ui/more-menu';
import { deletePost } from '../commands';
import { useOpenDialog } from '../model/circle-dialog';
import { confirmBlock } from '../model/confirm-block';

interface Props {
  readonly circleId: string;
  readonly about: Omit<ReportRequest, 'reason'>;
  readonly author: CircleAuthor;
  readonly isLeader: boolean;
  /** For people who can't see what the dots stand beside. */
  readonly label: string;
  /** What else can be done with it, before the rest. */
  readonly first?: MoreItem;
}

/** The quiet menu at a post: its author and the leader may delete it, others report it or see no more of its author. */
export function PostMenu({ circleId, about, author, isLeader, label, first }: Props) {
  const open = useOpenDialog();
  const decide = (decision: Decision) => () => open({ kind: 'decide', decision });
  const { isMe, name, memberId } = author;
  const items: MoreItem[] = first ? [first] : [];
  if (!isMe) {
    const report = () => open({ kind: 'report', circleId, about });
    items.push({ label: 'Report', icon: Flag, onSelect: report });
  }
  if (!isMe && name !== null) {
    const onSelect = decide(confirmBlock(circleId, { id: memberId, name }));
    items.push({ label: `Block ${name}`, icon: Ban, onSelect });
  }
  if (isMe || isLeader) {
    items.push({ label: 'Delete', icon: Trash2, danger: true, onSelect: decide(toDelete(about)) });
  }
  return <MoreMenu label={label} items={items} className="-my-3 -mr-3" />;
}

function toDelete(about: Props['about']): Decision {
  const isRequest = about.post === 'request';
  return {
    title: isRequest ? 'Delete this request?' : 'Delete this response?',
    description: isRequest
      ? 'We’ll delete it and its responses for everyone in the circle.'
      : 'We’ll delete it for everyone in the circle.',
    keep: 'Keep it',
    act: 'Delete',
    acting: 'Deleting...',
    run: () => deletePost(about),
    done: 'Deleted',
  };
}
