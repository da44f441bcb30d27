import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './app-env';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** The policy of the app shell: its own files and nothing else. The service worker caches it with the shell. */
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

/** The worker that stretches PINs runs Argon2id in WebAssembly. Its policy is its own: no page may. */
const PIN_WORKER = '/assets/pin-worker-';
const PIN_WORKER_POLICY = { ...SHELL_POLICY, scriptSrc: ["'self'", "'wasm-unsafe-eval'"] };

/** What Stripe's form needs in addition, allowed nowhere else. */
const PAYMENT_POLICY = {
  ...SHELL_POLICY,
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
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

/**
 * Secure headers for the app's own files. `https` adds HSTS; `withStripe` lets Stripe's form into a document that is loaded
 * from /subscribe; the worker for PINs may compile WebAssembly. A policy that an answer already has stays.
 */
export function shellHeaders(https: boolean, withStripe: boolean): MiddlewareHandler<AppEnv> {
  const common = { ...SHARED, strictTransportSecurity: https, overwrite: false };
  const withPolicy = (contentSecurityPolicy: typeof SHELL_POLICY) =>
    secureHeaders({ ...common, contentSecurityPolicy });
  const shell = withPolicy(SHELL_POLICY);
  const payment = withStripe ? withPolicy(PAYMENT_POLICY) : shell;
  const pinWorker = withPolicy(PIN_WORKER_POLICY);
  return (c, next) => {
    if (c.req.path.startsWith(PIN_WORKER)) return pinWorker(c, next);
    return isPaymentDocument(c.req.path) ? payment(c, next) : shell(c, next);
  };
}

/** The scripts and styles inside a page, as sources of a content security policy: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The shell's policy, and in addition these scripts and styles inside the page. */
export function inlineHeaders({ scripts, styles }: InlineSources): MiddlewareHandler<AppEnv> {
  return secureHeaders({
    ...SHARED,
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      ...SHELL_POLICY,
      scriptSrc: [...SELF, ...scripts],
      styleSrc: [...SELF, ...styles],
    },
  });
}

function isPaymentDocument(path: string): boolean {
  return path === '/subscribe' || path === '/subscribe/';
}

/** Secure headers for /api, which also keep every cache from storing a personal answer. */
export function apiHeaders(https: boolean): MiddlewareHandler<AppEnv> {
  const secure = secureHeaders({
    ...SHARED,
    contentSecurityPolicy: API_POLICY,
    strictTransportSecurity: https,
  });
  return async (c, next) => {
    await secure(c, next);
    const isKeptNowhere = c.res.headers.get('Cache-Control')?.includes('no-store');
    if (!isKeptNowhere) c.res.headers.set('Cache-Control', 'no-store');
  };
}
