import { Hono } from 'hono';
import { confirmEmailRequest, emailRequest } from '../../shared/api/profile';
import type { AppEnv } from '../middleware/app-env';
import type { GuessLimits } from '../services/guess-limits';
import { changeEmail, type EmailChangeDeps } from '../services/profile/change-email';
import { readProfile } from '../services/profile/profile';
import type { EmailProofService } from '../services/profile/prove-email';
import type { Account, Store } from '../store/store';
import { countFailures, countLetter } from './count-attempts';
import { readJson, requireAccount } from './read-request';

export interface EmailRouteDeps extends EmailChangeDeps {
  readonly guesses: GuessLimits;
  readonly store: Store;
  readonly proofs: EmailProofService;
}

/** PUT /api/profile/email, POST /api/profile/email/letter and POST /api/auth/confirm-email. */
export function emailRoutes(deps: EmailRouteDeps): Hono<AppEnv> {
  const { store, proofs, guesses } = deps;
  const routes = new Hono<AppEnv>();

  routes.put('/profile/email', async (c) => {
    const account = requireAccount(c);
    const request = await readJson(c, emailRequest);
    const changed = await countFailures(guesses, [['signInPerName', account.id]], () =>
      countProof(guesses, account, () => changeEmail(deps, account, request)),
    );
    return c.json(await readProfile(store, changed));
  });

  routes.post('/profile/email/letter', async (c) => {
    const account = requireAccount(c);
    await countProof(guesses, account, async () => {
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

/** Counts the letter with a proof, unless the address is one that was proved: then none is sent. */
function countProof(
  guesses: GuessLimits,
  { id }: Account,
  work: () => Promise<Account>,
): Promise<Account> {
  const isSent = ({ unprovedEmail }: Account) => unprovedEmail !== null;
  return countLetter(guesses, [['proofsPerAccount', id]], work, isSent);
}
