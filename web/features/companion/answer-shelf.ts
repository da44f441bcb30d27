import type { Told } from './companion-run';

/**
 * What was told last, so that it stands there again when a person comes back from a chapter. In memory alone, until the
 * panel is closed.
 */
export function createAnswerShelf() {
  let lying: { readonly key: string; readonly told: Told } | undefined;
  return {
    put(key: string, told: Told): void {
      lying = { key, told };
    },
    /** Undefined where nothing was told to that page. */
    find: (key: string): Told | undefined => (lying?.key === key ? lying.told : undefined),
    clear(): void {
      lying = undefined;
    },
  };
}

/** This page's. */
export const answerShelf = createAnswerShelf();
