import { createServer, type Server } from 'node:http';
import type { Prometheus } from './prometheus';

/** Answers `GET /metrics` on a port of its own, which is not for the public. */
export function serveMetrics(
  { scrape, contentType }: Pick<Prometheus, 'scrape' | 'contentType'>,
  port: number,
  host: string,
): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server.listen(port, host);
}
