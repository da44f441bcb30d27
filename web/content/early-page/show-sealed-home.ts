import { hourHere } from '../../platform/clock';
import { todayHere } from '../../platform/today';
import { earlyPageOf, hasRail } from './early-page';
import { dayPart, type KeptHome, readSealedHome } from './kept-home';

/**
 * Paints the Home that was kept sealed while the app opens behind it, under the conditions of any kept Home (K1, K2, K5). `app`
 * are the files of this build. Resolves once it stands there, or is not to; never rejects.
 */
export async function showSealedHome(personId: string, app: readonly string[]): Promise<void> {
  const home = await readSealedHome(personId).catch(() => undefined);
  if (!home || !holdsHere(home, app)) return;
  const template = document.createElement('template');
  template.innerHTML = home.html;
  document.getElementById('root')?.before(earlyPageOf(template.content));
}

function holdsHere(home: KeptHome, app: readonly string[]): boolean {
  const isNow = home.part === dayPart(todayHere(), hourHere());
  return isNow && home.hasRail === hasRail() && home.app.every((file) => app.includes(file));
}
