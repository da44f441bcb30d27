import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { codeRequest, enrollmentRequest } from '../../shared/api/operate';
import type { OperateState } from '../../shared/api/operate-state';
import { notFound } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import type { GuessLimits } from '../services/guess-limits';
import { noteAct } from '../services/operate/note-act';
import {
  beginEnrollment,
  proveCode,
  readOperateState,
  requireSecondFactor,
  wrongCode,
} from '../services/operate/second-factor';
import type { PasswordHasher } from '../services/password-hasher';
import type { Session, Store } from '../store/store';
import { countFailures } from './count-attempts';
import { auditSection } from './operate/audit';
import { feedbackSection } from './operate/feedback';
import { flagsSection } from './operate/flags';
import { pushKeysSection } from './operate/push-keys';
import { questionsSection } from './operate/questions';
import { repliesSection } from './operate/replies';
import { reportsSection } from './operate/reports';
import type { Section, SectionDeps } from './operate/section';
import { readJson, requireAccount } from './read-request';

export interface OperateRouteDeps
  extends Omit<SectionDeps, 'note'>,
    Pick<RateLimiters, 'operatePerAccount'> {
  readonly store: Store;
  readonly guesses: GuessLimits;
  readonly hasher: PasswordHasher;
}

const SECTIONS: readonly Section[] = [
  feedbackSection,
  questionsSection,
  repliesSection,
  reportsSection,
  flagsSection,
  pushKeysSection,
  auditSection,
];

/** What an id can be. No other text of an address gets into the audit (Z6). */
const ID = /^[\w:-]{1,80}$/;

/** The operator's page, /api/operate and what is below it: for everybody else an address like any that is not there (Z5). */
export function operateRoutes(deps: OperateRouteDeps): Hono<AppEnv> {
  const { store, now, guesses } = deps;
  const note: SectionDeps['note'] = async (c, action, about) => {
    if (about !== undefined && !ID.test(about)) throw notFound();
    const accountId = requireAccount(c).id;
    await noteAct(store, { accountId, action, ...(about !== undefined && { about }) }, now());
  };
  const routes = new Hono<AppEnv>();

  routes.use('/operate/*', onlyOperators(deps));

  routes.get('/operate', async (c) => c.json({ state: await stateOf(deps, requireOpen(c)) }));

  routes.post('/operate/enrollment', async (c) => {
    const account = requireAccount(c);
    const request = await readJson(c, enrollmentRequest);
    const begin = () => beginEnrollment(deps, account, request);
    return c.json(await countFailures(guesses, [['operatorCodes', account.id]], begin));
  });

  routes.post('/operate/code', async (c) => {
    const session = requireOpen(c);
    const { code } = await readJson(c, codeRequest);
    await countFailures(guesses, [['operatorCodes', session.accountId]], async () => {
      const proved = await proveCode(store, session, code, now());
      if (!proved) {
        await note(c, 'operator-code-refused');
        throw wrongCode();
      }
      await note(c, proved.isFirst ? 'operator-enrolled' : 'operator-code-accepted');
    });
    return c.body(null, 204);
  });

  routes.use('/operate/*', async (c, next) => {
    await requireSecondFactor(store, requireOpen(c), now());
    await next();
  });
  for (const section of SECTIONS) routes.route('/operate', section({ ...deps, note }));
  return routes;
}

/** Answers 404 to everybody but an operator. */
function onlyOperators(deps: OperateRouteDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await stateOf(deps, requireOpen(c));
    enforceRate(deps.operatePerAccount, requireAccount(c).id);
    await next();
  };
}

async function stateOf(
  { store, now }: Pick<OperateRouteDeps, 'store' | 'now'>,
  session: Session,
): Promise<OperateState> {
  const state = await readOperateState(store, session, now());
  if (state === undefined) throw notFound();
  return state;
}

/** The session, also for a visitor as if there were no such address. */
function requireOpen(c: Context<AppEnv>): Session {
  const session = c.get('session');
  if (!session) throw notFound();
  return session;
}
