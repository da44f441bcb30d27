/** A non-success answer. `message` is `status: body text, or the status text` (spec section 8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    text: string,
    /** The server's own sentence, from `message` or `error`. */
    readonly serverMessage: string | undefined,
    readonly code: string | undefined,
  ) {
    super(`${status}: ${text}`);
  }
}

const REFUSALS: ReadonlySet<unknown> = new Set(['NOT_A_MEMBER', 'NOT_ALLOWED', 'NOT_FOUND']);

/**
 * Whether something is not, or no longer, the person's to read. By the server's own codes, not the status alone: a page of a
 * stranger's network takes nothing away.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && REFUSALS.has(error.code);
}

/** Reads an answer that is no success, whatever its body. */
export async function httpErrorFrom(response: Response): Promise<HttpError> {
  const text = (await response.text().catch(() => '')) || response.statusText;
  const body = parseObject(text);
  const message = textOf(body?.message) ?? textOf(body?.error);
  return new HttpError(response.status, text, message, textOf(body?.code));
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
