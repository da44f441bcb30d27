import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Person } from './person';
import type { RunningServer } from './server';

/** The letters that lie in the server's outbox, oldest first: headers, plain text, then HTML. */
export function lettersIn({ dataDir }: Pick<RunningServer, 'dataDir'>): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
}

/** Waits for the letter to a person that leads to `path`, and gives the address it leads to. */
export async function mailedLink(
  server: RunningServer,
  { email }: Pick<Person, 'email'>,
  path: '/reset-password' | '/confirm-email',
): Promise<string> {
  const find = () =>
    lettersIn(server).findLast((text) => text.includes(`To: ${email}`) && text.includes(path));
  await expect.poll(find).toBeDefined();
  const [text = ''] = find()?.split('Content-Type: text/html') ?? [];
  const [, token] = /#token=([\w-]{43})/.exec(text) ?? [];
  return `${server.origin}${path}#token=${token}`;
}

/** Proves the address that a person registered with, behind the screens. */
export async function proveAddress(
  request: APIRequestContext,
  server: RunningServer,
  person: Pick<Person, 'email'>,
): Promise<void> {
  const link = await mailedLink(server, person, '/confirm-email');
  const [, token] = link.split('#token=');
  const answer = await request.post(`${server.origin}/api/auth/confirm-email`, { data: { token } });
  expect(answer.status()).toBe(204);
}
