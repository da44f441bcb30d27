import { type APIRequestContext, expect } from '@playwright/test';

/** The header by which the app says for whom it speaks, for the person whose session these requests have. */
export async function named(
  request: APIRequestContext,
  origin: string,
): Promise<{ readonly 'x-user-id': string }> {
  const answer = await request.get(`${origin}/api/auth/session`);
  expect(answer.ok()).toBe(true);
  return { 'x-user-id': (await answer.json()).user.id };
}
