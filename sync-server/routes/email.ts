import { Hono } from 'hono';
import { confirmEmailRequest, emailRequest } from '../../shared/api/profile';
import type { AppEnv } from '../middleware/app-env';
import type { RateLimiters } from '../middleware/rate-rules';
import { changeEmail, type EmailChangeDeps } from '../services/profile/change-email';
import { readProfile } from '../services/profile/profile';
import type { EmailProofService } from '../services/profile/prove-email';
import type { RateLimiter } from '../services/rate-limiter';
import type { Account, Store } from '../store/store';
import { countFailures, countSuccess } from './count-attempts';
import { readJson, requireAccount } from './read-request';

export interface EmailRouteDeps
  extends EmailChangeDeps,
    Pick<RateLimiters, 'proofsPerAccount' | 'signInPerName'> {
  readonly store: Store;
  readonly proofs: EmailProofService;
}

/** PUT /api/profile/email, POST /api/profile/email/letter and POST /api/auth/confirm-email. */
export function emailRoutes(deps: EmailRouteDeps): Hono<AppEnv> {
  const { store, proofs, proofsPerAccount } = deps;
  const routes = new Hono<AppEnv>();

  routes.put('/profile/email', async (c) => {
    const account = requireAccount(c);
    const request = await readJson(c, emailRequest);
    const changed = await countFailures([[deps.signInPerName, account.id]], () =>
      countLetter(proofsPerAccount, account, () => changeEmail(deps, account, request)),
    );
    return c.json(await readProfile(store, changed));
  });

  routes.post('/profile/email/letter', async (c) => {
    const account = requireAccount(c);
    await countLetter(proofsPerAccount, account, async () => {
      proofs.mailProof(account);
      return account;
    });
    return c.json(await readProfile(store, account));
  });

  routes.post('/auth/confirm-email', async (c) => {
    const { token } = await readJson(c, confirmEmailRequest);
    await proofs.confirm(token);
    return c.body(null, 204);
  });

  return routes;
}

/** Counts a letter before it is asked for, and takes it back where none is sent. */
async function countLetter(
  letters: RateLimiter,
  { id }: Account,
  work: () => Promise<Account>,
): Promise<Account> {
  const account = await countSuccess([letters, id], work);
  if (account.unprovedEmail === null) letters.giveBack(id);
  return account;
}
