import { LogIn, LogOut, Search, Settings, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useHere } from '../../ui/came-from';
import { Menu, MenuContent, MenuItem, MenuRule, MenuTrigger } from '../../ui/menu';
import { useShell } from './shell-context';
import { usePlanName } from './use-plan-name';

/** On phones: username, information menu and Logout behind the avatar. */
export function AccountMenu({ trigger }: { trigger: ReactNode }) {
  const { username, logOut } = useShell();
  const planName = usePlanName();
  const isGuest = useIsGuest();
  return (
    <Menu defaultOpen>
      <MenuTrigger>{trigger}</MenuTrigger>
      <MenuContent>
        <p className="px-3.5 pt-2 pb-2 leading-tight">
          <b className="block truncate font-semibold">{username}</b>
          <span className="note">{planName}</span>
        </p>
        <MenuRule />
        <InformationItems />
        <MenuRule />
        <OwnItems />
        {isGuest ? (
          <AccountItems />
        ) : (
          <MenuItem icon={<LogOut size={20} strokeWidth={1.6} />} onSelect={logOut}>
            Logout
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}

/** On wide screens, where username and Logout stand in the rail: the information menu alone. */
export function InformationMenu({ trigger }: { trigger: ReactNode }) {
  const isGuest = useIsGuest();
  return (
    <Menu defaultOpen>
      <MenuTrigger>{trigger}</MenuTrigger>
      <MenuContent>
        <InformationItems />
        <MenuRule />
        <OwnItems />
        {isGuest && <AccountItems />}
      </MenuContent>
    </Menu>
  );
}

/** A guest has nothing to log out of: the ways to an account (P69). */
function AccountItems() {
  return (
    <>
      <MenuItem asChild>
        <Link to="/register">
          <UserRoundPlus size={20} strokeWidth={1.6} aria-hidden />
          Create account
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/login">
          <LogIn size={20} strokeWidth={1.6} aria-hidden />
          Sign in
        </Link>
      </MenuItem>
    </>
  );
}

/** The ways to the person's own words, and to everything that can be set. */
function OwnItems() {
  const here = useHere();
  return (
    <>
      <MenuItem asChild>
        <Link to="/search" state={here}>
          <Search size={20} strokeWidth={1.6} aria-hidden />
          Search
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings" state={here}>
          <Settings size={20} strokeWidth={1.6} aria-hidden />
          Settings
        </Link>
      </MenuItem>
    </>
  );
}

/** Spec section 2, in its order. */
const INFORMATION = [
  { to: '/about-ai', label: 'About the AI' },
  { to: '/privacy-policy', label: 'Security & Privacy' },
  { to: '/for-organizations', label: 'For Organizations' },
  { to: '/privacy-settings', label: 'Privacy Settings' },
  { to: '/data-export', label: 'Export Data' },
] as const;

/** The entries of the information menu. */
function InformationItems() {
  return INFORMATION.map(({ to, label }) => (
    <MenuItem key={to} asChild>
      <Link to={to}>{label}</Link>
    </MenuItem>
  ));
}
