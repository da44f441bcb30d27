import { classify } from '../../../../shared/companion/care/classify';
import { reflect } from '../../../../shared/companion/reflect';
import { openScripture } from '../../../../shared/companion/retrieval/open-scripture';
import type { ScriptureFiles } from '../../../../shared/companion/retrieval/scripture';
import { findDispute } from '../../../../shared/content/viewpoints/find-dispute';
import type { FromScriptureWorker, ToScriptureWorker } from './scripture-messages';

type Question = Extract<ToScriptureWorker, { type: 'answer' }>;

/** Asked before anybody does, so that the rules have run once: the first time takes longest by far. */
const ANYTHING = 'I am grateful for this quiet morning, and afraid of tomorrow.';

/** The worker's part: Scripture, opened with the first question, and what to do with each message. */
export function serveScripture(
  openFiles: () => ScriptureFiles,
  post: (answer: FromScriptureWorker) => void,
): (message: ToScriptureWorker) => void {
  const scripture = openScripture(openFiles());
  const deps = { scripture, classify, findDispute };

  let isAsked = false;

  async function makeReady(): Promise<void> {
    await scripture.find('');
    // What was asked meanwhile goes first.
    if (!isAsked) await reflect(ANYTHING, deps);
  }

  async function answer({ turn, text, goals }: Question): Promise<void> {
    isAsked = true;
    const found = await reflect(text, deps, goals).catch(() => null);
    post({ turn, answer: found });
  }

  return (message) => {
    if (message.type === 'warm') void makeReady().catch(() => undefined);
    else void answer(message);
  };
}
