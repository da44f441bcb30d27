import type { Dexie, EntityTable } from 'dexie';
import type { Live } from '../live/live';
import { liveRead } from '../records/storage/live-read';
import type { ResilientConnection } from '../records/storage/resilient-connection';
import type { Answers } from './contract';

/** The table of the person’s database. */
export const ANSWERS_TABLE = { answers: 'path' } as const;

interface AnswerRow {
  readonly path: string;
  readonly answer: unknown;
}

export type AnswersDatabase = Dexie & { readonly answers: EntityTable<AnswerRow, 'path'> };

type AnswersStore = ResilientConnection<{
  readonly database: AnswersDatabase;
  close(): Promise<void>;
}>;

/** Answers of the server in the person’s database; what each method promises stands with {@link Answers}. */
export class StoredAnswers implements Answers {
  readonly #store: AnswersStore;
  readonly #listenedTo = new Map<string, Live<unknown>>();

  constructor(store: AnswersStore) {
    this.#store = store;
  }

  async keep(path: string, answer: unknown): Promise<void> {
    await this.#store.run(({ database }) => database.answers.put({ path, answer }));
  }

  live(path: string): Live<unknown> {
    return this.#listenedTo.get(path) ?? this.#read(path);
  }

  #read(path: string): Live<unknown> {
    const answer = liveRead(this.#store, async ({ database }) => {
      const row = await database.answers.get(path);
      return row === undefined ? null : row.answer;
    });
    const listeners = new Set<() => void>();
    const live: Live<unknown> = {
      get: answer.get,
      subscribe: (listener) => {
        const end = answer.subscribe(listener);
        listeners.add(end);
        this.#listenedTo.set(path, live);
        return () => {
          end();
          listeners.delete(end);
          // What nobody listens to grows old.
          const isOld = listeners.size === 0 && this.#listenedTo.get(path) === live;
          if (isOld) this.#listenedTo.delete(path);
        };
      },
    };
    return live;
  }

  async forget(isGone: (path: string) => boolean): Promise<void> {
    await this.#store.run(({ database }) =>
      database.transaction('rw', database.answers, async () => {
        const paths = await database.answers.toCollection().primaryKeys();
        await database.answers.bulkDelete(paths.filter((path) => isGone(path)));
      }),
    );
  }
}
