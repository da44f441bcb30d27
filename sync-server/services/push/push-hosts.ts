/**
 * Whether a device can be reached at an endpoint: https at a known push service or a sub-domain of it, on its usual port, and
 * nothing else; http only where the whole origin is named (A55).
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:') return hosts.includes(origin);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && port === '' && isKnown;
}
