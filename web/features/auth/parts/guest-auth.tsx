import { type ComponentType, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isGuest } from '../../../account/guest';
import { forgetKeptHome } from '../../../content/early-page/kept-home';
import { firstValue } from '../../../live/first-value';
import { guestSignsIn } from '../../../person/guest/adoption';
import { hasOpenLockHere } from '../../../person/lock/open-lock-here';
import { randomId } from '../../../platform/ids';
import { readSession, type Session } from '../../../platform/session';
import type { Records } from '../../../records/contract';
import { liveEntryCount } from '../../../records/entry-count';
import { useRecords } from '../../../records/react/use-records';
import { Button } from '../../../ui/button';
import { FocusScreen } from '../../../ui/screen';
import type { AuthFormsProps, OfGuest, Submit } from '../model/auth-forms';
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
  return function GuestEntrance() {
    const { pathname } = useLocation();
    const guest = readSession()?.userId;
    // Rows that lie sealed can't be read once this page, and the key with it, is gone.
    return guest !== undefined && hasOpenLockHere(guest) ? (
      <UnlockFirst />
    ) : (
      <GuestAuth key={pathname} />
    );
  };
}

/** Before an account takes over what lies sealed (P63). */
function UnlockFirst() {
  return (
    <FocusScreen title="Your account" backTo="/home">
      <h1>Turn off the app lock first</h1>
      <p className="mt-3 text-ink-2">
        What you wrote on this device is locked with your PIN. Turn off the app lock, then create an
        account or sign in. You can turn it on again afterwards.
      </p>
      <Button asChild full className="mt-6">
        <Link to="/settings/lock">Open app lock</Link>
      </Button>
    </FocusScreen>
  );
}

/** Without a network the form waits, with what was typed in memory alone, for as long as this screen is open. */
function useSending(way: GuestWay) {
  const records = useRecords();
  const [waiting, setWaiting] = useState<AbortController>();
  useEffect(() => () => waiting?.abort(GONE), [waiting]);
  const send = async (submit: Submit, mode: AuthMode) => {
    const controller = new AbortController();
    const isBrought = mode === 'create-account' || way === 'bring';
    const sending = async () => submit(await ofGuest(isBrought, records));
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
async function ofGuest(isBrought: boolean, records: Records): Promise<OfGuest | undefined> {
  const guest = readSession()?.userId;
  if (guest === undefined || !isGuest(guest)) return undefined;
  const alongside = (session: Session) =>
    guestSignsIn(guest, session, { isBrought, nextDeviceId: randomId() });
  const hasBegun = isBrought && (await firstValue(liveEntryCount(records))) > 0;
  return { alongside, hasBegun };
}
