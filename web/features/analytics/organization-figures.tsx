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
          As they were when this device last reached the server.
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
        People are counted five at a time, from the Monday after they chose to share, in weeks that
        are over. Their numbers are rounded down to fives, shares of days to five percent.
      </p>
    </>
  );
}

function NothingYet({ countsFrom }: { readonly countsFrom: string | null }) {
  if (countsFrom !== null) {
    return (
      <EmptyState className="mt-8" title="The first week is on its way">
        {`Figures are of whole weeks. The first show here on ${firstFiguresOn(countsFrom)}.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState className="mt-8" title="No figures yet">
      This page shows figures once ten members share, each with a confirmed email address and an
      account of thirty days, from the Monday after. Until then no days are counted here.
    </EmptyState>
  );
}
