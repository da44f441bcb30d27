import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { OrganizationView } from '../../../shared/api/organizations';
import { OrganizationMark } from '../../account/react/organization-head';
import { useHere } from '../../ui/came-from';
import { RadioChips } from '../../ui/radio-chips';
import { HubScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { GroupFiguresView } from './group-figures';
import { NotReached } from './not-reached';
import { useAdministered, useAnalytics } from './queries';
import '../../ui/styles/late/charts.css';

/** Analytics: how the people of one's own organization take part, never of fewer than five of them. */
export function AnalyticsScreen() {
  const { isAdmin, organizations, hasFailed, refresh } = useAdministered();
  const here = useHere();
  const [chosenId, choose] = useState<string>();
  const chosen =
    organizations?.find(({ organizationId }) => organizationId === chosenId) ?? organizations?.[0];
  if (!isAdmin) return <Navigate to="/home" replace />;
  return (
    <HubScreen className="analytics">
      <header className="analytics-head">
        <div>
          {chosen && <OrganizationMark organization={chosen} className="mb-4" />}
          <p className="running">{chosen && `${chosen.organizationName}, last eight weeks`}</p>
          <h1>Analytics</h1>
        </div>
        <p className="note">
          These figures count only members who chose to share. We show no number below five and no
          text.{' '}
          <Link to="/organization" state={here} className="text-link">
            Members and invite
          </Link>
        </p>
      </header>
      {organizations && chosen && organizations.length > 1 && (
        <Choice organizations={organizations} chosen={chosen} onChoose={choose} />
      )}
      {chosen && (
        <OrganizationFigures key={chosen.organizationId} organizationId={chosen.organizationId} />
      )}
      {!chosen &&
        (hasFailed ? (
          <NotReached of="organization" onRetry={refresh} />
        ) : (
          <Skeleton className="mt-8" />
        ))}
      <ComingSoon />
    </HubScreen>
  );
}

function OrganizationFigures({ organizationId }: Pick<OrganizationView, 'organizationId'>) {
  return <GroupFiguresView of="organization" answer={useAnalytics(organizationId)} />;
}

interface ChoiceProps {
  readonly organizations: readonly OrganizationView[];
  readonly chosen: OrganizationView;
  readonly onChoose: (organizationId: string) => void;
}

function Choice({ organizations, chosen, onChoose }: ChoiceProps) {
  return (
    <div className="mt-6">
      <RadioChips
        label="Organization"
        choices={organizations.map(({ organizationId, organizationName }) => ({
          value: organizationId,
          label: organizationName,
        }))}
        value={chosen.organizationId}
        onChange={onChoose}
      />
    </div>
  );
}

/** What the spec has in this place (section 2). */
function ComingSoon() {
  return (
    <section className="analytics-soon">
      <h2>Enterprise Analytics Coming Soon</h2>
      <p>For now, the figures cover your whole organization.</p>
    </section>
  );
}
