import { z } from 'zod';
import { plan } from '../protocol/messages';

/** Who signed in. */
export const user = z.object({ id: z.string(), username: z.string() });

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

/** The answer of login and register. */
export const authAnswer = z.object({ user });

/** GET /api/auth/session: the person of the session and their plan; 401 for a visitor. */
export const sessionAnswer = z.object({ user, plan });

/** The spec's words for what is missing (section 5). */
export const MISSING_CREDENTIALS = 'Please enter both username and password.';
export const MISSING_EMAIL = 'Please enter your email address for registration.';
