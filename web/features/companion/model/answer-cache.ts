import type { CompanionReply } from './companion-run';

let last: { readonly key: string; readonly reply: CompanionReply } | undefined;

/**
 * The last reply of this page, shown again when a person comes back from a chapter. In memory alone, until the panel is
 * closed.
 */
export const answerCache = {
  put(key: string, reply: CompanionReply): void {
    last = { key, reply };
  },
  /** Undefined where the last reply was to another page, or there is none. */
  find: (key: string): CompanionReply | undefined => (last?.key === key ? last.reply : undefined),
  clear(): void {
    last = undefined;
  },
};
