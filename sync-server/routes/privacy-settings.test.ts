import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PRIVACY_SETTINGS } from '../../shared/api/privacy-settings';
import { DERIVED_DATA_PATHS } from '../middleware/derived-data';
import { type Client, openTestApp, type TestApp, TODAY } from '../testing/test-app';

const PATH = '/api/privacy-settings';
const chosen = {
  cookies: true,
  dataProcessing: false,
  marketing: true,
  dataRetentionOptOut: true,
};

let test: TestApp;
let anna: Client;
beforeEach(async () => {
  test = openTestApp();
  anna = await test.person('anna');
});
afterEach(() => test.close());

describe('privacy settings', () => {
  it('are the usual ones until somebody decides, for themselves alone', async () => {
    const ben = await test.person('ben');
    expect(await anna.call('GET', PATH)).toMatchObject({ body: DEFAULT_PRIVACY_SETTINGS });
    const saved = await anna.call('POST', PATH, { json: chosen });
    expect(saved).toMatchObject({ status: 200, body: { ...chosen, modelTraining: false } });
    expect((await anna.call('GET', PATH)).body).toEqual(saved.body);
    expect((await ben.call('GET', PATH)).body).toEqual(DEFAULT_PRIVACY_SETTINGS);
  });

  it('keep the choice about model training where a call does not name it', async () => {
    await anna.call('POST', PATH, { json: { ...chosen, modelTraining: true } });
    const saved = await anna.call('POST', PATH, { json: chosen });
    expect(saved.body).toMatchObject({ modelTraining: true });
  });

  it.each([
    [{ ...chosen, cookies: false }, 'Essential cookies are always on.'],
    [{ cookies: true }, expect.stringContaining('dataProcessing')],
    [{ ...chosen, marketing: 'yes' }, expect.stringContaining('marketing')],
  ])('refuse %j', async (json, message) => {
    const body = { code: 'INVALID_REQUEST', message };
    expect(await anna.call('POST', PATH, { json })).toMatchObject({ status: 400, body });
    expect((await anna.call('GET', PATH)).body).toEqual(DEFAULT_PRIVACY_SETTINGS);
  });

  it('A2 are nobody’s without a session', async () => {
    expect((await test.visitor.call('GET', PATH)).status).toBe(401);
    expect((await test.visitor.call('POST', PATH, { json: chosen })).status).toBe(401);
  });

  it('stand in the audit as changed, not as what they are', async () => {
    await anna.call('POST', PATH, { json: chosen });
    expect(await test.store.listAudit()).toEqual([
      { at: test.clock.now, accountId: anna.id, actor: 'person', action: 'privacy-changed' },
    ]);
  });

  it('are no entry in the audit where nothing changes, at first or later', async () => {
    await anna.call('POST', PATH, { json: DEFAULT_PRIVACY_SETTINGS });
    expect(await test.store.listAudit()).toEqual([]);
    await anna.call('POST', PATH, { json: chosen });
    await anna.call('POST', PATH, { json: chosen });
    expect(await test.store.listAudit()).toHaveLength(1);
  });
});

describe('data processing', () => {
  const worksOut = DERIVED_DATA_PATHS.map((path) => path.replace('*', TODAY));

  it.each(worksOut)('switched off, %s works nothing out', async (path) => {
    expect((await anna.call('GET', path)).status).toBe(200);
    await anna.call('POST', PATH, { json: chosen });
    expect(await anna.call('GET', path)).toMatchObject({
      status: 403,
      body: { code: 'PROCESSING_OFF' },
    });
    expect((await anna.call('GET', '/api/journal')).status).toBe(200);
  });
});
