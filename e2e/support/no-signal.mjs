/**
 * Loaded into the server of a browser test before its own code: a browser without a signal (support/network.ts) gets no
 * answer. What the test itself asks in the browser's name is answered: it sends no `sec-fetch-mode`.
 */
import { Server } from 'node:http';

const { emit } = Server.prototype;

Server.prototype.emit = function (event, request, ...rest) {
  const isCut =
    event === 'request' &&
    request.headers['sec-fetch-mode'] &&
    request.headers.cookie?.includes('no-signal=');
  if (!isCut) return emit.call(this, event, request, ...rest);
  request.socket.destroy();
  return true;
};
