import { formatCount } from '../ui/format/numbers';
import './fill-in';
import { BROWSER_FLOOR } from '../platform/browser-floor';
import { hasSignedOut, readSession, type Session } from '../platform/session';
import { todayHere } from '../platform/today';
import { LockedError, saveWords, wordsHere } from './words-here';

/** The page for a browser that is too old: what it would take, and a way to keep what was written in it. */
function drawPage(): void {
  const session = readSession();
  const main = document.createElement('main');
  const mark = element('img', '');
  Object.assign(mark, { src: '/icons/icon.svg', alt: '', width: 56, height: 56 });
  main.append(
    mark,
    element('h1', 'This browser is too old for Choose Wholeness'),
    element('p', `It needs one of these, or a later version: ${needed()}.`),
    element(
      'p',
      'Update this browser or this device’s system, and open the app again. Or sign in on another device: everything you synced is there.',
    ),
    ...(session ? [wayToSave(session)] : wordsOfNobody()),
  );
  const body = document.body ?? document.createElement('body');
  body.textContent = '';
  body.append(main);
  if (!document.body) document.documentElement.append(body);
  document.title = 'Choose Wholeness';
  for (const [name, content] of Object.entries(META)) document.head.append(meta(name, content));
}

/** The page was ended before its own were read. */
const META = {
  viewport: 'width=device-width, initial-scale=1, viewport-fit=cover',
  'color-scheme': 'light dark',
};

function needed(): string {
  const { chrome, edge, firefox, safari, ios } = BROWSER_FLOOR;
  // A name and its number stay in one line.
  return `Chrome\u00a0${chrome}, Edge\u00a0${edge}, Firefox\u00a0${firefox}, Safari\u00a0${safari}, or iOS\u00a0${ios}`;
}

function wayToSave(session: Session): HTMLElement {
  const section = document.createElement('section');
  const button = element('button', 'Save my entries');
  button.type = 'button';
  const told = element('p', '');
  told.setAttribute('role', 'status');
  button.onclick = () => void save(session, button, told);
  section.append(
    element('h2', 'What you wrote is still here'),
    element(
      'p',
      'Save it as a file, including unsynced entries and unfinished drafts. In a newer browser, you can import it with “Import Data”.',
    ),
    button,
    told,
    note('Voice recordings aren’t in the file. They stay in this browser.'),
  );
  return section;
}

const NOT_READ = 'We couldn’t read your entries. They’re still here. Please try again.';
const LOCKED =
  'Your app lock keeps your entries closed, and this browser is too old to open it. They’re still here. Update the browser, then unlock the app.';

async function save(session: Session, button: HTMLButtonElement, told: HTMLElement) {
  button.disabled = true;
  told.textContent = '';
  try {
    const words = await wordsHere(session, Date.now());
    saveWords(words, todayHere());
    const drafts = words.drafts?.length ?? 0;
    told.textContent = `Saved: ${formatCount(words.states.length, 'entry', 'entries')}, ${formatCount(drafts, 'unfinished draft', 'unfinished drafts')}.`;
  } catch (error) {
    told.textContent = error instanceof LockedError ? LOCKED : NOT_READ;
  }
  button.disabled = false;
}

function wordsOfNobody(): HTMLElement[] {
  if (!hasSignedOut()) return [];
  return [note('You’ve signed out here. Entries that weren’t synced stay locked on this device.')];
}

function note(text: string): HTMLElement {
  const paragraph = element('p', text);
  paragraph.className = 'note';
  return paragraph;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function meta(name: string, content: string): HTMLMetaElement {
  return Object.assign(document.createElement('meta'), { name, content });
}

drawPage();
