import { describe, expect, test } from 'vitest';
import { coreConfig, stackConfig, webConfig } from '#lib/config/config.ts';
import { databaseConfig } from '#lib/config/database.ts';
import { ConfigError, type Env } from '#lib/config/fields.ts';

const core = {
  DATABASE_APP_URL: 'postgres://amanah_app:rahasia@127.0.0.1:5432/amanah',
  KEYCLOAK_ISSUER: 'http://127.0.0.1:8080/realms/amanah/',
};
const web = {
  KEYCLOAK_ISSUER: 'https://sso.bank.example/realms/amanah',
  KEYCLOAK_CLIENT_SECRET: 'a',
  KEYCLOAK_OVERRIDE_CLIENT_SECRET: 'b',
  NEXTAUTH_URL: 'https://backoffice.bank.example/',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  S3_ENDPOINT: 's3.bank.example:9000',
  S3_ACCESS_KEY: 'k',
  S3_SECRET_KEY: 's',
  CORE_ADDRESS: 'core.bank.example:50051',
};

function refusal(read: (env: Env) => unknown, env: Env): ConfigError {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('expected a ConfigError');
}

describe('the core', () => {
  test('reads its variables and fills the defaults', () => {
    expect(coreConfig(core)).toEqual({
      databaseAppUrl: core.DATABASE_APP_URL,
      listen: { host: '127.0.0.1', port: 50051 },
      loginHost: '',
      session: { idleMinutes: 15, shiftEnd: '' },
      tls: undefined,
      disks: [],
      identity: {
        issuer: 'http://127.0.0.1:8080/realms/amanah',
        knownAs: 'http://127.0.0.1:8080/realms/amanah',
        jwksUrl: 'http://127.0.0.1:8080/realms/amanah/protocol/openid-connect/certs',
        audience: 'amanah-core',
        clientId: 'amanah-web',
        overrideClientId: 'amanah-override',
        signingAlg: 'RS256',
      },
      identityAdmin: undefined,
      logLevel: 'info',
    });
  });

  test('stores the head of the chain in its object storage, unless another place or none is set', () => {
    const storage = { S3_ENDPOINT: 's3.bank.example', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };
    expect(coreConfig({ ...core, ...storage }).anchor).toMatchObject({
      seconds: 5,
      to: { kind: 's3', prefix: 'rantai/', lockDays: 0 },
    });
    expect(
      coreConfig({ ...core, ...storage, AUDIT_ANCHOR: 's3:kepala/', AUDIT_ANCHOR_LOCK_DAYS: '30' }).anchor,
    ).toMatchObject({
      to: { prefix: 'kepala/', lockDays: 30 },
    });
    expect(coreConfig({ ...core, ...storage, AUDIT_ANCHOR: 'none' }).anchor).toBeUndefined();
    expect(coreConfig({ ...core, AUDIT_ANCHOR: 'file:/x' }).anchor).toEqual({
      seconds: 5,
      to: { kind: 'file', path: '/x' },
    });
    expect(coreConfig(core).anchor).toBeUndefined();
    for (const AUDIT_ANCHOR of ['s3:kepala/', 'ftp://x'])
      expect(refusal(coreConfig, { ...core, AUDIT_ANCHOR })).toMatchObject({ variable: 'AUDIT_ANCHOR' });
  });

  test('measures the disks of the folders that are named, by their whole paths', () => {
    expect(coreConfig({ ...core, CORE_METRICS_DISKS: '/data/pg, /data/wal' }).disks).toEqual(['/data/pg', '/data/wal']);
    expect(refusal(coreConfig, { ...core, CORE_METRICS_DISKS: '/data,wal' })).toMatchObject({
      variable: 'CORE_METRICS_DISKS',
    });
  });

  test('believes the balancers that are named by address or network, and none else', () => {
    expect(webConfig(web).trustedProxies).toEqual([]);
    const named = webConfig({ ...web, TRUSTED_PROXIES: '10.0.0.4, 10.0.1.0/24,2001:db8::/32' });
    expect(named.trustedProxies).toEqual(['10.0.0.4', '10.0.1.0/24', '2001:db8::/32']);
    for (const wrong of ['proxy.bank.example', '10.0.0.4:80', '10.0.0.0/99'])
      expect(refusal(webConfig, { ...web, TRUSTED_PROXIES: wrong })).toMatchObject({ variable: 'TRUSTED_PROXIES' });
  });

  test('knows people by an earlier address of the provider where it is said so', () => {
    const moved = coreConfig({ ...core, KEYCLOAK_KNOWN_AS: 'https://sso-lama.bank.example/realms/amanah' });
    expect([moved.identity.issuer, moved.identity.knownAs]).toEqual([
      'http://127.0.0.1:8080/realms/amanah',
      'https://sso-lama.bank.example/realms/amanah',
    ]);
  });

  test("finds the realm's administration beside the issuer, or where it is said to be", () => {
    const secret = { ...core, KEYCLOAK_ADMIN_CLIENT_SECRET: 'c' };
    expect(coreConfig(secret).identityAdmin).toEqual({
      url: 'http://127.0.0.1:8080/admin/realms/amanah',
      tokenUrl: 'http://127.0.0.1:8080/realms/amanah/protocol/openid-connect/token',
      clientId: 'amanah-admin',
      clientSecret: 'c',
    });
    const apart = { ...secret, KEYCLOAK_ADMIN_URL: 'https://admin.bank.example/x/', KEYCLOAK_ADMIN_CLIENT_ID: 'y' };
    expect(coreConfig(apart).identityAdmin).toMatchObject({ url: 'https://admin.bank.example/x', clientId: 'y' });
  });

  test('is frozen', () => {
    expect(Object.isFrozen(coreConfig(core))).toBe(true);
  });

  test('takes an empty value for a missing one', () => {
    expect(coreConfig({ ...core, LOG_LEVEL: '', CORE_LISTEN: ' ' }).logLevel).toBe('info');
    expect(refusal(coreConfig, { ...core, DATABASE_APP_URL: '' }).message).toBe(
      'DATABASE_APP_URL is not set. Set it in the environment or in .env; .env.example explains it.',
    );
  });

  test('wants all three TLS files or none', () => {
    const all = { CORE_TLS_CA: '/ca.pem', CORE_TLS_CERT: '/cert.pem', CORE_TLS_KEY: '/key.pem' };
    expect(coreConfig({ ...core, ...all }).tls).toEqual({ ca: '/ca.pem', cert: '/cert.pem', key: '/key.pem' });
    const error = refusal(coreConfig, { ...core, ...all, CORE_TLS_CERT: undefined });
    expect(error.variable).toBe('CORE_TLS_CERT');
  });
});

describe('a wrong value', () => {
  test.each([
    [coreConfig, core, 'CORE_LISTEN', '50051', 'is "50051" but must be written host:port'],
    [coreConfig, core, 'LOG_LEVEL', 'loud', 'is "loud" but must be one of trace, debug, info'],
    [coreConfig, core, 'KEYCLOAK_ISSUER', 'sso.bank.example', 'must be an address starting with http:// or https://'],
    [coreConfig, core, 'KEYCLOAK_SIGNING_ALG', 'none', 'is "none" but must be one of RS256'],
    [coreConfig, core, 'KEYCLOAK_SIGNING_ALG', 'HS256', 'is "HS256" but must be one of RS256'],
    [coreConfig, core, 'IDLE_LOCK_MINUTES', '0', 'is "0" but must be a number of minutes between 1 and 499'],
    [coreConfig, core, 'IDLE_LOCK_MINUTES', '15m', 'must be a number of minutes'],
    [coreConfig, core, 'SHIFT_END', '24:00', 'is "24:00" but must be a time of day written HH:MM'],
    [webConfig, web, 'SESSION_POLL_SECONDS', '-1', 'must be a number of seconds, 0 for none'],
    [webConfig, web, 'PORT', '70000', 'must be a port number between 0 and 65535'],
    [webConfig, web, 'PORT', '3000x', 'is "3000x" but must be a port number'],
    [webConfig, web, 'OVERRIDE_BY_CREDENTIAL', 'yes', 'is "yes" but must be T (yes) or F (no)'],
    [webConfig, web, 'S3_BUCKET', 'Amanah', 'must be a bucket name'],
    [webConfig, web, 'NEXTAUTH_SECRET', 'short', 'must have at least 32 characters'],
    [databaseConfig, {}, 'DATABASE_URL', 'mysql://x', 'must be an address like postgres://'],
  ] as const)('%# is reported with its variable: %s', (read, base, variable, value, sentence) => {
    const error = refusal(read, { ...base, [variable]: value });
    expect(error.variable).toBe(variable);
    expect(error.message.startsWith(`${variable} `)).toBe(true);
    expect(error.message).toContain(sentence);
    expect(error.message).toContain('.env.example');
  });

  test('that may hold a password is not repeated', () => {
    for (const [read, variable, value] of [
      [databaseConfig, 'DATABASE_URL', 'mysql://amanah:rahasia@db/amanah'],
      [webConfig, 'NEXTAUTH_SECRET', 'rahasia'],
    ] as const) {
      expect(refusal(read, { ...web, [variable]: value }).message).not.toContain('rahasia');
    }
  });
});

describe('the web', () => {
  test('reads its variables', () => {
    const config = webConfig(web);
    expect(config.publicUrl).toBe('https://backoffice.bank.example');
    expect(config.loginHost).toBe('https://backoffice.bank.example');
    expect(config.core).toEqual({ addresses: [{ host: 'core.bank.example', port: 50051 }], tls: undefined });
    const several = webConfig({ ...web, CORE_ADDRESS: 'a:1, b:2' });
    expect(several.core.addresses).toEqual([
      { host: 'a', port: 1 },
      { host: 'b', port: 2 },
    ]);
    expect(config.storage).toEqual({
      url: 'http://s3.bank.example:9000',
      region: 'us-east-1',
      bucket: 'amanah',
      accessKey: 'k',
      secretKey: 's',
    });
    expect(config.overrideByCredential).toBe(true);
    expect(webConfig({ ...web, OVERRIDE_BY_CREDENTIAL: 'F' }).overrideByCredential).toBe(false);
  });

  test('takes the scheme of S3_ENDPOINT, else S3_SSL', () => {
    expect(webConfig({ ...web, S3_SSL: 'T' }).storage.url).toBe('https://s3.bank.example:9000');
    expect(webConfig({ ...web, S3_ENDPOINT: 'https://s3.bank.example/' }).storage.url).toBe('https://s3.bank.example');
    expect(refusal(webConfig, { ...web, S3_ENDPOINT: 'http://s3.bank.example', S3_SSL: 'T' }).variable).toBe('S3_SSL');
  });

  test.each(Object.keys(web))('does not start without %s', (variable) => {
    expect(refusal(webConfig, { ...web, [variable]: undefined }).variable).toBe(variable);
  });
});

describe('the start script', () => {
  test('needs nothing', () => {
    expect(stackConfig({})).toEqual({
      webHost: '127.0.0.1',
      webPort: 3000,
      demoHistoryDays: 90,
      demoCentralBank: true,
      dataDir: './.amanah',
      production: false,
      databaseUrl: undefined,
      databaseAppUrl: undefined,
      issuer: undefined,
      storageEndpoint: undefined,
      coreAddress: undefined,
      publicUrl: undefined,
      loginHost: undefined,
    });
  });

  test.each([
    [{ DATABASE_URL: 'postgres://o:p@db/amanah' }, 'DATABASE_APP_URL'],
    [{ DATABASE_APP_URL: 'postgres://a:p@db/amanah' }, 'DATABASE_URL'],
    [{ KEYCLOAK_ISSUER: 'https://sso/realms/amanah' }, 'KEYCLOAK_CLIENT_SECRET'],
    [{ KEYCLOAK_ISSUER: 'https://sso/realms/amanah', KEYCLOAK_CLIENT_SECRET: 'x' }, 'KEYCLOAK_OVERRIDE_CLIENT_SECRET'],
    [{ S3_ENDPOINT: 's3:9000' }, 'S3_ACCESS_KEY'],
    [{ CORE_ADDRESS: 'core' }, 'CORE_ADDRESS'],
    [{ NEXTAUTH_SECRET: 'short' }, 'NEXTAUTH_SECRET'],
  ])('wants the credentials together with the part: %o', (env, variable) => {
    expect(refusal(stackConfig, env).variable).toBe(variable);
  });
});
