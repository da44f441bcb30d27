import { useNavigate } from 'react-router-dom';
import { usePlan } from '../../live/use-plan';
import { IconButton } from '../../ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/menu';
import { INFORMATION } from './information';
import { Initial } from './initial';
import { planName } from './plan-name';
import { useShell } from './shell-context';

/** On phones: username, information menu and Logout behind the avatar. */
export function AccountMenu() {
  const { username, logOut } = useShell();
  const plan = usePlan();
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label="Account and information">
          <Initial name={username} />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <p className="px-4 pt-2 pb-3 leading-tight">
          <b className="block font-semibold">{username}</b>
          <span className="text-note text-ink-3">{planName(plan)}</span>
        </p>
        <InformationItems />
        <MenuItem onSelect={logOut}>Logout</MenuItem>
      </MenuContent>
    </Menu>
  );
}

export function InformationItems() {
  const navigate = useNavigate();
  return INFORMATION.map(({ to, label }) => (
    <MenuItem key={to} onSelect={() => void navigate(to)}>
      {label}
    </MenuItem>
  ));
}
