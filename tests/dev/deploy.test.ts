import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { coreConfig, webConfig } from '#lib/config/config.ts';
import type { Env } from '#lib/config/fields.ts';
import { replicaOf } from '#lib/config/replica.ts';

const deploy = (path: string): string => readFileSync(join(ROOT, 'deploy', path), 'utf8');

/** Everything is set, so that no reader leaves a variable out because another one is missing. */
const FULL: Env = {
  DATABASE_APP_URL: 'postgres://amanah_app:a@db:5432/amanah',
  KEYCLOAK_ISSUER: 'https://sso.bank.example/realms/amanah',
  KEYCLOAK_CLIENT_SECRET: 'a',
  KEYCLOAK_OVERRIDE_CLIENT_SECRET: 'b',
  NEXTAUTH_URL: 'https://backoffice.bank.example',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  S3_ENDPOINT: 's3.bank.example:9000',
  S3_ACCESS_KEY: 'k',
  S3_SECRET_KEY: 's',
  CORE_ADDRESS: 'core.bank.example:50051',
};

/** Records which variables a reader asks for. */
function variablesOf(read: (env: Env) => unknown): readonly string[] {
  const asked = new Set<string>();
  read(
    new Proxy(FULL, {
      get: (env, name) => {
        asked.add(String(name));
        return env[String(name)];
      },
    }),
  );
  return [...asked].sort();
}

const read = {
  core: variablesOf((env) => [coreConfig(env), replicaOf(env)]),
  web: variablesOf(webConfig),
};
const PARTS = ['core', 'web'] as const;

const plain = (name: string): string => name.replace(/_FILE$/, '');
const named = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => plain(name)).sort();

/** The lines of a chart's values that belong to one part. */
function valuesOf(part: string): string {
  const [, rest = ''] = deploy('helm/amanah/values.yaml').split(new RegExp(`^${part}:\n`, 'm'));
  return rest.split(/^\w/m)[0] ?? '';
}

/** These come of `tlsSecret` in the chart. */
const OF_TLS = ['CORE_TLS_CA', 'CORE_TLS_CERT', 'CORE_TLS_KEY'];

describe.each(PARTS)('%s', (part) => {
  test('has each of its variables, and no other, in the settings of compose and systemd', () => {
    expect(named(deploy(`env/${part}.env`), /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(read[part]);
  });

  test('has each of its variables, and no other, in the chart', () => {
    const values = valuesOf(part);
    const settings = named(values, /^ {4}([A-Z][A-Z0-9_]+):/gm);
    const secrets = named(values, /^ {4}(?:# )?- ([A-Z][A-Z0-9_]+)$/gm);
    expect([...settings, ...secrets, ...OF_TLS].sort()).toEqual(read[part]);
    const helpers = deploy('helm/amanah/templates/_helpers.tpl');
    for (const name of OF_TLS) expect(helpers).toContain(`name: ${name},`);
  });

  test('sets nothing in its image and its unit that it does not read', () => {
    const [, image = ''] = deploy('Dockerfile').split(`FROM runtime AS ${part}\n`);
    const [, env = ''] = /^ENV (.+)$/m.exec(image) ?? [];
    const unit = deploy(`systemd/amanah-${part}@.service`);
    const given = [...named(env, /(?:^| )([A-Z][A-Z0-9_]+)=/g), ...named(unit, /[ =]([A-Z][A-Z0-9_]+)=\S/g)];
    expect(given.length).toBeGreaterThan(3);
    expect(
      given.filter((name) => !['NODE_ENV', 'NEXT_TELEMETRY_DISABLED'].includes(name) && !read[part].includes(name)),
    ).toEqual([]);
    expect(unit).toContain(`EnvironmentFile=/etc/amanah/${part}.env`);
    expect(deploy('compose.yaml')).toContain(`env_file: [env/${part}.env]`);
  });

  test('finds each secret of its settings in compose', () => {
    const wanted = [...deploy(`env/${part}.env`).matchAll(/^[A-Z0-9_]+_FILE=\/run\/secrets\/(\S+)$/gm)].map(
      ([, name]) => name,
    );
    const [, block = ''] =
      new RegExp(`^x-${part}: [^]*?\n  secrets:([^]*?)\n(?=\\S|\n)`, 'm').exec(deploy('compose.yaml')) ?? [];
    expect(block.match(/[a-z][a-z0-9-]+/g)?.sort()).toEqual(wanted.sort());
    for (const name of wanted) expect(deploy('compose.yaml')).toContain(`  ${name}: { file: ./secrets/${name} }`);
  });
});

test('no secret of settings stands in a file of deploy', () => {
  const SECRET = /^(?:DATABASE_|.*SECRET|S3_.*_KEY|DOCUMENT_KEY|CARD_TOKEN_KEY)/;
  for (const part of PARTS)
    for (const [line, name = ''] of deploy(`env/${part}.env`).matchAll(/^#?([A-Z][A-Z0-9_]+)=.*$/gm))
      if (SECRET.test(name)) expect(line).toMatch(/_FILE=\/run\/secrets\//);
});

test('the release of Patroni is one that loses nothing in a partition', () => {
  const [, major, minor] = /patroni\[etcd3\]==(\d+)\.(\d+)/.exec(deploy('postgres/Dockerfile')) ?? [];
  expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(401);
  const patroni = deploy('postgres/patroni.yaml');
  for (const line of ['synchronous_mode: true', 'synchronous_mode_strict: true', 'failsafe_mode: true'])
    expect(patroni).toContain(line);
});

test('each unit names a file that an image has, and each image is made by the tool', () => {
  const units = readdirSync(join(ROOT, 'deploy', 'systemd')).filter((name) => name.endsWith('.service'));
  expect(units.length).toBeGreaterThan(3);
  const programs = units.flatMap((name) => [...deploy(`systemd/${name}`).matchAll(/bin\/node (core\/\S+)/g)]);
  expect(programs.map(([, path]) => path).sort()).toEqual(['core/db/migrate.ts', 'core/main.ts']);
  for (const part of PARTS) expect(deploy('Dockerfile')).toContain(`node dev/image/assemble.ts ${part} /out/${part}`);
});
