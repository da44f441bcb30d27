import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';
import { endListening } from '../../content/listening/now-listening';
import { useHasRail } from '../../ui/use-wide';
import { SessionEndedBar } from '../sync/session-ended-bar';
import { DraftTroubleBar } from './draft-trouble-bar';
import { FRAME } from './frame';
import { ListeningPlace } from './listening-place';
import { Rail } from './rail';
import { ReplacedBar } from './replaced-bar';
import { RestoredScroll } from './restored-scroll';
import { pageTitle, useRouteHandle } from './route-handle';
import { ScreenOnItsWay } from './screen-on-its-way';
import { SealedShutBar } from './sealed-shut-bar';
import { SkipLink } from './skip-link';
import { TabBar } from './tab-bar';
import { userTypeOf } from './tabs';
import { TopBar } from './top-bar';
import { UpdateBar } from './update-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { WeakPasswordBar } from './weak-password-bar';
import { WritingConsentBar } from './writing-consent-bar';

/** Keeps the end of a screen clear of the tabs: `--foot` tells the screen how much of the window they take. */
const ABOVE_TABS =
  '[--foot:calc(var(--tabbar)+max(1.25rem,env(safe-area-inset-bottom)))] in-data-keyboard:[--foot:0px]';
/** Clear of the tabs, and of the small player of what is heard. */
const CLEAR = 'pb-[calc(var(--foot,0px)+var(--listening-height,0px))]';

/** The chrome around every signed-in screen. */
export function Shell() {
  const userType = userTypeOf(useKeptAnswer('userType'));
  const { title, chrome = 'hub' } = useRouteHandle();
  const hasRail = useHasRail();
  const hasTopBar = !hasRail && (chrome === 'hub' || chrome === 'bar');
  const hasTabs = !hasRail && (chrome === 'hub' || chrome === 'tabs');
  useFocusOnNavigation();
  useEffect(() => endListening, []);
  return (
    <div className={FRAME}>
      <title>{pageTitle(title)}</title>
      <SkipLink />
      <ScreenOnItsWay />
      {hasRail && <Rail userType={userType} />}
      <div className={`md:col-start-2 ${CLEAR} ${hasTabs ? ABOVE_TABS : ''}`}>
        <Bars />
        {hasTopBar && <TopBar hasNote={chrome === 'hub'} />}
        <Outlet />
        {!hasRail && <ListeningPlace />}
      </div>
      {hasTabs && <TabBar userType={userType} />}
      <RestoredScroll />
    </div>
  );
}

/** One at a time, the most urgent first. */
function Bars() {
  return (
    <div className="[&>:not(:first-child)]:hidden">
      <ReplacedBar />
      <DraftTroubleBar />
      <SealedShutBar />
      <SessionEndedBar />
      <UpdateBar />
      <WritingConsentBar />
      <WeakPasswordBar />
    </div>
  );
}
