import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import {
  type CompanionView,
  flagRequest,
  type ReflectEvent,
  reflectRequest,
} from '../../shared/api/companion';
import { TRANSLATION } from '../../shared/content/translation';
import type { LargerModel } from '../companion/larger-model';
import type { Companion } from '../companion/open-companion';
import { Problem } from '../errors/problem';
import type { Logger } from '../logger';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import { flagAnswer } from '../services/companion/flags';
import { reflectWithModel } from '../services/companion/reflect-with-model';
import type { CompanionStore } from '../store/companion-store';
import { idForPost } from './read-asker';
import { readJson, requireAccount } from './read-request';

export interface CompanionRouteDeps
  extends Pick<RateLimiters, 'reflectionsPerAccount' | 'flagsPerAccount'> {
  readonly store: Pick<CompanionStore, 'addFlag'>;
  /** Undefined where no larger model is set up: then devices answer by themselves. */
  readonly companion: Companion | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** GET /api/companion, POST /api/companion/reflect and POST /api/companion/flags. */
export function companionRoutes(deps: CompanionRouteDeps): Hono<AppEnv> {
  const { store, companion, now } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/companion', (c) => c.json(viewOf(companion?.model)));

  routes.post('/companion/reflect', async (c) => {
    const account = requireAccount(c);
    const { text } = await readJson(c, reflectRequest);
    if (!companion) throw notConfigured();
    enforceRate(deps.reflectionsPerAccount, account.id);
    const answer = await companion.reflect(text);
    const { log } = deps;
    c.header('Content-Type', 'application/x-ndjson');
    // Reverse proxies would hold sentences back until a buffer is full.
    c.header('X-Accel-Buffering', 'no');
    return stream(
      c,
      async (out) => {
        const leaving = new AbortController();
        out.onAbort(() => leaving.abort());
        const events = reflectWithModel(
          { model: companion.model, log },
          text,
          answer,
          leaving.signal,
        );
        for await (const event of events) await out.write(toLine(event));
      },
      async (error) => log.error({ err: error }, 'an answer of the companion was cut off'),
    );
  });

  routes.post('/companion/flags', async (c) => {
    const account = requireAccount(c);
    const id = idForPost(c, deps, 'companion-flag');
    const request = await readJson(c, flagRequest);
    enforceRate(deps.flagsPerAccount, account.id);
    return c.json(await flagAnswer(store, account, request, { id, now: now() }), 201);
  });

  return routes;
}

function viewOf(model: LargerModel | undefined): CompanionView {
  return { translation: TRANSLATION, model: model ? { name: model.name, host: model.host } : null };
}

function toLine(event: ReflectEvent): string {
  return `${JSON.stringify(event)}\n`;
}

function notConfigured(): Problem {
  return new Problem(
    503,
    'COMPANION_UNAVAILABLE',
    'No AI model is set up here. Your device finds Scripture without one.',
  );
}
