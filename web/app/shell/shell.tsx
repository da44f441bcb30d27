import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SyncNote } from '../../live/sync-note';
import { SessionEndedBar } from '../sync/session-ended-bar';
import { DraftTroubleBar } from './draft-trouble-bar';
import { Rail } from './rail';
import { pageTitle, useRouteHandle } from './route-handle';
import { SkipLink } from './skip-link';
import { TabBar } from './tab-bar';
import type { UserType } from './tabs';
import { TopBar } from './top-bar';
import { UpdateBar } from './update-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** The chrome around every signed-in screen. */
export function Shell({ userType = 'individual' }: { userType?: UserType }) {
  const { title, chrome = 'hub' } = useRouteHandle();
  useFocusOnNavigation();
  return (
    <div className="mx-auto min-h-dvh max-w-[1440px] bg-paper md:grid md:grid-cols-[var(--rail)_minmax(0,1fr)]">
      <title>{pageTitle(title)}</title>
      <SkipLink />
      <Rail userType={userType} />
      <div className={chrome === 'hub' ? 'pb-[calc(var(--tabbar)+2.25rem)] md:pb-0' : ''}>
        <Bars />
        {chrome !== 'none' && <TopBar />}
        {chrome === 'hub' && <HubSyncNote />}
        <Outlet />
      </div>
      {chrome === 'hub' && <TabBar userType={userType} />}
      <ScrollRestoration />
    </div>
  );
}

/** One at a time, the most urgent first. */
function Bars() {
  return (
    <div className="[&>:not(:first-child)]:hidden">
      <DraftTroubleBar />
      <SessionEndedBar />
      <UpdateBar />
    </div>
  );
}

/** On phones the pill stands under the top bar while there is something to say. */
function HubSyncNote() {
  return (
    <div className="flex px-(--gutter) pb-2 empty:hidden md:hidden">
      <SyncNote quietWhenSynced className="gap-1.5 px-2 md:hidden" />
    </div>
  );
}
