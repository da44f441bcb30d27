import type { AnalyticsFigures } from '../../../shared/api/analytics';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { CompletionPart } from './completion-part';
import { NotReached } from './not-reached';
import { useAnalytics } from './queries';
import { SharesPart } from './shares-part';
import { SummaryRow } from './summary-row';
import { WeeksPart } from './weeks-part';
import { firstFiguresOn } from './words';

/** All that is told of one organization, or why there is nothing yet. */
export function OrganizationFigures({ organizationId }: { readonly organizationId: string }) {
  const { value, hasFailed, state, refresh } = useAnalytics(organizationId);
  if (state === 'asking') return <Skeleton className="mt-8" />;
  if (!value) return <NotReached onRetry={refresh} />;
  const { figures, countsFrom } = value;
  return (
    <>
      {hasFailed && (
        <p className="note mt-4" role="status">
          We couldn’t update these figures. They’re the last ones we loaded.
        </p>
      )}
      {figures ? <Figures figures={figures} /> : <NothingYet countsFrom={countsFrom} />}
    </>
  );
}

function Figures({ figures }: { readonly figures: AnalyticsFigures }) {
  return (
    <>
      <SummaryRow figures={figures} />
      <CompletionPart completions={figures.completions} />
      <div className="analytics-pair">
        <WeeksPart weeks={figures.weeks} />
        <SharesPart shares={figures.shares} />
      </div>
      <p className="note mt-6">
        To protect privacy, we count members in groups of five, from the Monday after they chose to
        share. We show whole weeks only. We round numbers down to fives, and shares of days to the
        nearest 5%.
      </p>
    </>
  );
}

function NothingYet({ countsFrom }: { readonly countsFrom: string | null }) {
  if (countsFrom !== null) {
    return (
      <EmptyState className="mt-8" title="The first week isn’t over yet">
        {`We count whole weeks. You’ll see the first one on ${firstFiguresOn(countsFrom)}.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState className="mt-8" title="No figures yet">
      You’ll see figures when ten members share. Each needs a confirmed email address and an account
      that is thirty days old. We start counting on the Monday after that.
    </EmptyState>
  );
}
