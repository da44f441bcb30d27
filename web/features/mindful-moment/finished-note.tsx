import { Button } from '../../ui/button';
import { numberWord } from '../../ui/number-word';
import type { FinishedMoment } from './commands';
import { type MindfulSession, useSessionsOf } from './queries';
import { lengthInWords } from './words';

interface FinishedNoteProps {
  readonly finished: FinishedMoment;
  readonly keepAgain: (() => void) | undefined;
}

/** In place of the steps once the time is over. */
export function FinishedNote({ finished: { moment, startedOn }, keepAgain }: FinishedNoteProps) {
  const sessions = useSessionsOf(startedOn);
  return (
    <>
      <p className="font-serif text-2xl">{lengthInWords(moment.duration)} of quiet.</p>
      {keepAgain ? (
        <p className="mt-2 text-ink-2" role="alert">
          We couldn’t save this on your device.{' '}
          <Button variant="text" size="sm" onClick={keepAgain}>
            Try again
          </Button>
        </p>
      ) : (
        <p className="running mt-2">{sessions && inAll(sessions)}</p>
      )}
    </>
  );
}

/** What the moments of a day come to; nothing to add up where there is one. */
function inAll(sessions: readonly MindfulSession[]): string {
  if (sessions.length < 2) return 'It’s saved with your day.';
  const seconds = sessions.reduce((sum, { body }) => sum + body.seconds, 0);
  const total = lengthInWords(seconds).toLowerCase();
  return `${numberWord(sessions.length)} moments on this day, ${total} in all.`;
}
