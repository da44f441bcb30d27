import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';

/** One call of the server; `path` is what follows `/api/`. */
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => Promise<APIResponse>;

/** Calls of the server as a person whose session the request context has. */
export function callsAs(request: APIRequestContext, origin: string, personId: string): Call {
  const headers = { 'x-user-id': personId };
  return (method, path, data) => request.fetch(`${origin}/api/${path}`, { method, data, headers });
}

/** Calls of the server as the person of a page, whatever comes of them. */
export async function callsOfPage(page: Page, origin: string): Promise<Call> {
  return callsAs(page.context().request, origin, await personId(page));
}

/** What is posted as the person of a page. Every call is to succeed. */
export async function postsOf(page: Page, origin: string) {
  const call = await callsOfPage(page, origin);
  return async (path: string, data: object) => {
    const answer = await call('POST', path, data);
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
}

function personId(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('userId') ?? '');
}
