import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coreConfig, webConfig } from '#lib/config/config.ts';
import { ConfigError } from '#lib/config/fields.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';

const SECRET = 'postgres://amanah_app:rahasia@db:5432/amanah';
const folder = mkdtempSync(join(tmpdir(), 'amanah-setting-'));

function file(content: string): string {
  const path = join(folder, String(Math.random()).slice(2));
  writeFileSync(path, content);
  return path;
}

function refusal(env: Record<string, string | undefined>): ConfigError {
  try {
    readSettingFiles(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('expected a ConfigError');
}

test('reads a setting from its file, without the line break at its end', () => {
  const env: Record<string, string | undefined> = {
    DATABASE_APP_URL_FILE: file(`${SECRET}\n`),
    CARD_TOKEN_KEY_FILE: file('k'.repeat(32)),
    KEYCLOAK_ISSUER: 'https://sso.bank.example/realms/amanah',
    LOG_LEVEL: 'warn',
    LOG_LEVEL_FILE: '',
  };
  readSettingFiles(env);
  expect(env).toEqual({
    DATABASE_APP_URL: SECRET,
    CARD_TOKEN_KEY: 'k'.repeat(32),
    KEYCLOAK_ISSUER: 'https://sso.bank.example/realms/amanah',
    LOG_LEVEL: 'warn',
    LOG_LEVEL_FILE: '',
  });
  expect(coreConfig(env)).toMatchObject({ databaseAppUrl: SECRET, cardTokenKeys: ['k'.repeat(32)], logLevel: 'warn' });
});

test('cuts one line break only, of either kind', () => {
  const env: Record<string, string | undefined> = {
    S3_SECRET_KEY_FILE: file('a\r\n'),
    S3_ACCESS_KEY_FILE: file('b\n\n'),
  };
  readSettingFiles(env);
  expect(env).toEqual({ S3_SECRET_KEY: 'a', S3_ACCESS_KEY: 'b\n' });
});

test('gives the web its secrets from files too', () => {
  const env: Record<string, string | undefined> = {
    KEYCLOAK_ISSUER: 'https://sso.bank.example/realms/amanah',
    KEYCLOAK_CLIENT_SECRET_FILE: file('satu\n'),
    KEYCLOAK_OVERRIDE_CLIENT_SECRET_FILE: file('dua\n'),
    NEXTAUTH_URL: 'https://backoffice.bank.example',
    NEXTAUTH_SECRET_FILE: file('x'.repeat(32)),
    S3_ENDPOINT: 's3.bank.example:9000',
    S3_ACCESS_KEY_FILE: file('k\n'),
    S3_SECRET_KEY_FILE: file('s\n'),
    CORE_ADDRESS: 'core.bank.example:50051',
  };
  readSettingFiles(env);
  expect(webConfig(env)).toMatchObject({
    sessionSecret: 'x'.repeat(32),
    identity: { clientSecret: 'satu', overrideClientSecret: 'dua' },
    storage: { accessKey: 'k', secretKey: 's' },
  });
});

test('refuses a setting that is given twice, also with the same value, and takes either alone', () => {
  const path = file(SECRET);
  expect(refusal({ DATABASE_APP_URL: SECRET, DATABASE_APP_URL_FILE: path }).message).toBe(
    'DATABASE_APP_URL_FILE is given and so is DATABASE_APP_URL: give one of the two.',
  );
  const env: Record<string, string | undefined> = { DATABASE_APP_URL: ' ', DATABASE_APP_URL_FILE: path };
  readSettingFiles(env);
  expect(env).toEqual({ DATABASE_APP_URL: SECRET });
});

test('names a file that is missing, and never shows its content', () => {
  const path = join(folder, 'missing');
  expect(refusal({ NEXTAUTH_SECRET_FILE: path }).message).toBe(
    `NEXTAUTH_SECRET_FILE names ${path}, which cannot be read (ENOENT). Name a file this process may read.`,
  );
  expect(refusal({ NEXTAUTH_SECRET_FILE: folder }).message).toContain('(EISDIR)');
});

test('leaves variables of others alone, and a file that was read is not read again', () => {
  const env: Record<string, string | undefined> = {
    SSL_CERT_FILE: '/nowhere',
    DOCUMENT_KEY_FILE: file('d'.repeat(32)),
  };
  readSettingFiles(env);
  readSettingFiles(env);
  expect(env).toEqual({ SSL_CERT_FILE: '/nowhere', DOCUMENT_KEY: 'd'.repeat(32) });
});
