import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of these could take a port while its server is started again.
 * And beyond those that services are known by.
 */
const [FIRST, LAST] = [15_000, 32_000];

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await canListen(port)) ? port : freePort();
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
