import { Link } from 'react-router-dom';
import type { UserType } from '../../../shared/api/onboarding';
import { type Tab, tabsFor } from './tabs';
import { useIsActive } from './use-is-active';

/** Where there is no rail: the bottom tabs of hub screens. */
export function TabBar({ userType }: { userType: UserType }) {
  return (
    <nav
      aria-label="Main"
      className="tab-bar fixed inset-x-0 bottom-0 z-(--z-tabbar) border-rule border-t bg-leaf px-2 pt-1.5 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
    >
      <ul className="mx-auto flex max-w-phone">
        {tabsFor(userType).map((tab) => (
          <li key={tab.to} className="min-w-0 flex-1 max-[22rem]:flex-auto">
            <TabLink tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ tab: { to, label, icon: Icon } }: { tab: Tab }) {
  const active = useIsActive(to);
  return (
    <Link
      to={to}
      aria-current={active ? 'page' : undefined}
      className={`flex min-h-12 flex-col items-center gap-[3px] text-[clamp(12px,3.6vw,0.75rem)] ${active ? 'font-semibold text-action-ink' : 'font-medium text-ink-3'}`}
    >
      <span
        className={`grid h-[2.125rem] w-13 max-w-full place-items-center rounded-[99px_99px_6px_6px] ${active ? 'bg-action-wash' : ''}`}
      >
        <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
      </span>
      {label}
    </Link>
  );
}
