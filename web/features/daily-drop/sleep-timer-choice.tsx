import { useId } from 'react';
import { momentInWords } from '../../../shared/domain/day-words';
import type { DropListening } from '../../content/listening/drop-listening';
import { useLive } from '../../live/react/use-live';

const MINUTES = [5, 15, 30];
const OFF = 0;

/** When it falls silent: at the end of the drop, or after some minutes, until which it begins again at its end. */
export function SleepTimerChoice({ timer }: { readonly timer: DropListening['timer'] }) {
  const id = useId();
  const time = useLive(timer.time);

  function choose(minutes: number): void {
    if (minutes === OFF) timer.cancel();
    else timer.set(minutes);
  }

  return (
    <>
      <span className="player-voice">
        <label htmlFor={id}>Sleep timer</label>
        <select
          id={id}
          value={time?.minutes ?? OFF}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option value={OFF}>End of this Drop</option>
          {MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>{`${minutes} minutes`}</option>
          ))}
        </select>
      </span>
      <span role="status">{time && `Repeats until ${momentInWords(time.dueAt, 'h:mm a')}.`}</span>
    </>
  );
}
