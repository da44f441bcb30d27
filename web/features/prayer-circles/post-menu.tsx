import { Ban, EllipsisVertical, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CircleAuthor, ReportRequest } from '../../../shared/api/prayer-circles';
import { IconButton } from '../../ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/menu';
import { useOpenDialog } from './circle-dialog';
import { block, deletePost } from './commands';
import { sayAuthor } from './words';

interface Props {
  readonly circleId: string;
  readonly about: Omit<ReportRequest, 'reason'>;
  readonly author: CircleAuthor;
  readonly isLeader: boolean;
  /** For people who can't see what the dots stand beside. */
  readonly label: string;
}

/** The quiet menu at a post: its author and the leader may delete it, others report it or see no more of its author. */
export function PostMenu(props: Props) {
  // A long list shows many of these: a menu is made once it is asked for.
  const [wanted, setWanted] = useState(false);
  if (wanted) return <OpenedPostMenu {...props} />;
  return (
    <IconButton
      label={props.label}
      className={DOTS}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical size={20} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}

const DOTS = '-my-3 -mr-3 text-ink-3';

function OpenedPostMenu({ circleId, about, author, isLeader, label }: Props) {
  const open = useOpenDialog();
  const name = sayAuthor(author);
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <IconButton label={label} className={DOTS}>
          <EllipsisVertical size={20} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        {!author.isMe && (
          <MenuItem
            icon={<Flag size={20} strokeWidth={1.6} aria-hidden />}
            onSelect={() => open({ kind: 'report', circleId, about })}
          >
            Report
          </MenuItem>
        )}
        {!author.isMe && author.name !== null && (
          <MenuItem
            icon={<Ban size={20} strokeWidth={1.6} aria-hidden />}
            onSelect={() =>
              open({
                kind: 'decide',
                decision: {
                  title: `Block ${name}?`,
                  description:
                    'You see nothing they write in this circle. They are not told, and you can undo it under Members.',
                  keep: 'Don’t block',
                  act: `Block ${name}`,
                  acting: 'Blocking...',
                  run: () => block(circleId, author.memberId),
                  done: `${name} is blocked`,
                },
              })
            }
          >
            {`Block ${name}`}
          </MenuItem>
        )}
        {(author.isMe || isLeader) && (
          <MenuItem
            danger
            icon={<Trash2 size={20} strokeWidth={1.6} aria-hidden />}
            onSelect={() =>
              open({
                kind: 'decide',
                decision: {
                  title:
                    about.post === 'request' ? 'Delete this request?' : 'Delete this response?',
                  description:
                    about.post === 'request'
                      ? 'It is gone for everybody in the circle, with its responses.'
                      : 'It is gone for everybody in the circle.',
                  keep: 'Keep it',
                  act: 'Delete',
                  acting: 'Deleting...',
                  run: () => deletePost(about),
                  done: 'Deleted',
                },
              })
            }
          >
            Delete
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
