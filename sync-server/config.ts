import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Operator } from '../shared/api/contact';
import {
  isModelUrl,
  isOrigin,
  isPostgresUrl,
  isPrivateOrigin,
  isPushHost,
  isSmtpUrl,
  PUSH_SERVICES,
} from './config-addresses';
import { accessKey, keyText } from './config-keys';

/** A setting that the server can't start with. The message is one plain sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The keys of a Stripe account, and the price that people subscribe to. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Where the API is, such as `https://api.stripe.com`. */
  readonly apiUrl: string;
}

/** An endpoint that speaks the protocol of OpenAI's chat completions. */
export interface ChatEndpointSettings {
  /** Such as `https://api.example.org/v1`, without a slash at its end. */
  readonly baseUrl: string;
  /** Undefined for an endpoint that needs no key. */
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** A bucket behind an API as S3 has it, and the key that opens it. */
export interface BucketSettings {
  /** An origin, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Everything the environment decides. The rooms of the server import their settings from here, never the other way round. */
export interface Config {
  readonly port: number;
  /** The address to listen on. By default this machine alone; a container or a proxied host sets `0.0.0.0`. */
  readonly host: string;
  /** Where media live, and the database unless it is PostgreSQL. */
  readonly dataDir: string;
  /** A PostgreSQL that holds the data, or undefined: then SQLite in `dataDir` does. */
  readonly databaseUrl: string | undefined;
  /** A bucket that holds recordings, the ledger of erased accounts and the files of builds; undefined: then folders do. */
  readonly bucket: BucketSettings | undefined;
  /**
   * 32 bytes (hex or base64) that wrap every person's key, or undefined: then a key file is generated once and read from
   * then on.
   */
  readonly masterKey: string | undefined;
  readonly masterKeyFile: string;
  /** The key to change to; for `npm run rotate-key` alone. */
  readonly newMasterKey: string | undefined;
  /** Where erased accounts are noted; outside the database and its backups. */
  readonly erasedLedger: string;
  /** The origin people see, such as `https://choose.example`, or undefined: then the Host header counts. */
  readonly publicOrigin: string | undefined;
  /** `smtp:` or `smtps:`, or undefined: then mails are written to files. */
  readonly smtpUrl: string | undefined;
  /** Who mails come from. */
  readonly mailFrom: string;
  /** The address for inquiries of organizations, shown on public pages; undefined where there is none. */
  readonly salesAddress: string | undefined;
  /** The operator of the server, as named in its policy and terms; in development a placeholder. */
  readonly operator: Operator;
  /** Undefined where none of its keys is set. */
  readonly stripe: StripeSettings | undefined;
  /** The companion's larger model; undefined where there is none. */
  readonly companion: ChatEndpointSettings | undefined;
  /** Where devices may be reached by Web Push, see `isPushEndpoint`. */
  readonly pushHosts: readonly string[];
  /** How many proxies in front of the server are ours; 0 means that X-Forwarded-For is never believed. */
  readonly trustedProxies: number;
  readonly production: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  readonly sessionDays: number;
  /** For how long a server that is told to stop still answers, while its streams end one after the other. */
  readonly drainSeconds: number;
  /** Where Prometheus asks, a port of its own; undefined where nothing is counted. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Whether this server runs the jobs that one of several servers runs (U5). */
  readonly sharedJobs: boolean;
  /** Off only for load tests. */
  readonly rateLimits: boolean;
}

const SECONDS = 'a number of seconds between 0 and 300, such as 1.5';
const DAY = 'a whole number of days between 1 and 400';
const wholeNumber = (least: number, most: number, what: string) =>
  z
    .string()
    .regex(/^\d+$/, `must be ${what}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${what}`);

/** One address, alone or behind a name. */
const MAIL_SENDER = /^(?:[^\s@<>]+@[^\s@<>]+|[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>)$/u;

/** Text that a public page can show as it is. */
const ONE_LINE = /^[^\p{Cc}<>]{2,300}$/u;

/** Shown on the public pages of a server in development. */
export const NOT_SET_UP: Operator = {
  name: '[the name of who runs this server]',
  address: '[their postal address]',
  email: '[their contact address]',
  law: null,
};

const environment = z.object({
  PORT: wholeNumber(1, 65_535, 'a port between 1 and 65535').optional(),
  HOST: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'must be an address such as postgres://user:password@db.example/wholeness',
    )
    .optional(),
  SERVERS: z.enum(['one'], 'must be one, or not be set').optional(),
  S3_ENDPOINT: z
    .string()
    .refine(
      isPrivateOrigin,
      'must be an https origin such as https://s3.eu-central-1.amazonaws.com, without a path; http is for this machine alone',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region such as eu-central-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as wholeness')
    .optional(),
  S3_ACCESS_KEY_ID: accessKey.optional(),
  S3_SECRET_ACCESS_KEY: accessKey.optional(),
  MASTER_KEY: keyText.optional(),
  NEW_MASTER_KEY: keyText.optional(),
  MASTER_KEY_FILE: z.string().optional(),
  ERASED_LEDGER: z.string().optional(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://choose.example, without a path')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(MAIL_SENDER, 'must be a sender such as Choose Wholeness <hello@choose.example>')
    .optional(),
  SALES_ADDRESS: z.email('must be an address such as sales@choose.example').optional(),
  OPERATOR_NAME: z.string().regex(ONE_LINE, 'must be a name such as Wholeness LLC').optional(),
  OPERATOR_ADDRESS: z
    .string()
    .regex(ONE_LINE, 'must be a postal address on one line, such as 1 Main Street, Austin, TX')
    .optional(),
  OPERATOR_EMAIL: z.email('must be an address such as privacy@choose.example').optional(),
  GOVERNING_LAW: z
    .string()
    .regex(ONE_LINE, 'must be a state or country, such as the State of Texas, USA')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret key such as sk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key such as pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the secret of a webhook endpoint, whsec_…')
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\w+$/, 'must be the id of a price, price_…')
    .optional(),
  STRIPE_API_URL: z
    .string()
    .refine(
      isPrivateOrigin,
      'must be an https origin such as https://api.stripe.com, without a path; http is for this machine alone',
    )
    .optional(),
  COMPANION_BASE_URL: z
    .string()
    .refine(
      isModelUrl,
      'must be an https address such as https://api.example/v1; http is for this machine alone',
    )
    .optional(),
  COMPANION_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key of letters, digits and signs, without a space')
    .optional(),
  COMPANION_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/, 'must be the name of a model, without a space')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .refine(
      (hosts) => hosts.every(isPushHost),
      'must be hosts such as fcm.googleapis.com, with commas between them; http origins are for this machine alone',
    )
    .optional(),
  TRUST_PROXY: wholeNumber(0, 9, 'the number of proxies in front of the server, 0 to 9').optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .optional(),
  SESSION_DAYS: wholeNumber(1, 400, DAY).optional(),
  METRICS_PORT: wholeNumber(1, 65_535, 'a port between 1 and 65535').optional(),
  METRICS_HOST: z.string().optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}(\.\d)?$/, `must be ${SECONDS}`)
    .transform(Number)
    .refine((value) => value <= 300, `must be ${SECONDS}`)
    .optional(),
  JOBS: z.enum(['on', 'off'], 'must be on or off').optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').optional(),
});

/** Adds the variables of `.env` to the environment; variables that are already set keep their value. */
export function loadEnvFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Reads and checks the environment. Throws {@link ConfigError} on the first value it can't use. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  refuseInProduction(production, values);
  if (production && env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    throw new ConfigError('NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production.');
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    throw new ConfigError('MAIL_FROM must be set with SMTP_URL: it says who emails come from.');
  }
  if (values.DATABASE_URL !== undefined && values.MASTER_KEY === undefined) {
    throw new ConfigError(
      'MASTER_KEY must be set with DATABASE_URL: a key file on one machine opens nothing on another.',
    );
  }
  const dataDir = values.DATA_DIR ?? './data';
  const bucket = readBucket(values);
  return {
    port: values.PORT ?? 8787,
    host: values.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: values.DATABASE_URL,
    bucket,
    masterKey: values.MASTER_KEY,
    newMasterKey: values.NEW_MASTER_KEY,
    masterKeyFile: values.MASTER_KEY_FILE ?? `${dataDir}/keys/master.key`,
    erasedLedger: values.ERASED_LEDGER ?? `${dataDir}/erased.ledger`,
    publicOrigin: values.PUBLIC_ORIGIN,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Choose Wholeness <outbox@localhost>',
    salesAddress: values.SALES_ADDRESS,
    operator: readOperator(values),
    stripe: readStripe(values),
    companion: readCompanion(values),
    pushHosts: values.PUSH_HOSTS ?? PUSH_SERVICES,
    trustedProxies: values.TRUST_PROXY ?? 0,
    production,
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'test' ? 'silent' : 'info'),
    sessionDays: values.SESSION_DAYS ?? 90,
    drainSeconds: values.DRAIN_SECONDS ?? 1.5,
    metrics: readMetrics(values),
    sharedJobs: values.JOBS !== 'off',
    rateLimits: values.RATE_LIMITS !== 'off',
  };
}

/** On this machine alone unless a host is named: the port asks for no password. */
function readMetrics({ METRICS_PORT: port, METRICS_HOST: host }: z.infer<typeof environment>) {
  return port === undefined ? undefined : { port, host: host ?? '127.0.0.1' };
}

function readOperator(values: z.infer<typeof environment>): Operator {
  return {
    name: values.OPERATOR_NAME ?? NOT_SET_UP.name,
    address: values.OPERATOR_ADDRESS ?? NOT_SET_UP.address,
    email: values.OPERATOR_EMAIL ?? NOT_SET_UP.email,
    law: values.GOVERNING_LAW ?? NOT_SET_UP.law,
  };
}

/** All of it or nothing. Several servers share a database, so they have to share what lies beside it. */
function readBucket(values: z.infer<typeof environment>): BucketSettings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if ([endpoint, region, bucket, accessKeyId, secretAccessKey].some(Boolean)) {
    if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
      return { endpoint, region, bucket, accessKeyId, secretAccessKey };
    }
    throw new ConfigError(
      'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    );
  }
  if (values.DATABASE_URL !== undefined && values.SERVERS !== 'one') {
    throw new ConfigError(
      'S3_BUCKET must be set with DATABASE_URL, or SERVERS=one where one server is all there is: recordings in a folder are on one machine alone.',
    );
  }
  return undefined;
}

/** All of it or nothing: with a part of it people could pay and get nothing. */
function readStripe(values: z.infer<typeof environment>): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_URL: apiUrl,
  } = values;
  if (![secretKey, publishableKey, webhookSecret, priceId, apiUrl].some(Boolean)) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret || !priceId) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID must be set together.',
    );
  }
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_')) {
    throw new ConfigError(
      'STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY, live or test.',
    );
  }
  const settings = { secretKey, publishableKey, webhookSecret, priceId };
  return { ...settings, apiUrl: apiUrl ?? 'https://api.stripe.com' };
}

function readCompanion(values: z.infer<typeof environment>): ChatEndpointSettings | undefined {
  const { COMPANION_BASE_URL: baseUrl, COMPANION_API_KEY: apiKey, COMPANION_MODEL: model } = values;
  if (baseUrl === undefined && apiKey === undefined && model === undefined) return undefined;
  if (baseUrl === undefined || model === undefined) {
    throw new ConfigError('COMPANION_BASE_URL and COMPANION_MODEL must be set together.');
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model };
}

function refuseInProduction(production: boolean, values: z.infer<typeof environment>): void {
  if (!production) return;
  if (values.PUBLIC_ORIGIN === undefined) {
    throw new ConfigError(
      'PUBLIC_ORIGIN must be set in production, such as https://choose.example.',
    );
  }
  if (!values.PUBLIC_ORIGIN.startsWith('https:')) {
    throw new ConfigError('PUBLIC_ORIGIN must begin with https: in production.');
  }
  if (!values.OPERATOR_NAME || !values.OPERATOR_ADDRESS || !values.OPERATOR_EMAIL) {
    throw new ConfigError(
      'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL must be set in production: the privacy policy and the terms name who runs the server.',
    );
  }
  if (values.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS must be on in production.');
  }
}
