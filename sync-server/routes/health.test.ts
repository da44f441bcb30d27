import { expect, it } from 'vitest';
import { openTestApp } from '../testing/test-app';

it('the server is well as long as its database answers, and says no more than that', async () => {
  const { visitor, store } = openTestApp();
  const well = await visitor.call('GET', '/api/health');
  expect([well.status, well.body]).toEqual([204, '']);
  await store.close();
  const { status, body } = await visitor.call('GET', '/api/health');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/database|sqlite/i);
});
