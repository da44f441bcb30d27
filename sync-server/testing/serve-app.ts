import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';

/** An app behind a real socket. */
export interface ServedApp {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves an app on a free port, for what is written straight to the socket. */
export async function serveApp({ fetch }: Pick<Hono<AppEnv>, 'fetch'>): Promise<ServedApp> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
