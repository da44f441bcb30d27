import { useState } from 'react';
import { HttpError } from '../../answers/http-error';
import { usePerson } from '../../person/react/person-context';
import { sendProofLetter } from './commands';
import { failureWords } from './failure-words';

const TOO_MANY = 'We send at most five emails an hour. Please try again later.';
const FAILED = 'We couldn’t send the email. Please try again.';

/** Sends the letter with the link once more, one at a time, and says what came of it. */
export function useProofLetter() {
  const { answers } = usePerson().store;
  const [isSending, setIsSending] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [words, setWords] = useState<string>();
  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    setWords(undefined);
    try {
      await sendProofLetter(answers);
      setWords('Another email is on its way. It may be in your spam folder.');
    } catch (error) {
      const isTooMany = error instanceof HttpError && error.code === 'RATE_LIMITED';
      setIsOver(isTooMany);
      setWords(isTooMany ? TOO_MANY : failureWords(error, FAILED));
    }
    setIsSending(false);
  };
  return { isSending, isOver, words, send };
}
