import { Hono } from 'hono';
import { replyFlagRequest, replyRequest, replyVoteRequest } from '../../shared/api/replies';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import { flagReply, voteOnReply } from '../services/replies/judge-reply';
import {
  countRepliesOfOurs,
  deleteOwnReply,
  listReplies,
  requireFitting,
  requireReplying,
  submitReply,
} from '../services/replies/replies';
import type { ReplyStore } from '../services/replies/say-reply';
import { idForPost } from './read-asker';
import { readJson, requireAccount } from './read-request';

export interface ReplyRouteDeps
  extends Pick<RateLimiters, 'repliesPerAccount' | 'replyVotesPerAccount' | 'flagsPerAccount'> {
  readonly store: ReplyStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

/** The calls of `shared/api/replies.ts`. */
export function replyRoutes(deps: ReplyRouteDeps): Hono<AppEnv> {
  const { store, now } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/our-questions', async (c) => {
    requireAccount(c);
    return c.json(await countRepliesOfOurs(store));
  });

  routes.get('/reflection-suggestions/:id/replies', async (c) => {
    const cursor = c.req.query('cursor');
    return c.json(await listReplies(store, requireAccount(c), c.req.param('id'), cursor));
  });

  routes.post('/reflection-suggestions/:id/replies', async (c) => {
    const account = requireAccount(c);
    requireReplying(account);
    const id = idForPost(c, deps, 'reply');
    const request = await readJson(c, replyRequest);
    requireFitting(request);
    enforceRate(deps.repliesPerAccount, account.id);
    const context = { questionId: c.req.param('id'), id, now: now() };
    return c.json(await submitReply(store, account, request, context), 201);
  });

  routes.post('/replies/:id/vote', async (c) => {
    const account = requireAccount(c);
    const { voteType } = await readJson(c, replyVoteRequest);
    enforceRate(deps.replyVotesPerAccount, account.id);
    return c.json(await voteOnReply(store, account, c.req.param('id'), voteType));
  });

  routes.post('/replies/:id/flag', async (c) => {
    const account = requireAccount(c);
    const request = await readJson(c, replyFlagRequest);
    enforceRate(deps.flagsPerAccount, account.id);
    await flagReply(store, account, c.req.param('id'), { ...request, now: now() });
    return c.body(null, 204);
  });

  routes.delete('/replies/:id', async (c) => {
    await deleteOwnReply(store, requireAccount(c), c.req.param('id'));
    return c.body(null, 204);
  });

  return routes;
}
