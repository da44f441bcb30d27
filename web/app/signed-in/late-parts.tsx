import { FollowLock } from './follow-lock';
import { KeepHome } from './keep-home';
import { KeepReached } from './keep-reached';

/** What goes on beside every screen, once the page is quiet. */
export function LateParts() {
  return (
    <>
      <KeepHome />
      <KeepReached />
      <FollowLock />
    </>
  );
}
