import { RefreshCw } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Outlet, useLocation } from 'react-router-dom';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';
import { isPaintedAhead } from '../../content/early-page/early-page';
import { endListening } from '../../content/listening/now-listening';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { Button } from '../../ui/button';
import { useHasRail } from '../../ui/use-wide';
import { LazyMount } from '../lazy-mount';
import { RestoredScroll } from '../routing/restored-scroll';
import { forgetEarlierVisit, placeOf } from '../scroll-place';
import { useOpened } from '../signed-in/opened-context';
import { SessionEndedBar } from '../sync/session-ended-bar';
import { DraftTroubleBar } from './draft-trouble-bar';
import { FRAME } from './frame';
import { ListeningPlace } from './listening-place';
import { NoticeBar } from './notice-bar';
import { Rail } from './rail';
import { pageTitle, useRouteHandle } from './route-handle';
import { ScreenOnItsWay } from './screen-on-its-way';
import { TabBar } from './tab-bar';
import { userTypeOf } from './tabs';
import { TopBar } from './top-bar';
import { UpdateBar } from './update-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const loadSealedShutBar = async () => (await import('./sealed-shut-bar')).SealedShutBar;
const loadAdoptionTroubleBar = async () =>
  (await import('./adoption-trouble-bar')).AdoptionTroubleBar;
const loadWritingConsentBar = async () => (await import('./writing-consent-bar')).WritingConsentBar;
const loadWeakPasswordBar = async () => (await import('./weak-password-bar')).WeakPasswordBar;

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
    <div className={FRAME} data-frame>
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
      <ShellScroll />
    </div>
  );
}

/** One at a time, the most urgent first. */
function Bars() {
  return (
    <div className="late-part [&>:not(:first-child)]:hidden">
      <ReplacedBar />
      <DraftTroubleBar />
      <LazyMount load={loadSealedShutBar} />
      <LazyMount load={loadAdoptionTroubleBar} />
      <SessionEndedBar />
      <UpdateBar />
      <LazyMount load={loadWritingConsentBar} />
      <LazyMount load={loadWeakPasswordBar} />
    </div>
  );
}

/**
 * Says that this page has given its databases over to a newer version of the app, and reloads into it. What is being
 * written goes along (F13).
 */
function ReplacedBar() {
  const { keeper } = usePerson();
  const replaced = useLive(useOpened().replaced);
  const [stuck, setStuck] = useState(false);
  // Then the bar below shows: it offers the words to copy and to export.
  if (!replaced || stuck) return null;
  const reload = async () => {
    await keeper.flush();
    if (keeper.leaveBehind()) location.reload();
    else setStuck(true);
  };
  return (
    <NoticeBar
      icon={RefreshCw}
      text="This app was updated in another tab. Reload to continue. Your drafts are safe."
      action={
        <Button variant="text" size="sm" className="px-1" onClick={() => void reload()}>
          Reload
        </Button>
      }
    />
  );
}

const PLACES = 'scroll';

/**
 * Where a screen was left is where it is found again. A page that was painted ahead has been put there by the browser, and
 * may have been scrolled since: the reader keeps their place in it.
 */
function ShellScroll() {
  const location = useLocation();
  const [painted] = useState(() => {
    const place = placeOf(location);
    forgetEarlierVisit(PLACES, place);
    return isPaintedAhead() ? { top: scrollY, placeOf: apartFrom(place) } : undefined;
  });
  useLayoutEffect(() => {
    // After the effect that begins a page at its top.
    if (painted) scrollTo(scrollX, painted.top);
  }, [painted]);
  return <RestoredScroll storageKey={PLACES} placeOf={painted?.placeOf ?? placeOf} />;
}

/** The painted page counts as one that was not left before. */
function apartFrom(painted: string): (location: Location) => string {
  const apart = `${painted} ${performance.timeOrigin}`;
  return (location) => {
    const place = placeOf(location);
    return place === painted ? apart : place;
  };
}

/** Lets a keyboard pass over the rail. Seen only while focused. */
function SkipLink() {
  return (
    <button
      type="button"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-tooltip) focus:rounded-pill focus:bg-raise focus:px-5 focus:py-3 focus:shadow-over"
      onClick={() => document.getElementById('main')?.focus()}
    >
      Skip to content
    </button>
  );
}
