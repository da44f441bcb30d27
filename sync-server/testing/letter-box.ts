import { readLinkToken } from '../../shared/api/mailed-link';
import { type BackgroundTasks, createBackgroundTasks } from '../jobs/background-tasks';
import { createLogger } from '../logger';
import type { MailDeps, Message } from '../mail/mailer';
import { guardLetters } from '../services/guard-letters';
import { openGuessLimits } from './guesses';

/** What stands in for a mail server: every letter that gets past the mailer's own limits. */
export interface LetterBox {
  readonly mail: MailDeps;
  readonly backgroundTasks: BackgroundTasks;
  readonly letters: Message[];
  /** The letters, once none is on its way. */
  arrived(): Promise<readonly Message[]>;
}

export function createLetterBox(now: () => number): LetterBox {
  const letters: Message[] = [];
  const backgroundTasks = createBackgroundTasks(createLogger('silent'));
  const send = async (letter: Message) => void letters.push(letter);
  return {
    mail: {
      mailer: guardLetters({ send }, openGuessLimits(now)),
      origin: 'https://choose.example',
      signOff: ['Choose Wholeness', 'Sent from choose.example.'],
    },
    backgroundTasks,
    letters,
    async arrived() {
      await backgroundTasks.settled();
      return letters;
    },
  };
}

/** The token of the link in a letter; empty where there is none. */
export function tokenIn(letter: Message | undefined): string {
  const [address = 'http://localhost'] = /https:\S+/.exec(letter?.text ?? '') ?? [];
  return readLinkToken(new URL(address).hash) ?? '';
}
