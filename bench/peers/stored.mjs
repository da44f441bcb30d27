import { createServer } from 'node:http';

/**
 * A loopback server for WebSockets that also answers what their protocols do not tell a device:
 * `GET /stored?person=&count=` once `untilStored(person, count)` has resolved. Prints its port.
 */
export function serveStored(untilStored) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (pathname === '/stored') {
      await untilStored(searchParams.get('person'), Number(searchParams.get('count')));
    }
    response.end();
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
  return server;
}

/** Resolves once `isSo()`, looking again every two milliseconds. */
export async function until(isSo) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}
