import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentOf } from '../testing/content';
import { ROUTES } from '../testing/route-table';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

/** The metadata service of a cloud, the machine itself, and a name somebody else decides about. */
const ADDRESSES = [
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:8787/',
  'https://evil.example/picture.png',
];

let test: TestApp;
let owner: Client;
beforeEach(async () => {
  test = openTestApp({ content: contentOf(1) });
  owner = await test.person('owner');
});
afterEach(() => test.close());

/** All ways out of the process. */
function watchWaysOut() {
  return [
    vi.spyOn(Socket.prototype, 'connect'),
    vi.spyOn(dns, 'lookup'),
    vi.spyOn(http, 'request'),
    vi.spyOn(https, 'request'),
    vi.spyOn(globalThis, 'fetch'),
  ];
}

it.each(ROUTES.map((row) => [row.route, row] as const))(
  'A19 %s calls no address that a person names',
  async (_, row) => {
    const waysOut = watchWaysOut();
    const [method = ''] = row.route.split(' ');
    for (const address of ADDRESSES) {
      const good = row.send(address);
      const headers = {
        'x-user-id': owner.id,
        'x-sync-protocol': '1',
        'x-forwarded-host': new URL(address).host,
        referer: address,
        ...good.headers,
      };
      const path = row.address.replace('{self}', owner.id);
      await owner.call(method === 'ALL' ? 'GET' : method, path, { ...good, headers });
      await owner.call('POST', path, { json: { audioUrl: address, imageUrl: address }, headers });
    }
    for (const wayOut of waysOut) expect(wayOut).not.toHaveBeenCalled();
  },
);
