import type { Page, Request, WebSocket } from '@playwright/test';
import { STORED_PATH } from './bench-page';

/** What a page has sent and received: requests with their headers, and the payloads of WebSocket frames. */
export interface Wire {
  requests: number;
  frames: number;
  bytes: number;
}

export const NO_WIRE: Wire = { requests: 0, frames: 0, bytes: 0 };

/** Counts from now on. */
export function watchWire(page: Page): Wire {
  const wire = { ...NO_WIRE };
  page.on('requestfinished', (request) => void addRequest(wire, request));
  page.on('websocket', (socket) => addFrames(wire, socket));
  return wire;
}

export function addWires(one: Wire, other: Wire): Wire {
  return {
    requests: one.requests + other.requests,
    frames: one.frames + other.frames,
    bytes: one.bytes + other.bytes,
  };
}

async function addRequest(wire: Wire, request: Request): Promise<void> {
  if (new URL(request.url()).pathname === STORED_PATH) return;
  wire.requests += 1;
  const sizes = await request.sizes().catch(() => undefined);
  if (!sizes) return;
  wire.bytes +=
    sizes.requestBodySize +
    sizes.requestHeadersSize +
    sizes.responseBodySize +
    sizes.responseHeadersSize;
}

function addFrames(wire: Wire, socket: WebSocket): void {
  const add = ({ payload }: { readonly payload: string | Buffer }) => {
    wire.frames += 1;
    wire.bytes += Buffer.byteLength(payload);
  };
  socket.on('framesent', add);
  socket.on('framereceived', add);
}
