import { GuestNotes } from '../../person/guest/guest-notes';
import { storeSession } from '../../platform/session';
import { surroundings } from '../../platform/surroundings';
import { OpeningScreen } from '../opening-screen';
import { useOutcome } from '../use-outcome';

/** One for each page: React may render this more than once before it stands. */
let beginning: Promise<void> | undefined;

/** Where somebody begins to write without an account: they are on Home at once, with or without a network. */
export function BeginRoute() {
  beginning ??= begin().catch((error: unknown) => {
    beginning = undefined;
    throw error;
  });
  useOutcome(beginning);
  return <OpeningScreen />;
}

async function begin(): Promise<void> {
  const notes = new GuestNotes({ randomId: surroundings.randomId });
  try {
    storeSession(await notes.begin());
  } finally {
    await notes.close();
  }
  location.replace('/home');
}
