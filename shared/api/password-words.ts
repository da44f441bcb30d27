/** Apart from the schemas, which need not load before sign-in. */
export const MISSING_CURRENT_PASSWORD = 'Please enter your current password.';
export const MISSING_NEW_PASSWORD = 'Please enter a new password.';
