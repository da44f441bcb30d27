import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isGuest } from '../../../account/guest';
import { forgetKeptHome } from '../../../content/early-page/kept-home';
import { guestSignsIn } from '../../../person/guest/adoption';
import { randomId } from '../../../platform/ids';
import { readSession, type Session } from '../../../platform/session';
import type { AuthFormsProps, Submit } from '../model/auth-forms';
import type { AuthMode } from '../model/sign-in-form';
import { whenReached } from '../model/when-reached';
import { GuestPart, type GuestWay } from './guest-part';
import { WayLink } from './way-link';

const GONE = 'gone';

/** Sign-in and create-account beside what a guest wrote on this device, which goes into the account unless they keep it apart. */
export function guestAuth(Forms: ComponentType<AuthFormsProps>): ComponentType {
  function GuestAuth() {
    const [way, setWay] = useState<GuestWay>('bring');
    const { isWaiting, send, stopWaiting } = useSending(way);
    const more = (mode: AuthMode) => (
      <GuestPart {...{ mode, way, isWaiting }} onWay={setWay} onStop={stopWaiting} />
    );
    return <Forms {...{ send, more }} below={<WayLink to="/home">Not now</WayLink>} />;
  }
  return () => <GuestAuth key={useLocation().pathname} />;
}

/** Without a network the form waits, with what was typed in memory alone, for as long as this screen is open. */
function useSending(way: GuestWay) {
  const [waiting, setWaiting] = useState<AbortController>();
  useEffect(() => () => waiting?.abort(GONE), [waiting]);
  const send = async (submit: Submit, mode: AuthMode) => {
    const controller = new AbortController();
    const isBrought = mode === 'create-account' || way === 'bring';
    const sending = () => submit(alongside(isBrought));
    const outcome = await whenReached(sending, () => setWaiting(controller), controller.signal);
    // The screen is left: nobody is told of what became of the form.
    if (controller.signal.reason === GONE) return new Promise<never>(() => undefined);
    setWaiting(undefined);
    if (outcome.ok) await forgetKeptHome();
    return outcome;
  };
  return { isWaiting: waiting !== undefined, send, stopWaiting: () => waiting?.abort() };
}

/** Undefined where another tab has signed in meanwhile: the guest's words have found their account. */
function alongside(isBrought: boolean) {
  const guest = readSession()?.userId;
  if (guest === undefined || !isGuest(guest)) return undefined;
  return (session: Session) =>
    guestSignsIn(guest, session, { isBrought, nextDeviceId: randomId() });
}
