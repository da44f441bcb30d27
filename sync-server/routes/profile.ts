import { type Context, Hono } from 'hono';
import { UPLOAD_FAILED, usernameRequest } from '../../shared/api/profile';
import { notFound } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import { changeUsername, profileImageUrl, readProfile } from '../services/profile/profile';
import { saveProfileImage } from '../services/profile/profile-image';
import type { ProfileImage, Store } from '../store/store';
import { readMultipartFile } from './read-multipart-file';
import { readJson, requireAccount } from './read-request';

export interface ProfileRouteDeps extends Pick<RateLimiters, 'renamesPerAccount'> {
  readonly store: Store;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
}

const WORDS = {
  missing: 'Please send the picture as the file "profileImage" of a multipart form.',
  broken: UPLOAD_FAILED,
};

/** GET /api/profile, PUT username, POST, GET and DELETE image. */
export function profileRoutes(deps: ProfileRouteDeps): Hono<AppEnv> {
  const { store, randomId, renamesPerAccount } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/profile', async (c) => c.json(await readProfile(store, requireAccount(c))));

  routes.put('/profile/username', async (c) => {
    const account = requireAccount(c);
    const { username } = await readJson(c, usernameRequest);
    enforceRate(renamesPerAccount, account.id);
    return c.json(await readProfile(store, await changeUsername(store, account, username)));
  });

  routes.post('/profile/image', async (c) => {
    const { id: accountId } = requireAccount(c);
    const id = randomId();
    await readMultipartFile(c, (chunks) => saveProfileImage(store, accountId, id, chunks), WORDS);
    return c.json({ imageUrl: profileImageUrl(id) });
  });

  routes.delete('/profile/image', async (c) => {
    await store.removeProfileImage(requireAccount(c).id);
    return c.body(null, 204);
  });

  routes.get('/profile/image/:id', async (c) => {
    const image = await store.findProfileImage(requireAccount(c).id);
    if (image?.id !== c.req.param('id')) throw notFound();
    return answerImage(c, image);
  });

  return routes;
}

/** Never kept by a cache on the way, never run as a page. */
function answerImage(c: Context<AppEnv>, { type, bytes }: ProfileImage): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, no-store',
  });
}
