import { accountsContract } from './accounts.contract';
import { analyticsContract } from './analytics.contract';
import { billingContract } from './billing.contract';
import { changeMarksContract } from './change-marks.contract';
import { circlesContract } from './circles.contract';
import { companionContract } from './companion.contract';
import { consentsContract } from './consents.contract';
import { digestContract } from './digest.contract';
import { emailsContract } from './emails.contract';
import { eraseContract } from './erase.contract';
import { feedbackContract } from './feedback.contract';
import type { OpenStore } from './fresh-store';
import { mediaContract } from './media.contract';
import { onboardingContract } from './onboarding.contract';
import { organizationsContract } from './organizations.contract';
import { passwordsContract } from './passwords.contract';
import { planLettersContract } from './plan-letters.contract';
import { profileContract } from './profile.contract';
import { pullContract } from './pull.contract';
import { pushContract } from './push.contract';
import { recordBytesContract } from './record-bytes.contract';
import { retentionContract } from './retention.contract';
import { suggestionsContract } from './suggestions.contract';

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
  planLettersContract(open);
  mediaContract(open);
  feedbackContract(open);
  companionContract(open);
  suggestionsContract(open);
  circlesContract(open);
  changeMarksContract(open);
  eraseContract(open);
  onboardingContract(open);
  organizationsContract(open);
  retentionContract(open);
  analyticsContract(open);
}
