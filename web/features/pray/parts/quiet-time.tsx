import { isFinished, secondsLeft } from '../../../../shared/domain/timer';
import { Button } from '../../../ui/button';
import { formatDuration } from '../../../ui/format/durations';
import { announcement, timeLeftInWords } from '../../../ui/format/time-left';
import { useQuietTimer } from '../model/use-quiet-timer';

const LENGTHS = [1, 2, 3, 5] as const;

/** A few quiet minutes, for those who want them: no sound, and no hurry. */
export function QuietTime() {
  const { timer, start, pause, goOn, stop } = useQuietTimer();
  const isRunning = timer?.status === 'running';
  const isOver = timer !== undefined && isFinished(timer);
  return (
    <section className="mt-7 border-rule border-t pt-5" aria-label="Quiet time">
      <p className="label" aria-hidden>
        Quiet time
      </p>
      {timer && !isOver ? (
        <div className="mt-1 flex items-center gap-5">
          <span
            role="timer"
            aria-label={timeLeftInWords(secondsLeft(timer))}
            className="numerals min-w-16 font-serif text-pane"
          >
            {formatDuration(secondsLeft(timer) * 1000)}
          </span>
          <Button variant="text" size="sm" className="px-0" onClick={isRunning ? pause : goOn}>
            {isRunning ? 'Pause' : 'Continue'}
          </Button>
          <Button variant="text" size="sm" className="px-0" onClick={stop}>
            Stop
          </Button>
        </div>
      ) : (
        <fieldset className="chips mt-2.5 border-0 p-0">
          <legend className="sr-only">How many quiet minutes</legend>
          {LENGTHS.map((minutes) => (
            <button key={minutes} type="button" className="chip" onClick={() => start(minutes)}>
              {minutes} min
            </button>
          ))}
        </fieldset>
      )}
      <p className="note mt-2 empty:hidden">
        {isOver && 'The time is up. Stay as long as you like.'}
      </p>
      <p className="sr-only" role="status">
        {timer && announcement(timer)}
      </p>
    </section>
  );
}
