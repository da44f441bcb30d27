import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../store/sqlite/testing/run-sql';
import { openTestApp, type TestApp } from '../testing/test-app';

let folder: string;
let file: string;
let test: TestApp;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  file = join(folder, `${randomUUID()}.sqlite`);
  test = openTestApp({}, file);
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string): Promise<number> {
  const { status, body } = await test.visitor.call('GET', path);
  if (status >= 400) {
    expect([status, body]).toMatchObject([503, { code: 'BUSY' }]);
    expect(JSON.stringify(body)).not.toMatch(/database|sqlite/i);
  }
  return status;
}

describe('the server', () => {
  it('is alive as long as its process answers, whatever its database does', async () => {
    expect(await ask('/api/health')).toBe(204);
    await test.store.close();
    expect(await ask('/api/health')).toBe(204);
  });

  it('is ready as long as its database can be written', async () => {
    expect(await ask('/api/ready')).toBe(200);
    runSql(
      file,
      "CREATE TRIGGER full BEFORE UPDATE ON meta BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
    expect(await ask('/api/ready')).toBe(200);
    test.clock.now += 1_000;
    expect(await ask('/api/ready')).toBe(503);
    runSql(file, 'DROP TRIGGER full');
    expect(await ask('/api/ready')).toBe(503);
    test.clock.now += 1_000;
    expect(await ask('/api/ready')).toBe(200);
  });

  it('is ready only while its database has a name', async () => {
    runSql(file, "UPDATE meta SET epoch = ''");
    expect(await ask('/api/ready')).toBe(503);
  });

  it('P52 is ready no more, and takes no stream, once it is told to stop', async () => {
    const anna = await test.person('anna');
    const stream = `/api/sync/v1/stream?person=${anna.id}`;
    expect([await ask('/api/ready'), (await anna.call('GET', stream)).status]).toEqual([200, 200]);
    await test.streams.endEvenly(0);
    expect(await ask('/api/ready')).toBe(503);
    const refused = await anna.call('GET', stream);
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'BUSY' }]);
    expect((await anna.call('GET', '/api/journal')).status).toBe(200);
  });
});
