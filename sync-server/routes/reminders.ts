import { type Context, Hono } from 'hono';
import { deviceRequest, notTodayRequest, reminderSchedule } from '../../shared/api/reminders';
import { unauthenticated } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import { type Asker, keepNotToday, keepSchedule, readReminders } from '../services/push/reminders';
import { subscribeDevice, unsubscribeDevice } from '../services/push/subscriptions';
import type { Session, Store } from '../store/store';
import { readJson, requireAccount } from './read-request';

export interface ReminderRouteDeps extends Pick<RateLimiters, 'remindersPerAccount'> {
  readonly store: Pick<Store, 'read' | 'write' | 'keys'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** See `isPushEndpoint`. */
  readonly pushHosts: readonly string[];
}

/** GET and PUT /api/reminders, PUT and DELETE /api/reminders/device, POST /api/reminders/not-today. */
export function reminderRoutes(deps: ReminderRouteDeps): Hono<AppEnv> {
  const { store, now, pushHosts, remindersPerAccount } = deps;
  const routes = new Hono<AppEnv>();
  const answer = async (c: Context<AppEnv>) => c.json(await readReminders(store, asker(c), now()));

  routes.get('/reminders', answer);

  routes.put('/reminders', async (c) => {
    const account = requireAccount(c);
    const schedule = await readJson(c, reminderSchedule);
    enforceRate(remindersPerAccount, account.id);
    await keepSchedule(store, account, schedule, now());
    return answer(c);
  });

  routes.post('/reminders/not-today', async (c) => {
    const { id } = requireAccount(c);
    const { day } = await readJson(c, notTodayRequest);
    enforceRate(remindersPerAccount, id);
    await keepNotToday(store, id, day);
    return answer(c);
  });

  routes.put('/reminders/device', async (c) => {
    const { session } = asker(c);
    const request = await readJson(c, deviceRequest);
    enforceRate(remindersPerAccount, session.accountId);
    await subscribeDevice(store, session, request, pushHosts);
    return answer(c);
  });

  routes.delete('/reminders/device', async (c) => {
    await unsubscribeDevice(store, asker(c).session);
    return answer(c);
  });

  return routes;
}

function asker(c: Context<AppEnv>): Asker & { readonly session: Session } {
  const account = requireAccount(c);
  const session = c.get('session');
  if (!session) throw unauthenticated();
  return { account, session };
}
