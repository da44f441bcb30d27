import { Link } from 'react-router-dom';
import type { ProfileAnswer } from '../../../shared/api/profile';
import { usePerson } from '../../person/react/person-context';
import { AS_TYPED } from '../../ui/as-typed';
import { useHere } from '../../ui/came-from';
import { Fact, Facts } from '../../ui/facts';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { saveEmail, saveUsername } from './commands';
import { EditableFact } from './editable-fact';
import { EmailToConfirm } from './email-to-confirm';
import { OrganizationFact } from './organization-fact';
import { planTitle } from './plan-title';
import { SignedInOn } from './signed-in-on';

/** Username and email, each edited in place, the plan, and where the person is signed in. */
export function AccountPart({ profile }: { profile: ProfileAnswer | undefined }) {
  const { answers } = usePerson().store;
  const here = useHere();
  return (
    <Part title="Account">
      {profile ? (
        <Facts className="-mt-3 border-rule border-b">
          <EditableFact
            label="Username"
            value={profile.username}
            save={(value) => saveUsername(answers, value)}
            failure="Failed to update username. Please try again."
            input={{ ...AS_TYPED, maxLength: 100 }}
          />
          <EditableFact
            label="Email"
            value={profile.email}
            save={(value, password) => saveEmail(answers, value, password)}
            needsPassword={profile.email !== ''}
            failure="Failed to update email. Please try again."
            input={{ type: 'email', maxLength: 254 }}
          />
          <EmailToConfirm profile={profile} />
          <Fact label="Password">
            <Link to="/account/password" state={here} className="text-link">
              Change
            </Link>
          </Fact>
          <Fact label="Subscription">{planTitle(profile.subscriptionStatus)}</Fact>
          <OrganizationFact />
          <SignedInOn />
        </Facts>
      ) : (
        <Skeleton rows={2} />
      )}
    </Part>
  );
}
