import { finishPendingLogout } from './account/pending-logout';
import { applyAppearance, colorBars } from './platform/appearance';
import { hasStoredUserId, readSession } from './platform/session';

/**
 * The whole script of the prerendered landing page, run in its head. Whoever is signed in on this browser although the
 * server was told of no session goes on to the app, before anything of the page is painted. A session that an offline
 * sign-out left open ends here, as in the app.
 */
if (readSession() !== null) {
  document.documentElement.hidden = true;
  location.replace('/home');
} else {
  applyAppearance();
  addEventListener('DOMContentLoaded', colorBars);
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(takeTypefaces)));
  void finishPendingLogout();
  if (hasStoredUserId()) addEventListener('DOMContentLoaded', leadOn);
}

/** With a user id stored, the hero's ways in lead on instead of to sign-in (spec section 2). */
function leadOn(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-with-id]')) {
    link.href = link.dataset.withId ?? link.href;
  }
}

/** What stands on the screen in their stand-ins is drawn anew, each line where it is. */
function takeTypefaces(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[media=print]')) {
    style.media = 'all';
  }
}
