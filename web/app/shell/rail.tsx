import { Info, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { UserType } from '../../../shared/api/onboarding';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useKeptPicture } from '../../answers/react/use-kept-picture';
import { SyncNote } from '../../sync/react/sync-note';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/icon-button';
import { Brand } from '../../ui/mark';
import { RAIL } from './frame';
import { InformationMenu, loadMenus } from './lazy-menus';
import { ListeningPlace } from './listening-place';
import { MenuButton } from './menu-button';
import { PremiumLink } from './premium-link';
import { RailToday } from './rail-today';
import { useRouteHandle } from './route-handle';
import { useShell } from './shell-context';
import { type Tab, tabsFor } from './tabs';
import { useIsActive } from './use-is-active';
import { usePlanName } from './use-plan-name';

/** Wide screens: today's windows, the places of the app, and the person. */
export function Rail({ userType }: { userType: UserType }) {
  return (
    <aside aria-label="Your places" className={RAIL}>
      <Link to="/home" aria-label="Choose Wholeness, Home" className="flex items-center">
        <Brand className="text-card" />
      </Link>
      <RailToday />
      <RailPlaces userType={userType} />
      <ListeningPlace />
      <RailPerson />
    </aside>
  );
}

function RailPerson() {
  const { username, logOut } = useShell();
  const planName = usePlanName();
  const isGuest = useIsGuest();
  const picture = useKeptPicture()?.data;
  return (
    <div className="mt-auto grid grid-cols-1 gap-3 [.mini-player-place:not(:empty)+&]:mt-0">
      <RailSyncNote />
      <div className="ml-3 empty:hidden">
        <PremiumLink />
      </div>
      <div className="rail-person flex items-center gap-2.5 text-ui-sm">
        <Avatar name={username} src={picture} />
        <span className="rail-word min-w-0 flex-1 leading-tight">
          <b className="block truncate font-semibold">{username}</b>
          <span className="text-note text-ink-3">{planName}</span>
        </span>
        <span className="-mr-2 flex">
          <MenuButton
            label="Information"
            className="size-11"
            icon={<Info size={20} strokeWidth={1.6} />}
            load={loadMenus}
            menu={InformationMenu}
          />
          {!isGuest && (
            <IconButton label="Logout" onClick={logOut} className="size-11">
              <LogOut size={20} strokeWidth={1.6} />
            </IconButton>
          )}
        </span>
      </div>
    </div>
  );
}

/** Home shows the pill in its own head, screens for one task beside their action. */
function RailSyncNote() {
  const { chrome = 'hub' } = useRouteHandle();
  const atHome = useIsActive('/home');
  if (atHome || chrome === 'none') return null;
  return <SyncNote quietWhenSynced className="text-left" />;
}

function RailPlaces({ userType }: { userType: UserType }) {
  return (
    <nav aria-label="Main" className="grid gap-0.5">
      {tabsFor(userType).map((tab) => (
        <Place key={tab.to} tab={tab} />
      ))}
    </nav>
  );
}

function Place({ tab: { to, label, icon: Icon } }: { tab: Tab }) {
  const active = useIsActive(to);
  return (
    <Link
      to={to}
      aria-current={active ? 'page' : undefined}
      className={`flex min-h-10.5 items-center gap-2.5 whitespace-nowrap rounded-pill px-3 text-rail ${active ? 'bg-action-wash font-semibold text-action-ink' : 'font-medium text-ink-2'}`}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      <span className="rail-word">{label}</span>
    </Link>
  );
}
