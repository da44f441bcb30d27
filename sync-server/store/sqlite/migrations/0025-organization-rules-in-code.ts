/** Succession, left customers and invites that end are kept by the program, in the transaction of what causes them. */
export const organizationRulesInCode = `
  DROP TRIGGER organisation_left_empty;
  DROP TRIGGER organisations_outlive_their_administrator;
  DROP TRIGGER invites_end_with_their_administrator;
  DROP TRIGGER subscriptions_end_with_their_account;
  DROP TRIGGER consents_stay_as_written;
`;
