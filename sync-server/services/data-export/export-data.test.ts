import { afterEach, beforeEach, expect, it } from 'vitest';
import { readExport } from '../../../shared/api/read-export';
import { NO_RULES, sampleRecord } from '../../store/testing/samples';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { SealBrokenError } from '../sealing/keys';
import { exportData } from './export-data';

let test: TestApp;
beforeEach(() => {
  test = openTestApp();
});
afterEach(() => test.close());

async function accountOf(username: string) {
  const { id } = await test.person(username);
  await test.store.applyPush(id, [sampleRecord()], NO_RULES);
  return (await test.store.findAccount(id))!;
}

it('holds the words, and says null of what no longer opens', async () => {
  const broken = () => Promise.reject(new SealBrokenError());
  const store = { ...test.store, readGoals: broken, listFeedback: broken };
  const file = await exportData(store, await accountOf('anna'), NOON);
  expect(file.states).toEqual([sampleRecord()]);
  expect(file.alsoKept).toMatchObject({ onboarding: { goals: null }, feedback: null });
});

it('holds what a person calls a device', async () => {
  const account = await accountOf('anna');
  const [session] = await test.store.listSessions(account.id);
  await test.store.nameSession(session!, 'The kitchen tablet');
  const { alsoKept } = await exportData(test.store, account, NOON);
  expect(alsoKept.sessions).toMatchObject([{ device: null, deviceName: 'The kitchen tablet' }]);
});

it('fails where the database does: nobody is to take half of it for the whole', async () => {
  const broken = () => Promise.reject(new Error('disk'));
  const store = { ...test.store, listFeedback: broken };
  await expect(exportData(store, await accountOf('anna'), NOON)).rejects.toThrow('disk');
});

it('is taken by an import, which reads past what it does not know', async () => {
  const file = await exportData(test.store, await accountOf('anna'), NOON);
  const later = { ...file, alsoKept: { ...file.alsoKept, account: 'of another shape' }, more: [1] };
  for (const each of [file, later]) {
    expect(readExport(JSON.stringify(each))).toMatchObject({
      ok: true,
      file: { states: [sampleRecord()], unreadable: 0 },
    });
  }
});
