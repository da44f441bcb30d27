import { Hono } from 'hono';
import { feedbackReplyRequest, feedbackStatusRequest } from '../../../shared/api/operate';
import { notFound } from '../../errors/problem';
import type { AppEnv } from '../../middleware/app-env';
import { markFeedback } from '../../services/feedback';
import { replyToFeedback } from '../../services/feedback-replies';
import { readFeedback } from '../../services/operate/lists';
import { idForPost } from '../read-asker';
import { readJson } from '../read-request';
import type { Section } from './section';

/** Feedback: what people tell whoever runs this, what has come of it, and replies. */
export const feedbackSection: Section = (deps) => {
  const { store, now, note } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/feedback', async (c) => {
    await note(c, 'operator-saw-feedback');
    return c.json(await readFeedback(store));
  });

  routes.post('/feedback/:id/status', async (c) => {
    const id = c.req.param('id');
    const { status } = await readJson(c, feedbackStatusRequest);
    await note(c, 'operator-marked-feedback', id);
    if (!(await markFeedback(store, id, status))) throw notFound();
    return c.body(null, 204);
  });

  routes.post('/feedback/:id/reply', async (c) => {
    const feedbackId = c.req.param('id');
    const { text } = await readJson(c, feedbackReplyRequest);
    const id = idForPost(c, deps, `reply ${feedbackId}`);
    await note(c, 'operator-replied', feedbackId);
    const reply = await replyToFeedback(store, feedbackId, { id, text, now: now() });
    if (!reply) throw notFound();
    return c.json(reply, 201);
  });

  return routes;
};
