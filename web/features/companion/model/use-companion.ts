import { useEffect, useMemo, useRef, useState } from 'react';
import { classify } from '../../../../shared/companion/care/classify';
import type { Goal } from '../../../../shared/records/preference';
import { keptScripture } from '../../../content/scripture/kept-scripture';
import { useGoals } from '../../../journey/react/use-goals';
import { useLive } from '../../../live/react/use-live';
import { usePerson } from '../../../person/react/person-context';
import type { WrittenPage } from '../../../records/react/reflecting';
import { answerCache } from './answer-cache';
import { askModel } from './ask-model';
import { type CompanionReply, createCompanionRun, type Way } from './companion-run';
import { BROKEN_OFF } from './model-trouble';
import { startScriptureReader } from './start-scripture-reader';

/** One opening of the companion: what it says to a page, and how it is asked. */
export function useCompanion(page: WrittenPage) {
  const { keeper } = usePerson();
  const reader = useMemo(startScriptureReader, []);
  const goals = useGoals();
  const hoped = useRef<readonly Goal[]>([]);
  useEffect(() => {
    hoped.current = goals ?? [];
  }, [goals]);
  const run = useMemo(
    () =>
      createCompanionRun(
        {
          classify,
          askModel,
          answerHere: (text) =>
            isReadHere() ? reader.answer(text, hoped.current) : Promise.reject(NOT_HERE),
        },
        answerCache.find(page.key),
      ),
    [reader, page.key],
  );
  const state = useLive(run) ?? run.get();
  const [isSaved, setSaved] = useState(true);
  const isAsking = useRef(false);

  useEffect(() => {
    if (state.at === 'told') answerCache.put(page.key, asLeft(state.told));
  }, [state, page.key]);
  useEffect(
    () => () => {
      run.end();
      reader.end();
    },
    [run, reader],
  );

  async function ask(text: string, way: Way): Promise<void> {
    // A second press comes before the panel shows the first, and must not send the page again.
    if (isAsking.current) return;
    isAsking.current = true;
    await savePage();
    isAsking.current = false;
    await run.ask(text, way);
  }

  /** Before anything is said to the words, they are on the disk. */
  async function savePage(): Promise<void> {
    await keeper.flush();
    setSaved(!keeper.unwritten().some(({ key }) => key === page.key));
  }

  return { state, ask, savePage, chooseAnew: run.chooseAnew, warm: reader.warm, isSaved };
}

const NOT_HERE = new Error('Scripture is not on this device.');

/** Whether Scripture may be read here: nobody has it fetched without being told its size. */
function isReadHere(): boolean {
  const { state } = keptScripture.status.get();
  return state === 'here' || state === 'passing';
}

/** Nobody listens to the larger model any more when the person comes back to what it had said. */
function asLeft(told: CompanionReply): CompanionReply {
  if (told.model !== 'speaking') return told;
  return { ...told, model: 'ended', trouble: BROKEN_OFF };
}
