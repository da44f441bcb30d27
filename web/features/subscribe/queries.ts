import { useEffect, useRef, useState } from 'react';
import {
  type SubscriptionStatusAnswer,
  subscriptionStatusAnswer,
} from '../../../shared/api/subscription';
import type { Heard } from '../../../shared/content/audio-words';
import { type SubscriptionStatus, subscriptionStatusOf } from '../../../shared/domain/plan';
import { useAnswer } from '../../answers/react/use-answer';
import { usePlan } from '../../answers/react/use-plan';
import { contentLibrary } from '../../content/content-library';

/** Spec section 9. */
const STALE_AFTER_MS = 30_000;

/** The subscription as the server last told it. */
export interface Subscription {
  /** Where no answer has come yet, what sync knows of the plan counts; undefined until that is known either. */
  readonly status: SubscriptionStatus | undefined;
  readonly answer: SubscriptionStatusAnswer | undefined;
  /** The last question got no answer: what is here is older. */
  readonly hasFailed: boolean;
  readonly refresh: () => Promise<void>;
}

/** Asks when the screen opens, on each return to it once the answer is 30 s old, and when sync brings another plan. */
export function useSubscription(): Subscription {
  const { value, hasFailed, refresh } = useAnswer(
    '/api/subscription-status',
    subscriptionStatusAnswer,
    STALE_AFTER_MS,
  );
  const plan = usePlan();
  const known = useRef(plan);
  useEffect(() => {
    const isOther = known.current !== undefined && known.current !== plan;
    known.current = plan;
    if (isOther) void refresh();
  }, [plan, refresh]);
  const status = value?.status ?? (plan && subscriptionStatusOf(plan));
  return { status, answer: value, hasFailed, refresh };
}

/** The ninety days with their narration; undefined until the pack is read, and where it can't be. */
export function useHeardDrops(): readonly Heard[] | undefined {
  const [drops, setDrops] = useState<readonly Heard[]>();
  useEffect(() => {
    contentLibrary.listDrops().then(setDrops, () => undefined);
  }, []);
  return drops;
}
