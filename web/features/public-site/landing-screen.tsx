import { hasStoredUserId } from '../../platform/session';
import { LANDING_TITLE } from './model/landing-words';
import { ErasedNote } from './parts/erased-note';
import { LandingPage } from './parts/landing-page';
import { useSalesAddress } from './queries';

/** The landing page where the app itself draws it: for whoever has come before, and under every unknown address. */
export function LandingScreen() {
  return (
    <>
      <title>{LANDING_TITLE}</title>
      <ErasedNote />
      <LandingPage hasId={hasStoredUserId()} sales={useSalesAddress()} />
    </>
  );
}
