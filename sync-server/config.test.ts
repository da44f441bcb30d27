import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';
import { PUSH_SERVICES } from './config-addresses';

const KEY = '8f1c0d5e2b7a49366c9d04e1f2a8b35d7e60c1924fd3ab58e7162d9c40b5fa13';
const operator = {
  OPERATOR_NAME: 'Wholeness LLC',
  OPERATOR_ADDRESS: '1 Main Street, Austin, TX 78701, USA',
  OPERATOR_EMAIL: 'privacy@choose.example',
};
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://choose.example',
  ...operator,
};

describe('readConfig', () => {
  it('needs nothing, and then listens on this machine alone', () => {
    expect(readConfig({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: './data',
      bucket: undefined,
      masterKey: undefined,
      masterKeyFile: './data/keys/master.key',
      newMasterKey: undefined,
      erasedLedger: './data/erased.ledger',
      publicOrigin: undefined,
      smtpUrl: undefined,
      mailFrom: 'Choose Wholeness <outbox@localhost>',
      salesAddress: undefined,
      operator: {
        name: '[the name of who runs this server]',
        address: '[their postal address]',
        email: '[their contact address]',
        law: null,
      },
      stripe: undefined,
      companion: undefined,
      pushHosts: PUSH_SERVICES,
      trustedProxies: 0,
      production: false,
      logLevel: 'info',
      sessionDays: 90,
      drainSeconds: 1.5,
      metrics: undefined,
      rateLimits: true,
      sharedJobs: true,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', MASTER_KEY: '' })).toMatchObject({ port: 8787 });
  });

  it('takes a key as hex or base64', () => {
    const base64 = Buffer.from(KEY, 'hex').toString('base64');
    expect(readConfig({ MASTER_KEY: KEY }).masterKey).toBe(KEY);
    expect(readConfig({ MASTER_KEY: base64 }).masterKey).toBe(base64);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SESSION_DAYS', '0'],
    ['METRICS_PORT', '0'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '301'],
    ['DRAIN_SECONDS', 'soon'],
    ['SESSION_DAYS', '1.5'],
    ['TRUST_PROXY', 'yes'],
    ['PUBLIC_ORIGIN', 'choose.example'],
    ['PUBLIC_ORIGIN', 'https://choose.example/path'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SALES_ADDRESS', 'sales'],
    ['SALES_ADDRESS', '"><script>@choose.example'],
    ['OPERATOR_NAME', ' '],
    ['OPERATOR_ADDRESS', '<b>1 Main Street</b>'],
    ['OPERATOR_EMAIL', 'privacy'],
    ['GOVERNING_LAW', 'Texas\nUSA'],
    ['MAIL_FROM', 'somebody'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'A\r\nBcc: <a@b.example>'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'no'],
    ['JOBS', 'none'],
    ['DATABASE_URL', 'db.example'],
    ['DATABASE_URL', 'mysql://db.example/wholeness'],
    ['DATABASE_URL', 'postgres://db.example'],
    ['SERVERS', 'two'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'http://s3.example'],
    ['S3_ENDPOINT', 'https://s3.example/wholeness'],
    ['S3_REGION', 'Frankfurt am Main'],
    ['S3_BUCKET', 'Wholeness/recordings'],
    ['S3_BUCKET', '..'],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['S3_SECRET_ACCESS_KEY', 'a\nb'],
    ['MASTER_KEY', 'change-me'],
    ['MASTER_KEY', '0'.repeat(64)],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must .*\\.$`));
  });

  it.each([
    'smtp://mail.example?ignoreTLS=true',
    'smtps://mail.example/?tls.rejectUnauthorized=false',
    'smtps:',
    'smtps://us%er:secret@mail.example',
  ])('A35 refuses SMTP_URL=%s: no option in an address switches TLS off', (address) => {
    expect(() => readConfig({ SMTP_URL: address })).toThrow(/^SMTP_URL must be an address/);
  });

  it('A35 refuses to run in production with certificates unchecked', () => {
    const read = () => readConfig({ ...production, NODE_TLS_REJECT_UNAUTHORIZED: '0' });
    expect(read).toThrow(/^NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production/);
    expect(() => readConfig({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).not.toThrow();
  });

  const database = { DATABASE_URL: 'postgres://user:secret@db.example/wholeness', MASTER_KEY: KEY };
  const bucket = {
    S3_ENDPOINT: 'https://s3.eu-central-1.example',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'wholeness',
    S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'a/secret+of=it',
  };

  it('A25 keeps data in PostgreSQL only with a key of its own', () => {
    const read = () => readConfig({ ...database, ...bucket, MASTER_KEY: '' });
    expect(read).toThrow(/^MASTER_KEY must be set with DATABASE_URL/);
    expect(readConfig({ ...database, ...bucket }).databaseUrl).toBe(database.DATABASE_URL);
    expect(readConfig({}).databaseUrl).toBeUndefined();
  });

  it('runs the jobs of all servers unless it is told not to', () => {
    const run = ['', 'on', 'off'].map((JOBS) => readConfig({ JOBS }).sharedJobs);
    expect(run).toEqual([true, true, false]);
  });

  it('keeps data in PostgreSQL only with a bucket, unless there is one server alone', () => {
    expect(() => readConfig(database)).toThrow(/^S3_BUCKET must be set with DATABASE_URL, or /);
    expect(readConfig({ ...database, SERVERS: 'one' }).bucket).toBeUndefined();
    expect(readConfig({ ...database, ...bucket }).bucket?.bucket).toBe('wholeness');
  });

  it('takes a bucket as a whole, also beside SQLite', () => {
    expect(readConfig(bucket).bucket).toEqual({
      endpoint: bucket.S3_ENDPOINT,
      region: bucket.S3_REGION,
      bucket: bucket.S3_BUCKET,
      accessKeyId: bucket.S3_ACCESS_KEY_ID,
      secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
    });
    for (const name of Object.keys(bucket)) {
      const read = () => readConfig({ ...bucket, [name]: '' });
      expect(read).toThrow(/^S3_ENDPOINT, .* must be set together\.$/);
    }
    const here = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' };
    expect(readConfig(here).bucket?.endpoint).toBe('http://127.0.0.1:9000');
  });

  it('sends by a mail server only with a sender', () => {
    const smtp = { SMTP_URL: 'smtps://user:secret@mail.example:465' };
    expect(() => readConfig(smtp)).toThrow(/^MAIL_FROM must be set/);
    const mailFrom = 'Choose Wholeness <hello@choose.example>';
    expect(readConfig({ ...smtp, MAIL_FROM: mailFrom })).toMatchObject({
      smtpUrl: smtp.SMTP_URL,
      mailFrom,
    });
  });

  it.each([
    { NODE_ENV: 'production' },
    { ...production, PUBLIC_ORIGIN: 'http://choose.example' },
    { ...production, RATE_LIMITS: 'off' },
  ])('A25 refuses %j in production', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });

  it.each(Object.keys(operator))('refuses to run in production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(
      /^OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL must be set in production: .*\.$/,
    );
  });

  it('says who runs the server, and under which law', () => {
    const settings = readConfig({ ...production, GOVERNING_LAW: 'the State of Texas, USA' });
    expect(settings.operator).toEqual({
      name: operator.OPERATOR_NAME,
      address: operator.OPERATOR_ADDRESS,
      email: operator.OPERATOR_EMAIL,
      law: 'the State of Texas, USA',
    });
    expect(readConfig(production).operator.law).toBeNull();
  });

  it('A25 has no default secret: without MASTER_KEY the key comes from a generated file', () => {
    expect(readConfig(production).masterKey).toBeUndefined();
  });

  describe('the larger model', () => {
    const model = { COMPANION_BASE_URL: 'https://api.example/v1', COMPANION_MODEL: 'a-model' };

    it('is there with an address and a name, and with a key where it asks for one', () => {
      const settings = { baseUrl: 'https://api.example/v1', model: 'a-model' };
      expect(readConfig(model).companion).toEqual({ ...settings, apiKey: undefined });
      const slashed = { COMPANION_BASE_URL: 'https://api.example/v1/', COMPANION_API_KEY: 'sk-1' };
      expect(readConfig({ ...model, ...slashed }).companion).toEqual({
        ...settings,
        apiKey: 'sk-1',
      });
    });

    it.each([
      { COMPANION_BASE_URL: undefined },
      { COMPANION_MODEL: undefined },
      { COMPANION_BASE_URL: undefined, COMPANION_MODEL: undefined, COMPANION_API_KEY: 'sk-1' },
    ])('is refused with %j', (change) => {
      expect(() => readConfig({ ...model, ...change })).toThrow('must be set together');
    });

    it.each([
      'api.example/v1',
      'http://api.example/v1',
      'http://10.0.0.7:8000/v1',
      'http://localhost.example/v1',
      'ftp://127.0.0.1/v1',
      'https://user:secret@api.example/v1',
      'https://api.example/v1?key=secret',
    ])('G12 is sent a page over TLS, or nowhere: %s', (address) => {
      const read = () => readConfig({ ...model, COMPANION_BASE_URL: address });
      expect(read).toThrow(/^COMPANION_BASE_URL must be an https address/);
    });

    it.each(['http://127.0.0.1:11434/v1', 'http://localhost:8000/v1', 'http://[::1]:8000/v1'])(
      'may be on this machine: %s',
      (address) => {
        const { companion } = readConfig({ ...model, COMPANION_BASE_URL: address });
        expect(companion?.baseUrl).toBe(address);
      },
    );

    it.each([
      ['COMPANION_API_KEY', 'two words'],
      ['COMPANION_API_KEY', 'line\nbreak'],
      ['COMPANION_MODEL', 'a model'],
    ])('is refused with %s=%j', (name, value) => {
      expect(() => readConfig({ ...model, [name]: value })).toThrow(new RegExp(`^${name} must be`));
    });
  });

  describe('push services', () => {
    it('are hosts, or origins of this machine for tests', () => {
      const { pushHosts } = readConfig({ PUSH_HOSTS: 'push.example, http://127.0.0.1:9000' });
      expect(pushHosts).toEqual(['push.example', 'http://127.0.0.1:9000']);
    });

    it.each([
      'localhost',
      '10.0.0.1',
      'https://push.example',
      'http://push.example',
      'http://10.0.0.1:9000',
      'push.example/path',
      'push.example,',
      '*',
    ])('are refused where one is %s', (hosts) => {
      expect(() => readConfig({ PUSH_HOSTS: hosts })).toThrow(/^PUSH_HOSTS must be hosts/);
    });
  });

  describe('Stripe', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      STRIPE_PRICE_ID: 'price_abc',
    };

    it('is there with all of its keys', () => {
      expect(readConfig(keys).stripe).toEqual({
        secretKey: 'sk_test_abc',
        publishableKey: 'pk_test_abc',
        webhookSecret: 'whsec_abc',
        priceId: 'price_abc',
        apiUrl: 'https://api.stripe.com',
      });
    });

    it.each(['http://api.stripe.com', 'http://10.0.0.7:12111'])(
      'A35 is asked over TLS, or not at all: %s',
      (apiUrl) => {
        const read = () => readConfig({ ...keys, STRIPE_API_URL: apiUrl });
        expect(read).toThrow(/^STRIPE_API_URL must be an https origin/);
      },
    );

    it.each(['http://127.0.0.1:12111', 'http://localhost:12111'])(
      'may be a stand-in on this machine: %s',
      (apiUrl) => {
        expect(readConfig({ ...keys, STRIPE_API_URL: apiUrl }).stripe?.apiUrl).toBe(apiUrl);
      },
    );

    it.each(Object.keys(keys))('is refused without %s', (name) => {
      const read = () => readConfig({ ...keys, [name]: undefined });
      expect(read).toThrow('must be set together');
    });

    it.each([
      [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, 'same mode'],
      [{ STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY'],
      [{ STRIPE_API_URL: 'api.stripe.com' }, 'STRIPE_API_URL'],
    ])('is refused with %j', (change, message) => {
      expect(() => readConfig({ ...keys, ...change })).toThrow(message);
    });
  });
});
