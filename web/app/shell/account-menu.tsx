import { LogOut } from 'lucide-react';
import { usePlan } from '../../live/use-plan';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuRule, MenuTrigger } from '../../ui/menu';
import { InformationItems } from './information-items';
import { planName } from './plan-name';
import { useShell } from './shell-context';

/** On phones: username, information menu and Logout behind the avatar. */
export function AccountMenu() {
  const { username, logOut } = useShell();
  const plan = usePlan();
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label="Account and information">
          <Avatar name={username} />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <p className="px-3.5 pt-2 pb-2 leading-tight">
          <b className="block truncate font-semibold">{username}</b>
          <span className="note">{planName(plan)}</span>
        </p>
        <MenuRule />
        <InformationItems />
        <MenuRule />
        <MenuItem icon={<LogOut size={20} strokeWidth={1.6} />} onSelect={logOut}>
          Logout
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
