import { type HttpOptions, http } from './http';
import { HttpError } from './http-error';

/** What the server made of something, or a sentence that says why it did not. */
export type Result<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

const NO_ANSWER = 'We can’t reach the server. Please try again when you’re online.';

/** What the server says it refuses is told in its own words. Never rejects. */
export async function ask<Value>(
  path: string,
  options: HttpOptions,
  read: (answer: unknown) => Value,
): Promise<Result<Value>> {
  try {
    return { ok: true, value: read(await http(path, options)) };
  } catch (error) {
    const said = error instanceof HttpError && error.status < 500 ? error.serverMessage : undefined;
    return { ok: false, message: said ?? NO_ANSWER };
  }
}

/** As {@link ask}, where the answer says no more than that it is done. */
export function tell(
  path: string,
  method: 'POST' | 'PUT' | 'DELETE',
  body?: unknown,
): Promise<Result> {
  return ask(path, { method, ...(body !== undefined && { body }) }, (answer) => answer);
}
