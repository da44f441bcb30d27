import { Hono } from 'hono';
import { suggestionRequest, voteRequest } from '../../shared/api/suggestions';
import type { AppEnv } from '../middleware/app-env';
import { tooOften } from '../middleware/rate-limit';
import { idForKey } from '../services/id-for-key';
import type { RateLimiter } from '../services/rate-limiter';
import {
  listOwnSuggestions,
  listSuggestions,
  requirePosting,
  submitSuggestion,
  voteOnSuggestion,
} from '../services/suggestions';
import type { SuggestionStore } from '../store/suggestion-store';
import { readIdempotencyKey, readJson, requireAccount } from './read-request';

export interface SuggestionRouteDeps {
  readonly store: SuggestionStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
  readonly perAccount: RateLimiter;
}

/** GET and POST /api/reflection-suggestions, GET /api/my-suggestions, POST /api/vote-suggestion/{id}. */
export function suggestionRoutes(deps: SuggestionRouteDeps): Hono<AppEnv> {
  const { store, now, randomId, perAccount } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/reflection-suggestions', async (c) =>
    c.json(await listSuggestions(store, requireAccount(c), c.req.query('cursor'))),
  );

  routes.get('/my-suggestions', async (c) =>
    c.json(await listOwnSuggestions(store, requireAccount(c))),
  );

  routes.post('/reflection-suggestions', async (c) => {
    const account = requireAccount(c);
    requirePosting(account);
    const key = readIdempotencyKey(c);
    const request = await readJson(c, suggestionRequest);
    const waitMs = perAccount.take(account.id);
    if (waitMs > 0) throw tooOften(waitMs);
    const id = key === undefined ? randomId() : idForKey(account.id, 'suggestion', key);
    return c.json(await submitSuggestion(store, account, request, { id, now: now() }), 201);
  });

  routes.post('/vote-suggestion/:id', async (c) => {
    const account = requireAccount(c);
    const request = await readJson(c, voteRequest);
    return c.json(await voteOnSuggestion(store, account, c.req.param('id'), request));
  });

  return routes;
}
