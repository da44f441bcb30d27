import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button';

interface Props {
  readonly icon: LucideIcon;
  readonly text: ReactNode;
  /** The one thing to do about it. */
  readonly action: ReactNode;
  /** Left out where it cannot wait. */
  readonly onLater?: () => void;
}

/** A line above the header that asks for something without standing in the way. */
export function NoticeBar({ icon: Icon, text, action, onLater }: Props) {
  return (
    <div
      role="status"
      className="flex items-center gap-2.5 bg-action-wash py-2.5 pr-2 pl-(--gutter) text-ui-sm forced-colors:border-b"
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      <span className="flex-1">{text}</span>
      {action}
      {onLater && (
        <IconButton label="Later" onClick={onLater}>
          <X size={20} strokeWidth={1.6} />
        </IconButton>
      )}
    </div>
  );
}
