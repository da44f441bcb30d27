import {
  Award,
  ChartColumn,
  CircleUserRound,
  HandHeart,
  House,
  type LucideIcon,
  MessagesSquare,
  Share2,
} from 'lucide-react';
import type { UserType } from '../../../shared/api/onboarding';

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const home: Tab = { to: '/home', label: 'Home', icon: House };
const share: Tab = { to: '/share', label: 'Share', icon: Share2 };
const prayer: Tab = { to: '/prayer-groups', label: 'Prayer', icon: HandHeart };
const community: Tab = { to: '/community', label: 'Community', icon: MessagesSquare };
const analytics: Tab = { to: '/analytics', label: 'Analytics', icon: ChartColumn };
const awards: Tab = { to: '/achievements', label: 'Awards', icon: Award };
const profile: Tab = { to: '/profile', label: 'Profile', icon: CircleUserRound };

const TABS: Record<UserType, readonly Tab[]> = {
  individual: [home, share, community, awards, profile],
  group_member: [home, prayer, community, awards, profile],
  corporate_admin: [home, prayer, analytics, awards, profile],
};

/** The user type that a sign-in left on this device; individual where it left none. */
export function userTypeOf(kept: string | null): UserType {
  return kept !== null && Object.hasOwn(TABS, kept) ? (kept as UserType) : 'individual';
}

/** The bottom tabs (on wide screens the rail) of a user type (spec sections 2 and 6); it changes nothing else. */
export function tabsFor(userType: UserType): readonly Tab[] {
  return TABS[userType];
}
