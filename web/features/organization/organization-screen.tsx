import { useState } from 'react';
import { useOrganizations } from '../../account/react/use-organizations';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { DecideDialog, type Decision } from '../../ui/decide-dialog';
import { EmptyState } from '../../ui/empty-state';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { JoinDialog } from './join-dialog';
import { OrganizationPart } from './organization-part';

/** The organization one belongs to: for everybody what they share there, for its administrator its people and invite. */
export function OrganizationScreen() {
  const { value, state, hasFailed, refresh } = useOrganizations();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isJoining, setJoining] = useState(false);
  const join = () => setJoining(true);
  return (
    <FocusScreen title="Organization" backTo={useCameFrom('/profile')}>
      {!value?.length && <h1>Your organization</h1>}
      {state === 'asking' && <Skeleton />}
      {state === 'unknown' && <Unknown onRetry={() => void refresh()} />}
      {value?.length === 0 && <NoOrganization onJoin={join} />}
      {value?.map((organization) => (
        <OrganizationPart
          key={organization.organizationId}
          organization={organization}
          isReachable={!hasFailed}
          onDecide={setDecision}
          onChanged={refresh}
        />
      ))}
      {value && value.length > 0 && (
        <Button variant="text" full className="mt-3" onClick={join}>
          Join another with a code
        </Button>
      )}
      {isJoining && (
        <JoinDialog
          onClose={() => setJoining(false)}
          onJoined={() => {
            setJoining(false);
            void refresh();
          }}
        />
      )}
      {decision && (
        <DecideDialog
          decision={decision}
          onClose={() => setDecision(null)}
          onDone={() => {
            setDecision(null);
            void refresh();
          }}
        />
      )}
    </FocusScreen>
  );
}

function Unknown({ onRetry }: { readonly onRetry: () => void }) {
  const isOnline = useLive(online) ?? true;
  return (
    <div role={isOnline ? 'alert' : 'status'}>
      <p className="text-ink-2">
        {isOnline
          ? 'We couldn’t load your organization.'
          : 'You’re offline. Reconnect to see your organization.'}
      </p>
      <Button variant="text" className="px-0" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function NoOrganization({ onJoin }: { readonly onJoin: () => void }) {
  return (
    <EmptyState
      className="mt-6"
      title="No organization"
      action={<Button onClick={onJoin}>Join with a code</Button>}
    >
      If your church or team uses Choose Wholeness, ask its administrator for a code.
    </EmptyState>
  );
}
