import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetKeptHome, keepHome } from '../../content/early-page/kept-home';
import type { Replica } from '../../person/contract';
import { isHome } from '../../platform/is-home';
import { whenQuiet } from '../../platform/when-quiet';
import { useHasRail } from '../../ui/use-wide';
import { appFiles, homeMarkup } from './home-markup';
import type { OpenPerson } from './open-person';
import { useOpened } from './opened-context';

/** Keeps Home for the worker, so that the next visit begins with it. */
export function KeepHome(): null {
  const opened = useOpened();
  const hasRail = useHasRail();
  const { pathname } = useLocation();
  const isAtHome = isHome(pathname);
  useEffect(
    () => (isAtHome ? keepWhileShown(opened, hasRail) : forgetOncePulled(opened.store.replica)),
    [isAtHome, opened, hasRail],
  );
  return null;
}

/** Whenever Home shows something else, and has come to rest. */
function keepWhileShown({ session, device }: OpenPerson, hasRail: boolean): () => void {
  const frame = document.querySelector('#root [data-frame]');
  if (!frame) return () => undefined;
  const keep = () => {
    const shown = homeMarkup(frame);
    const home = shown && { ...shown, personId: session.userId, app: appFiles(), hasRail };
    if (home) void keepHome(home, () => device.readSignedIn());
  };
  let prevent = whenQuiet(keep);
  const observer = new MutationObserver(() => {
    prevent();
    prevent = whenQuiet(keep);
  });
  observer.observe(frame, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  return () => {
    observer.disconnect();
    prevent();
  };
}

/** What a sync brings while another screen stands there is not in the kept Home (K4). */
function forgetOncePulled(replica: Replica): () => void {
  const state = replica.liveState();
  const known = state.get()?.checkpoint;
  return state.subscribe(() => {
    if (state.get()?.checkpoint !== known) void forgetKeptHome();
  });
}
