import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_RATE_RULES } from '../middleware/rate-rules';
import { furnishCircle } from '../testing/circles';
import { contentOf } from '../testing/content';
import { cpuMs } from '../testing/cpu-ms';
import { eachLeaf, HOSTILE } from '../testing/hostile';
import { furnishOrganization } from '../testing/organizations';
import { ROUTES, type RouteRow } from '../testing/route-table';
import { type CallInit, type Client, openTestApp, type TestApp } from '../testing/test-app';

/** Processor time of one answer. */
const MOST_MS = 100;

let test: TestApp;
let owner: Client;
beforeEach(async () => {
  test = openTestApp({ content: contentOf(1), rateRules: NO_RATE_RULES });
  owner = await test.person('owner');
  const [member, former] = [await test.person('member'), await test.person('former')];
  const keeper = (await test.person('keeper')).id;
  const people = { owner: owner.id, member: member.id, former: former.id, keeper };
  await furnishCircle(test.store, people);
  await furnishOrganization(test.store, people);
});
afterEach(() => test.close());

interface Attack {
  readonly what: string;
  readonly address: string;
  readonly init: CallInit;
}

/** Every hostile text in each place of a good request, one at a time. */
function attacksOn(row: RouteRow): Attack[] {
  return HOSTILE.flatMap(({ name, text, inAddress }) => [
    ...addressesOf(row, inAddress).map((address) => ({
      what: `${name} in the address`,
      address,
      init: row.send('words'),
    })),
    ...bodiesOf(row, text).map(([where, init]) => ({
      what: `${name} in ${where}`,
      address: row.address,
      init,
    })),
  ]);
}

/** In the place of each id, and as each query that any route reads. */
function addressesOf({ route, address }: RouteRow, text: string): string[] {
  const [path = '', query = ''] = address.split('?');
  const parts = path.split('/');
  const names = route.replace(/^\w+ /, '').split('/');
  const inPath = names.flatMap((name, index) =>
    name.startsWith(':') ? [parts.with(index, text).join('/')] : [],
  );
  const inQuery = ['cursor', 'epoch', 'since', 'person'].map(
    (key) => `${path}?${query === '' ? '' : `${query}&`}${key}=${text}`,
  );
  return [...inPath, ...inQuery];
}

function bodiesOf(row: RouteRow, text: string): [string, CallInit][] {
  const { json, body, ...init } = row.send('words');
  if (body instanceof FormData) return [['a form', { ...init, body: hostileForm(body, text) }]];
  if (json === undefined) return [];
  return eachLeaf(json, text).map(([where, changed]) => [
    where,
    {
      headers: { ...init.headers, 'content-type': 'application/json' },
      body: JSON.stringify(changed),
    },
  ]);
}

function hostileForm(form: FormData, text: string): FormData {
  const hostile = new FormData();
  const short = text.slice(0, 60_000);
  hostile.append(short, short);
  for (const file of form.values()) if (file instanceof File) hostile.append(short, file, short);
  return hostile;
}

async function attack(caller: Client, row: RouteRow, { address, init }: Attack) {
  const [method = ''] = row.route.split(' ');
  const named = { ...(caller.id && { 'x-user-id': caller.id }), 'x-sync-protocol': '1' };
  const headers = { ...named, ...init.headers };
  let status = 0;
  const ms = await cpuMs(async () => {
    const path = address.replace('{self}', caller.id);
    const answer = await caller.call(method === 'ALL' ? 'GET' : method, path, { ...init, headers });
    status = answer.status;
  });
  return { status, ms };
}

const ofApi = ROUTES.filter(({ address }) => address.startsWith('/api/'));

describe('a hostile text', () => {
  it.each(ofApi.map((row) => [row.route, row] as const))(
    'A26 is answered quickly at %s',
    async (_, row) => {
      const slow: unknown[] = [];
      for (const one of attacksOn(row)) {
        for (const caller of [test.visitor, owner]) {
          const { status, ms } = await attack(caller, row, one);
          const isExpected = status < 500 || Object.values(row.status).includes(status);
          if (ms > MOST_MS || !isExpected) slow.push([one.what, caller.id, status, Math.round(ms)]);
        }
      }
      expect(slow).toEqual([]);
    },
  );
});
