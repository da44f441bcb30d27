import type { CompanionReply } from './companion-run';

/**
 * What was told last, so that it stands there again when a person comes back from a chapter. In memory alone, until the
 * panel is closed.
 */
export function createAnswerShelf() {
  let lying: { readonly key: string; readonly told: CompanionReply } | undefined;
  return {
    put(key: string, told: CompanionReply): void {
      lying = { key, told };
    },
    /** Undefined where nothing was told to that page. */
    find: (key: string): CompanionReply | undefined =>
      lying?.key === key ? lying.told : undefined,
    clear(): void {
      lying = undefined;
    },
  };
}

/** This page's. */
export const answerCache = createAnswerShelf();
