import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MindfulMoment } from '../../../../shared/content/pack';
import { pauseListening } from '../../../content/listening/now-listening';
import { createAmbience } from '../../../platform/ambience';
import { now } from '../../../platform/clock';
import { randomId } from '../../../platform/ids';
import { onReturn } from '../../../platform/returning';
import { todayHere } from '../../../platform/today';
import { keepAwake } from '../../../platform/wake-lock';
import { useRecords } from '../../../records/react/use-records';
import { toast } from '../../../ui/toast-store';
import { type FinishedMoment, keepFinished } from '../commands';
import { keepHearing, readHearing } from './hearing';
import { createPractice, type Place, type Practice, type PracticeState } from './practice';

const PAUSED = { title: 'Moment paused', description: 'Open it again to continue.' };

/** The moment that was left on the way. It waits, paused, as long as the page lives; another one takes its place. */
let leftOff: (Place & { readonly momentId: string }) | undefined;

interface SittingThrough {
  readonly practice: Practice;
  readonly state: PracticeState;
  /** The last one that came to its end here. */
  readonly finished: FinishedMoment | undefined;
  /** This device could not keep it; pressing tries again. */
  readonly keepAgain: (() => void) | undefined;
}

/** Sits through one moment; leaving the screen pauses it. Key the component by the moment's id. */
export function usePractice(moment: MindfulMoment): SittingThrough {
  const records = useRecords();
  const [finished, setFinished] = useState<FinishedMoment>();
  const [failed, setFailed] = useState(false);

  function keep(one: FinishedMoment): void {
    setFailed(false);
    setFinished(one);
    void keepFinished(records, one).then((isKept) => setFailed(!isKept));
  }
  const [practice] = useState(() =>
    createPractice(
      moment,
      readHearing(moment),
      leftOff?.momentId === moment.id ? leftOff : undefined,
      {
        now,
        after(ms, callback) {
          const timer = setTimeout(callback, ms);
          return () => clearTimeout(timer);
        },
        ambience: createAmbience(loopOf(moment)),
        keepAwake,
        today: todayHere,
        keepHearing: (hearing) => keepHearing(moment, hearing),
        onFinished: (startedOn) => keep({ id: randomId(), moment, startedOn }),
      },
    ),
  );
  const state = useSyncExternalStore(practice.state.subscribe, practice.state.get);

  const isRunning = state.timer.status === 'running';
  // Two voices at once are none.
  useEffect(() => {
    if (isRunning) pauseListening();
  }, [isRunning]);

  useEffect(() => {
    const end = onReturn(practice.comeBack);
    return () => {
      end();
      if (practice.state.get().timer.status === 'running') toast(PAUSED);
      const place = practice.leave();
      leftOff = place && { ...place, momentId: moment.id };
    };
  }, [practice, moment.id]);

  return {
    practice,
    state,
    finished,
    keepAgain: failed && finished ? () => keep(finished) : undefined,
  };
}

function loopOf({ audioUrl, loopSeconds }: MindfulMoment) {
  return audioUrl === null || loopSeconds === null ? null : { url: audioUrl, loopSeconds };
}
