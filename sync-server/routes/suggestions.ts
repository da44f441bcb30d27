import { Hono } from 'hono';
import { suggestionRequest, voteRequest } from '../../shared/api/suggestions';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import {
  listOwnSuggestions,
  listSuggestions,
  requirePosting,
  type SuggestionStore,
  submitSuggestion,
  voteOnSuggestion,
} from '../services/suggestions';
import { idForPost } from './read-asker';
import { readJson, requireAccount } from './read-request';

export interface SuggestionRouteDeps extends Pick<RateLimiters, 'suggestionsPerAccount'> {
  readonly store: SuggestionStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

/** GET and POST /api/reflection-suggestions, GET /api/my-suggestions, POST /api/vote-suggestion/{id}. */
export function suggestionRoutes(deps: SuggestionRouteDeps): Hono<AppEnv> {
  const { store, now, suggestionsPerAccount } = deps;
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
    const id = idForPost(c, deps, 'suggestion');
    const request = await readJson(c, suggestionRequest);
    enforceRate(suggestionsPerAccount, account.id);
    return c.json(await submitSuggestion(store, account, request, { id, now: now() }), 201);
  });

  routes.post('/vote-suggestion/:id', async (c) => {
    const account = requireAccount(c);
    const request = await readJson(c, voteRequest);
    return c.json(await voteOnSuggestion(store, account, c.req.param('id'), request));
  });

  return routes;
}
