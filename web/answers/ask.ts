import type { Outcome } from '../../shared/outcome';
import { type HttpOptions, http } from './http';
import { HttpError } from './http-error';

/** What the server made of something, or a sentence for people that says why it did not. */
export type ServerOutcome<Value = unknown> = Outcome<Value, string>;

const NO_ANSWER = 'We can’t reach the server. Please try again when you’re online.';

/** What the server says it refuses is told in its own words. Never rejects. */
export async function ask<Value>(
  path: string,
  options: HttpOptions,
  read: (answer: unknown) => Value,
): Promise<ServerOutcome<Value>> {
  try {
    return { ok: true, value: read(await http(path, options)) };
  } catch (error) {
    const said = error instanceof HttpError && error.status < 500 ? error.serverMessage : undefined;
    return { ok: false, problem: said ?? NO_ANSWER };
  }
}

/** As {@link ask}, where the answer says no more than that it is done. */
export function tell(
  path: string,
  method: 'POST' | 'PUT' | 'DELETE',
  body?: unknown,
): Promise<ServerOutcome> {
  return ask(path, { method, ...(body !== undefined && { body }) }, (answer) => answer);
}
