/** Apart from the schemas, which need not load before sign-in. */
export const MISSING_CURRENT_PASSWORD = 'Please enter your current password.';
export const MISSING_NEW_PASSWORD = 'Please enter a new password.';

/** The rule for a new password, beside its field. */
export const PASSWORD_RULE =
  'At least 8 characters; not your username, your email address or a common password.';
