import { accountsContract } from './contract/accounts.contract';
import { analyticsContract } from './contract/analytics.contract';
import { billingContract } from './contract/billing.contract';
import { circlesContract } from './contract/circles.contract';
import { companionContract } from './contract/companion.contract';
import { consentsContract } from './contract/consents.contract';
import { digestContract } from './contract/digest.contract';
import { emailsContract } from './contract/emails.contract';
import { eraseContract } from './contract/erase.contract';
import { feedbackContract } from './contract/feedback.contract';
import type { OpenStore } from './contract/fresh-store';
import { mediaContract } from './contract/media.contract';
import { onboardingContract } from './contract/onboarding.contract';
import { organizationsContract } from './contract/organizations.contract';
import { owedPokesContract } from './contract/owed-pokes.contract';
import { passwordsContract } from './contract/passwords.contract';
import { profileContract } from './contract/profile.contract';
import { pullContract } from './contract/pull.contract';
import { pushContract } from './contract/push.contract';
import { recordBytesContract } from './contract/record-bytes.contract';
import { retentionContract } from './contract/retention.contract';
import { suggestionsContract } from './contract/suggestions.contract';

/** What every store must do, as vitest suites. `open` gives an empty store each time. */
export function storeContract(open: OpenStore): void {
  accountsContract(open);
  passwordsContract(open);
  emailsContract(open);
  profileContract(open);
  pushContract(open);
  recordBytesContract(open);
  pullContract(open);
  digestContract(open);
  consentsContract(open);
  billingContract(open);
  mediaContract(open);
  feedbackContract(open);
  companionContract(open);
  suggestionsContract(open);
  circlesContract(open);
  owedPokesContract(open);
  eraseContract(open);
  onboardingContract(open);
  organizationsContract(open);
  retentionContract(open);
  analyticsContract(open);
}
