import type { Context } from 'hono';
import type { AppEnv } from './app-env';

interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/**
 * The address that limits are counted for: the socket's, unless `trustedProxies` of our own are in front; then the one that
 * the outermost of them saw. Anything further left in X-Forwarded-For is the caller's own claim (A8).
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as Connection;
  const socketAddress = incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(socketAddress);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return networkOf(forwarded.at(-trustedProxies) || socketAddress);
}

/**
 * One household owns a whole IPv6 /64, so the /64 is counted. A port, which some proxies add, is dropped: a caller can
 * choose it.
 */
function networkOf(named: string): string {
  const address = named.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
