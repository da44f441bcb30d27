import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { SyncNote } from '../../live/sync-note';
import { DraftTroubleBar } from './draft-trouble-bar';
import { Rail } from './rail';
import { TabBar } from './tab-bar';
import type { UserType } from './tabs';
import { TopBar } from './top-bar';
import { UpdateBar } from './update-bar';

/** Set on routes whose screen brings its own back arrow: phones then show neither top bar nor tabs. */
export interface RouteHandle {
  readonly focus?: boolean;
}

/** The chrome around every signed-in screen. */
export function Shell({ userType = 'individual' }: { userType?: UserType }) {
  const matches = useMatches();
  const focus = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.focus === true);
  return (
    <div className="mx-auto min-h-dvh max-w-[1440px] bg-paper md:grid md:grid-cols-[var(--rail)_minmax(0,1fr)]">
      <Rail userType={userType} />
      <div className={focus ? '' : 'pb-[calc(var(--tabbar)+2.25rem)] md:pb-0'}>
        <UpdateBar />
        <DraftTroubleBar />
        {!focus && <TopBar />}
        {!focus && <HubSyncNote />}
        <Outlet />
      </div>
      {!focus && <TabBar userType={userType} />}
      <ScrollRestoration />
    </div>
  );
}

function HubSyncNote() {
  return (
    <div className="flex px-(--gutter) empty:hidden md:hidden">
      <SyncNote quietWhenSynced />
    </div>
  );
}
