import type { Dexie, EntityTable } from 'dexie';
import type { Answers, Live } from './contract';
import { liveRead } from './live-read';
import type { Reopening } from './reopening';

/** The table of the desk. */
export const ANSWERS_TABLE = { answers: 'path' } as const;

interface AnswerRow {
  readonly path: string;
  readonly answer: unknown;
}

export type AnswersDatabase = Dexie & { readonly answers: EntityTable<AnswerRow, 'path'> };

type AnswersStore = Reopening<{ readonly database: AnswersDatabase; close(): Promise<void> }>;

/** Answers of the server in the desk; what each method promises stands with {@link Answers}. */
export class StoredAnswers implements Answers {
  readonly #store: AnswersStore;

  constructor(store: AnswersStore) {
    this.#store = store;
  }

  async keep(path: string, answer: unknown): Promise<void> {
    await this.#store.run(({ database }) => database.answers.put({ path, answer }));
  }

  live(path: string): Live<unknown> {
    return liveRead(this.#store, async ({ database }) => {
      const row = await database.answers.get(path);
      return row === undefined ? null : row.answer;
    });
  }

  async forget(isGone: (path: string) => boolean): Promise<void> {
    await this.#store.run(({ database }) =>
      database.answers.filter(({ path }) => isGone(path)).delete(),
    );
  }
}
