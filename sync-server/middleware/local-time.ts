import type { Context, MiddlewareHandler } from 'hono';
import { isLocalDay, isTimeZone, localDayAt, offsetInZone } from '../../shared/domain/local-day';
import type { Today } from '../../shared/domain/streak';
import { HEADERS } from '../../shared/protocol/limits';
import { invalidRequest } from '../errors/problem';
import type { Store } from '../store/store';
import type { AppEnv } from './app-env';

/** Stores the zone that a client reports in `X-Time-Zone`, for callers that name neither zone nor day. */
export function rememberTimeZone(store: Store): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const zone = c.req.header(HEADERS.timeZone);
    const account = c.get('account');
    if (zone && account && zone !== account.timeZone && isTimeZone(zone)) {
      await store.setTimeZone(account.id, zone);
      c.set('account', { ...account, timeZone: zone });
    }
    await next();
  };
}

/** The caller's today: `X-Local-Day`, else today in the account's last reported zone, else in UTC. */
export function readToday(c: Context<AppEnv>, now: number): Today {
  const zone = c.get('account')?.timeZone;
  const utcOffsetMinutes = zone ? offsetInZone(now, zone) : 0;
  const named = c.req.header(HEADERS.localDay);
  if (named !== undefined && !isLocalDay(named)) {
    throw invalidRequest('Please give X-Local-Day as YYYY-MM-DD.');
  }
  return { day: named ?? localDayAt(now, utcOffsetMinutes), utcOffsetMinutes };
}
