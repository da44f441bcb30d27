import { useEffect, useState } from 'react';
import { contentLibrary } from '../../../content/content-library';
import { useChallenge } from '../../../journey/react/use-challenge';
import { useToday } from '../../../live/react/use-today';
import { type Offered, offeredPrompt } from './offered-prompt';

interface PromptState {
  /** Undefined while it is looked for. */
  readonly prompt: Offered | undefined;
  /** There is none, and none can be loaded. */
  readonly missing: boolean;
  readonly pass: () => void;
}

type OwnPrompts = typeof import('./own-prompts');

/** The question to offer: today's drop's first, then our own, as often as the person passes one. */
export function usePrompt(): PromptState {
  const today = useToday();
  const question = useQuestionOfToday(today);
  const own = useOwnPrompts();
  const [passed, setPassed] = useState(0);
  // Passed before it was read.
  const [skipped, setSkipped] = useState(false);
  const prompt = offeredPrompt({
    question: skipped ? null : question,
    passed,
    own: (nth) => own?.ownPrompt(today, nth),
  });
  return {
    prompt,
    missing: prompt === undefined && question !== undefined && own === null,
    pass: () => (prompt ? setPassed((count) => count + 1) : setSkipped(true)),
  };
}

/** Loaded when somebody asks for one; null where that fails, undefined before. */
function useOwnPrompts(): OwnPrompts | null | undefined {
  const [own, setOwn] = useState<OwnPrompts | null>();
  useEffect(() => {
    let gone = false;
    const loaded = import('./own-prompts').catch(() => null);
    void loaded.then((found) => gone || setOwn(found));
    return () => {
      gone = true;
    };
  }, []);
  return own;
}

/** The question of today's drop; null where it can't be read, undefined before that is known. */
function useQuestionOfToday(today: string): string | null | undefined {
  const challengeDay = useChallenge(today)?.day;
  const [question, setQuestion] = useState<string | null>();
  useEffect(() => {
    if (challengeDay === undefined) return;
    let gone = false;
    const read = contentLibrary.drop(challengeDay).catch(() => null);
    void read.then((drop) => gone || setQuestion(drop?.question ?? null));
    return () => {
      gone = true;
    };
  }, [challengeDay]);
  return question;
}
