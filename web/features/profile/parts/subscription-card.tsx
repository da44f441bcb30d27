import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { FREE_ENTRY_LIMIT, remainingEntries } from '../../../../shared/domain/entry-limit';
import { type SubscriptionStatus, subscriptionStatusOf } from '../../../../shared/domain/plan';
import { journalEntry } from '../../../../shared/records/journal-entry';
import { usePlan } from '../../../answers/react/use-plan';
import { useLive } from '../../../live/react/use-live';
import { useInitialPullDone } from '../../../person/react/use-sync-state';
import { useRecords } from '../../../records/react/use-records';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { Leaf } from '../../../ui/leaf';
import { Lights } from '../../../ui/lights';
import { planTitle } from '../model/plan-title';

/** The plan and what it permits. `status` is the profile's; until that has come, what sync knows of it counts. */
export function SubscriptionCard({ status }: { status: SubscriptionStatus | undefined }) {
  const plan = usePlan();
  const known = status ?? (plan ? subscriptionStatusOf(plan) : undefined);
  if (known === undefined) return null;
  return (
    <Leaf className="mt-6">{known === 'inactive' ? <FreePlan /> : <Premium status={known} />}</Leaf>
  );
}

function Premium({ status }: { status: SubscriptionStatus }) {
  const here = useHere();
  return (
    <>
      <h2>{planTitle(status)}</h2>
      <p className="text-balance text-ink-2 text-ui-sm">
        Unlimited journal entries and voice recordings
      </p>
      <Button asChild variant="secondary" full className="mt-4">
        <Link to="/subscribe" state={here}>
          Manage subscription
        </Link>
      </Button>
    </>
  );
}

function FreePlan() {
  const remaining = useRemaining();
  const here = useHere();
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div>
          <h2>{planTitle('inactive')}</h2>
          {remaining !== undefined && (
            <p className="numerals text-ink-2 text-ui-sm">
              {`${remaining} of ${FREE_ENTRY_LIMIT} journal entries remaining`}
            </p>
          )}
        </div>
        {remaining !== undefined && (
          <Lights lit={FREE_ENTRY_LIMIT - remaining} count={FREE_ENTRY_LIMIT} />
        )}
      </div>
      <Button asChild full className="mt-4">
        <Link to="/subscribe" state={here}>
          Upgrade to Premium
        </Link>
      </Button>
      <p className="note mt-2.5 text-center">7-day free trial • Cancel anytime</p>
    </>
  );
}

/** Entries the free plan still permits; undefined until everything written elsewhere is counted too. */
function useRemaining(): number | undefined {
  const records = useRecords();
  const count = useLive(useMemo(() => records.liveCount(journalEntry), [records]));
  const isComplete = useInitialPullDone();
  return isComplete && count !== undefined ? remainingEntries(count, 'free') : undefined;
}
