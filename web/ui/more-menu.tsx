import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu';

/** One thing that can be done. */
export interface MoreItem {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly danger?: boolean;
  readonly onSelect: () => void;
}

interface MoreMenuProps {
  /** For people who can't see what the dots stand beside. */
  readonly label: string;
  readonly items: readonly MoreItem[];
  /** It stands in a dialog. */
  readonly inDialog?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Three dots, and behind them what else can be done with the thing beside them. */
export function MoreMenu(props: MoreMenuProps) {
  // A long list shows many of these: a menu is made once it is asked for.
  const [wanted, setWanted] = useState(false);
  if (wanted) return <WantedMenu {...props} />;
  return (
    <Dots
      label={props.label}
      className={props.className}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    />
  );
}

function WantedMenu({ items, inDialog, ...dots }: MoreMenuProps) {
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <Dots {...dots} />
      </MenuTrigger>
      {/* Over the dialog, not under it. */}
      <MenuContent className={inDialog ? 'z-(--z-dialog)' : undefined}>
        {items.map(({ label, icon: Icon, danger, onSelect }) => (
          <MenuItem
            key={label}
            danger={danger}
            icon={<Icon size={20} strokeWidth={1.6} aria-hidden />}
            onSelect={onSelect}
          >
            {label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

function Dots({ className, ...rest }: Omit<ComponentProps<typeof IconButton>, 'children'>) {
  return (
    <IconButton className={joinClasses('text-ink-3', className)} {...rest}>
      <EllipsisVertical size={20} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
