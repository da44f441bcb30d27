import {
  CONTENT_MANIFEST_URL,
  type ContentManifest,
  contentManifest,
} from '../../shared/content/pack';

export interface AskedManifest {
  readonly content: ContentManifest;
  /** As the server sent it: a newer page may read more in it. */
  readonly text: string;
}

/**
 * Asks the server for its manifest. Undefined where there is no network, or a server that does not answer as ours does.
 * Rejects when `signal` aborts.
 */
export async function askForManifest(
  fetch: typeof globalThis.fetch,
  signal?: AbortSignal,
): Promise<AskedManifest | undefined> {
  try {
    const response = await fetch(CONTENT_MANIFEST_URL, {
      cache: 'no-cache',
      ...(signal && { signal }),
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return { content: contentManifest.parse(JSON.parse(text)), text };
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}
