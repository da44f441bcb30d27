import type { Migration } from '../../sql/plan-migration';
import { accountsAndRecords } from './0001-accounts-and-records';
import { media } from './0002-media';
import { deviceKeys } from './0003-device-keys';
import { privacyAndRetention } from './0004-privacy-and-retention';
import { onboarding } from './0005-onboarding';
import { passwordsAndDevices } from './0006-passwords-and-devices';
import { profileImages } from './0007-profile-images';
import { consents } from './0008-consents';
import { feedback } from './0009-feedback';
import { whatOutlivesAccounts } from './0010-what-outlives-accounts';
import { billing } from './0011-billing';
import { deviceNames } from './0012-device-names';
import { suggestions } from './0013-suggestions';
import { prayerCircles } from './0014-prayer-circles';
import { organisationsAndReports } from './0015-organisations-and-reports';
import { companionFlags } from './0016-companion-flags';
import { countedMembers } from './0017-counted-members';
import { owedPokes } from './0018-owed-pokes';
import { invitesEndWithTheirMaker } from './0019-invites-end-with-their-maker';
import { usernameLooks } from './0020-username-looks';
import { provedEmails } from './0021-proved-emails';
import { boundSeals } from './0022-bound-seals';
import { recordBytes } from './0023-record-bytes';
import { rulesInCode } from './0024-rules-in-code';
import { organizationRulesInCode } from './0025-organization-rules-in-code';
import { jobRuns } from './0026-job-runs';
import { erased } from './0027-erased';
import { subscriptionRevisions } from './0028-subscription-revisions';
import { stirredAccounts } from './0029-stirred-accounts';
import { mediaAttempts } from './0030-media-attempts';
import { leasesAndGuesses } from './0031-leases-and-guesses';
import { worksFrom } from './0032-works-from';
import { reminders } from './0033-reminders';
import { planLetters } from './0034-plan-letters';
import { circleGuidance } from './0035-circle-guidance';
import { replies } from './0036-replies';
import { circleNews } from './0037-circle-news';
import { circleFigures } from './0038-circle-figures';
import { organizationLooks } from './0039-organization-looks';
import { operators } from './0040-operators';

/**
 * Migrations by number: the first leads from an empty file to version 1, and so on. A released one is never edited;
 * a change of the schema is a new one at the end.
 */
export const MIGRATIONS: readonly Migration[] = [
  accountsAndRecords,
  media,
  deviceKeys,
  privacyAndRetention,
  onboarding,
  passwordsAndDevices,
  profileImages,
  consents,
  feedback,
  whatOutlivesAccounts,
  billing,
  deviceNames,
  suggestions,
  prayerCircles,
  organisationsAndReports,
  companionFlags,
  countedMembers,
  owedPokes,
  invitesEndWithTheirMaker,
  usernameLooks,
  provedEmails,
  boundSeals,
  recordBytes,
  rulesInCode,
  organizationRulesInCode,
  jobRuns,
  erased,
  subscriptionRevisions,
  stirredAccounts,
  mediaAttempts,
  leasesAndGuesses,
  worksFrom,
  reminders,
  planLetters,
  circleGuidance,
  replies,
  circleNews,
  circleFigures,
  organizationLooks,
  operators,
];
