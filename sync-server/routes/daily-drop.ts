import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { completeDropRequest } from '../../shared/api/daily-drop';
import { HEADERS } from '../../shared/protocol/limits';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import type { ContentLibrary } from '../services/content/content-library';
import { completeDailyDrop, listDailyDrops, readDailyDrop } from '../services/records/daily-drops';
import { readCurrentJourney, readJourneyProgress } from '../services/records/walked';
import { answerPage } from './answer-page';
import { readChallengeDay, readJourney, readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/**
 * GET /api/daily-drop?day= (the current challenge day if left out), GET /api/daily-drop/{day}, POST
 * /api/daily-drop/{day}/complete, GET /api/daily-drop-history and GET /api/mindful-moments. The first three speak of the
 * journey that the person walks, or of an earlier one that `?journey=` names (J12). Each names the version of the content
 * it speaks of, and answers 304 to a caller that has the same.
 */
export function dailyDropRoutes(
  { store, writer, now }: RecordRouteDeps,
  library: ContentLibrary,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const tagged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, HEADERS.contentVersion] });
  for (const path of ['/daily-drop/*', '/daily-drop-history', '/mindful-moments']) {
    routes.use(path, tagged, async (c, next) => {
      await next();
      c.header(HEADERS.contentVersion, library.version);
    });
  }

  routes.get('/daily-drop', async (c) => {
    const account = requireAccount(c);
    const progress = await readJourneyProgress(store, account, readToday(c, now()));
    const named = c.req.query('day');
    const challengeDay = named === undefined ? progress.day : readChallengeDay(named);
    const of = { journey: readJourney(c, progress.journey), challengeDay };
    return c.json(await readDailyDrop(store, library, account, of));
  });

  routes.get('/daily-drop/:day', async (c) => {
    const account = requireAccount(c);
    const challengeDay = readChallengeDay(c.req.param('day'));
    const journey = readJourney(c, await readCurrentJourney(store, account));
    return c.json(await readDailyDrop(store, library, account, { journey, challengeDay }));
  });

  routes.post('/daily-drop/:day/complete', async (c) => {
    const account = requireAccount(c);
    const challengeDay = readChallengeDay(c.req.param('day'));
    const request = await readJson(c, completeDropRequest);
    const journey = readJourney(c, await readCurrentJourney(store, account));
    const of = { journey, challengeDay };
    await completeDailyDrop(writer, library, account, of, request, readToday(c, now()));
    return c.json(await readDailyDrop(store, library, account, of));
  });

  routes.get('/daily-drop-history', async (c) => {
    const account = requireAccount(c);
    return answerPage(c, await listDailyDrops(store, library, account, c.req.query('after')));
  });

  routes.get('/mindful-moments', (c) => {
    requireAccount(c);
    return c.json(library.moments);
  });

  return routes;
}
