import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from '../app-env';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** The policy of the app shell: its own files and nothing else. The service worker keeps it with the cached shell. */
const SHELL_POLICY = {
  defaultSrc: SELF,
  scriptSrc: SELF,
  styleSrc: SELF,
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: SELF,
  fontSrc: SELF,
  workerSrc: SELF,
  manifestSrc: SELF,
  objectSrc: NONE,
  baseUri: NONE,
  frameAncestors: NONE,
  formAction: SELF,
};

/** An answer of the API is data: were it ever opened as a page, nothing in it would run or load. */
const API_POLICY = {
  defaultSrc: NONE,
  frameAncestors: NONE,
  baseUri: NONE,
  formAction: NONE,
  sandbox: [],
};

const SHARED = {
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy: 'same-origin',
  xContentTypeOptions: 'nosniff',
  xFrameOptions: 'DENY',
  permissionsPolicy: {
    microphone: ['self' as const],
    camera: [],
    geolocation: [],
    payment: ['self' as const],
    usb: [],
  },
};

/** Secure headers for the app's own files. `https` adds HSTS. */
export function shellHeaders(https: boolean): MiddlewareHandler<AppEnv> {
  return secureHeaders({
    ...SHARED,
    contentSecurityPolicy: SHELL_POLICY,
    strictTransportSecurity: https,
  });
}

/** Secure headers for /api, and no cache anywhere keeps a personal answer. */
export function apiHeaders(https: boolean): MiddlewareHandler<AppEnv> {
  const secure = secureHeaders({
    ...SHARED,
    contentSecurityPolicy: API_POLICY,
    strictTransportSecurity: https,
  });
  return async (c, next) => {
    await secure(c, next);
    const isKeptNowhere = c.res.headers.get('Cache-Control')?.includes('no-store');
    if (!isKeptNowhere) c.header('Cache-Control', 'no-store');
  };
}
