import { NavLink } from 'react-router-dom';
import type { UserType } from '../../../shared/api/onboarding';
import { type Tab, tabsFor } from './tabs';
import { useIsActive } from './use-is-active';

export function RailPlaces({ userType }: { userType: UserType }) {
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
    <NavLink
      to={to}
      aria-current={active ? 'page' : undefined}
      className={`flex min-h-[2.625rem] items-center gap-2.5 whitespace-nowrap rounded-pill px-3 text-[0.9688rem] ${active ? 'bg-action-wash font-semibold text-action-ink' : 'font-medium text-ink-2'}`}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      <span className="rail-word">{label}</span>
    </NavLink>
  );
}
