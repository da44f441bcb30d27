import { Hono } from 'hono';
import { questionDecision } from '../../../shared/api/operate';
import { notFound } from '../../errors/problem';
import type { AppEnv } from '../../middleware/app-env';
import { readQuestions } from '../../services/operate/lists';
import { setSuggestionStatus } from '../../services/suggestions';
import { readJson } from '../read-request';
import { DECIDED, type Section } from './section';

/** The community's questions, without their authors. */
export const questionsSection: Section = ({ store, note }) => {
  const routes = new Hono<AppEnv>();

  routes.get('/questions', async (c) => {
    await note(c, 'operator-saw-questions');
    return c.json(await readQuestions(store));
  });

  routes.post('/questions/:id', async (c) => {
    const id = c.req.param('id');
    const { status } = await readJson(c, questionDecision);
    await note(c, `operator-${DECIDED[status]}-question`, id);
    if (!(await setSuggestionStatus(store, id, status))) throw notFound();
    return c.body(null, 204);
  });

  return routes;
};
