import { Link } from 'react-router-dom';
import { signedInDevices } from '../../../../shared/api/passwords';
import type { ProfileAnswer } from '../../../../shared/api/profile';
import { useOrganizations } from '../../../account/react/use-organizations';
import { useAnswer } from '../../../answers/react/use-answer';
import { usePerson } from '../../../person/react/person-context';
import { AS_TYPED } from '../../../ui/as-typed';
import { useHere } from '../../../ui/came-from';
import { Fact, Facts } from '../../../ui/facts';
import { formatCount } from '../../../ui/format/numbers';
import { Part } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import { saveEmail, saveUsername } from '../commands';
import { planTitle } from '../model/plan-title';
import { EditableFact } from './editable-fact';
import { EmailToConfirm } from './email-to-confirm';

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

/** The organization one belongs to, and the way to it, or into one. */
function OrganizationFact() {
  const here = useHere();
  const { value } = useOrganizations();
  const [first, ...more] = value ?? [];
  const name = first && more.length === 0 ? first.organizationName : undefined;
  return (
    <Fact label="Organization">
      <Link to="/organization" state={here} className="text-link wrap-anywhere">
        {name ?? (first ? `${more.length + 1} organizations` : 'None')}
      </Link>
    </Fact>
  );
}

/** On how many devices the person is signed in, and the way to their list. */
function SignedInOn() {
  const here = useHere();
  const count = useAnswer('/api/account/sessions', signedInDevices).value?.devices.length;
  return (
    <Fact label="Signed in on">
      <Link to="/account/password#devices" state={here} className="text-link numerals">
        {sayDevices(count)}
      </Link>
    </Fact>
  );
}

function sayDevices(count: number | undefined): string {
  if (count === undefined) return 'Your devices';
  return formatCount(count, 'device', 'devices');
}
