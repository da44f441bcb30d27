import * as z from 'zod/mini';

/** POST /api/auth/login. */
export const loginRequest = z.object({ username: z.string(), password: z.string() });
export type LoginRequest = z.infer<typeof loginRequest>;

/** POST /api/auth/register. */
export const registerRequest = z.object({
  username: z.string(),
  email: z.string(),
  password: z.string(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

/** The spec's words for what is missing (section 5). */
export const MISSING_CREDENTIALS = 'Please enter both username and password.';
export const MISSING_EMAIL = 'Please enter your email address for registration.';
