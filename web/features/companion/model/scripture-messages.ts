import type { CompanionAnswer } from '../../../../shared/companion/answer';
import type { Goal } from '../../../../shared/records/preference';

/** What the page asks of the worker that reads Scripture. */
export type ToScriptureWorker =
  /** Make ready for a question. */
  | { readonly type: 'warm' }
  | {
      readonly type: 'answer';
      readonly turn: number;
      readonly text: string;
      /** What the person hopes for. */
      readonly goals: readonly Goal[];
    };

/** What the worker answers to each question; `answer` is null where Scripture could not be had. */
export interface FromScriptureWorker {
  readonly turn: number;
  readonly answer: CompanionAnswer | null;
}
