import { Hono } from 'hono';
import { exportFileName } from '../../shared/api/export';
import type { AppEnv } from '../app-env';
import { readToday } from '../middleware/local-time';
import { exportData } from '../services/data-export/export-data';
import { requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/** GET /api/data-export. */
export function accountRoutes({ store, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/data-export', async (c) => {
    const account = requireAccount(c);
    const fileName = exportFileName(readToday(c, now()).day);
    c.header('Content-Disposition', `attachment; filename="${fileName}"`);
    const data = await exportData(store, account, now());
    await store.appendAudit({
      at: now(),
      accountId: account.id,
      actor: 'person',
      action: 'data-exported',
    });
    return c.json(data);
  });

  return routes;
}
