import { Hono } from 'hono';
import { replyDecision } from '../../../shared/api/operate';
import { notFound } from '../../errors/problem';
import type { AppEnv } from '../../middleware/app-env';
import { readReplies } from '../../services/operate/lists';
import { decideOnReply, removeReply } from '../../services/replies/moderate-replies';
import { readJson } from '../read-request';
import { DECIDED, type Section } from './section';

/** Replies to the community's questions, without their authors. */
export const repliesSection: Section = ({ store, now, note }) => {
  const routes = new Hono<AppEnv>();

  routes.get('/replies', async (c) => {
    await note(c, 'operator-saw-replies');
    return c.json(await readReplies(store));
  });

  routes.post('/replies/:id', async (c) => {
    const id = c.req.param('id');
    const { status } = await readJson(c, replyDecision);
    await note(c, `operator-${DECIDED[status]}-reply`, id);
    if (!(await decideOnReply(store, id, status))) throw notFound();
    return c.body(null, 204);
  });

  routes.post('/replies/:id/remove', async (c) => {
    const id = c.req.param('id');
    await note(c, 'operator-removed-reply', id);
    if (!(await removeReply(store, id, now()))) throw notFound();
    return c.body(null, 204);
  });

  return routes;
};
