import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldName } from '../../names/fold-name';
import { PasswordHasher } from '../../services/password-hasher';
import { CONSENTED } from '../../testing/consented';
import { client, openTestApp, type TestApp } from '../../testing/test-app';

describe('A30 names from before the rule', () => {
  const OLD = ['naomi', 'nаоmi', 'na\u200bomi', '\u3164'];
  let folder: string;
  let old: TestApp;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'names-'));
    const file = join(folder, 'app.sqlite');
    const before = openTestApp({}, file);
    const passwordHash = await new PasswordHasher().hash('old');
    for (const at of OLD.keys()) await before.person(`old-${at}`, { passwordHash });
    await before.close();
    nameAsBefore(file);
    old = openTestApp({ hasher: new PasswordHasher() }, file);
  });
  afterEach(async () => {
    await old.close();
    rmSync(folder, { recursive: true });
  });

  /** Leaves the database as the migration finds it. */
  function nameAsBefore(file: string): void {
    const db = new Sqlite(file);
    const update = db.prepare('UPDATE accounts SET username = ?, username_key = ? WHERE id = ?');
    OLD.forEach((name, at) => void update.run(name, foldName(name), `account-old-${at}`));
    db.exec('DELETE FROM username_looks');
    db.close();
  }

  it.each(OLD.map((username, at) => [username, `account-old-${at}`]))(
    '%j signs in as before, beside those that look like it',
    async (username, id) => {
      const json = { username, password: 'old' };
      const answer = await old.visitor.call('POST', '/api/auth/login', { json });
      expect(answer).toMatchObject({ status: 200, body: { user: { id, username } } });
    },
  );

  it('are what new names are compared with', async () => {
    const json = {
      username: 'naorni',
      email: 'new@example.org',
      password: 'a quiet morning',
      ...CONSENTED,
    };
    const taken = { status: 409, body: { code: 'USERNAME_TAKEN' } };
    expect(await old.visitor.call('POST', '/api/auth/register', { json })).toMatchObject(taken);
    const ruth = await old.person('ruth');
    const twin = { json: { username: 'naorni' } };
    expect(await ruth.call('PUT', '/api/profile/username', twin)).toMatchObject(taken);
  });

  it('may be sent again unchanged, and given up', async () => {
    const twin = client(old.app, 'account-old-2', 'session=token-of-old-2');
    const rename = (username: string) =>
      twin.call('PUT', '/api/profile/username', { json: { username } });
    expect((await rename('na\u200bomi')).status).toBe(200);
    expect((await rename('naomi')).status).toBe(409);
    expect((await rename('mara')).status).toBe(200);
  });
});
