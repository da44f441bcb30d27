/** Apart from the schemas, which need not load before sign-in. */
export const MISSING_NEW_PASSWORD = 'Please enter a new password.';
