/** Whether a host name of an address is this machine, so that data sent there passes no network. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname.toLowerCase());
}

export function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  );
}

/** An origin that is reached over TLS, or on this machine. */
export function isPrivateOrigin(text: string): boolean {
  return isOrigin(text) && isPrivate(new URL(text));
}

/** Nothing behind the port: a mail library takes options from there, and some of them switch TLS off. */
export function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const isBare = hostname !== '' && /^\/?$/.test(pathname + search + hash);
  return /^smtps?:$/.test(protocol) && isBare && [username, password].every(isDecodable);
}

/** A person's words go there. */
export function isModelUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const { username, password, search, hash } = url;
  return isPrivate(url) && [username, password, search, hash].every((part) => part === '');
}

/** Over TLS, unless it never leaves this machine (A35). */
function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A PostgreSQL that names its database. */
export function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1;
}

/** The push services of the browsers. A server sends to these and their sub-domains alone (A55). */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const;

/** Whether a text names a push service: a host name, or for tests an http origin on this machine. */
export function isPushHost(text: string): boolean {
  if (/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(text)) return true;
  return isPrivateOrigin(text) && text.startsWith('http:');
}
