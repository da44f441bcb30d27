import Sqlite, { type Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionTurns } from './connection-turns';
import { createGroupCommit, type GroupCommit } from './group-commit';

let db: Database;
let group: GroupCommit;
const statements: string[] = [];

beforeEach(() => {
  db = new Sqlite(':memory:', { verbose: (text) => void statements.push(String(text)) });
  db.exec('CREATE TABLE words (word TEXT NOT NULL)');
  group = createGroupCommit(db, 3, createConnectionTurns());
  statements.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await group.close();
  db.close();
});

const insert = (word: string | null) => () => {
  db.prepare('INSERT INTO words VALUES (?)').run(word);
  return word;
};
const words = () => db.prepare('SELECT word FROM words').pluck().all();
const commits = () => statements.filter((statement) => statement === 'COMMIT').length;

describe('group commit', () => {
  it('takes what arrives together in one commit and answers each', async () => {
    const results = await Promise.all(['a', 'b', 'c'].map((word) => group.run(insert(word))));
    expect(results).toEqual(['a', 'b', 'c']);
    expect(words()).toEqual(['a', 'b', 'c']);
    expect(commits()).toBe(1);
  });

  it('answers nobody before the commit', async () => {
    const answered = group.run(insert('a')).then(commits);
    expect(await answered).toBe(1);
  });

  it('waits for others no longer than its time, however many keep coming', async () => {
    vi.useFakeTimers();
    void group.run(insert('a'));
    vi.advanceTimersByTime(2);
    void group.run(insert('b'));
    expect(commits()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(commits()).toBe(1);
    expect(words()).toEqual(['a', 'b']);
  });

  it('undoes what fails, alone', async () => {
    const halfDone = () => {
      insert('half')();
      throw new Error('no');
    };
    const results = await Promise.allSettled(
      [insert('a'), halfDone, insert(null), insert('b')].map((work) => group.run(work)),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(words()).toEqual(['a', 'b']);
  });

  it('P20 acknowledges nobody when the database itself fails', async () => {
    const full = () => {
      throw new Sqlite.SqliteError('disk full', 'SQLITE_FULL');
    };
    const results = await Promise.allSettled(
      [insert('a'), full, insert('b')].map((work) => group.run(work)),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(words()).toEqual([]);
    await group.run(insert('later'));
    expect(words()).toEqual(['later']);
  });

  it('P20 acknowledges nobody when a full disk has ended the transaction', async () => {
    const ended = () => {
      db.exec('ROLLBACK');
      throw new Sqlite.SqliteError('disk full', 'SQLITE_FULL');
    };
    const results = await Promise.allSettled([insert('a'), ended].map((work) => group.run(work)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(words()).toEqual([]);
  });

  it('commits what waits before it closes, and takes no more', async () => {
    const waiting = group.run(insert('a'));
    await group.close();
    expect(await waiting).toBe('a');
    await expect(group.run(insert('b'))).rejects.toThrow('closed');
  });
});
