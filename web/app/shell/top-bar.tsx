import { Link } from 'react-router-dom';
import { useKeptPicture } from '../../answers/react/use-kept-picture';
import { SyncNote } from '../../sync/react/sync-note';
import { Avatar } from '../../ui/avatar';
import { Brand } from '../../ui/mark';
import { AccountMenu, loadMenus } from './lazy-menus';
import { MenuButton } from './menu-button';
import { PremiumLink } from './premium-link';
import { useShell } from './shell-context';

interface TopBarProps {
  /** While there is something to say of sync the pill takes the place of the name, so that nothing below moves. */
  readonly hasNote: boolean;
}

/** Phones: the brand, Premium, and everything else behind the avatar. */
export function TopBar({ hasNote }: TopBarProps) {
  const { username } = useShell();
  const picture = useKeptPicture()?.data;
  return (
    <header className="group flex min-h-14 items-center justify-between gap-x-2 pr-3 pl-(--gutter) max-[15rem]:has-[[href='/subscribe']]:flex-wrap">
      <Link
        to="/home"
        aria-label="Choose Wholeness, Home"
        className="flex min-h-12 min-w-0 items-center"
      >
        <Brand className="group-has-[.sync-pill]:[&_.brand-name]:hidden" />
      </Link>
      {hasNote && <SyncNote quietWhenSynced brief className="min-w-0 gap-1.5 px-2 py-0.5" />}
      <div className="ml-auto flex flex-none items-center gap-0.5">
        <PremiumLink />
        <MenuButton
          label="Account and information"
          icon={<Avatar name={username} src={picture} />}
          load={loadMenus}
          menu={AccountMenu}
        />
      </div>
    </header>
  );
}
