import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './folder.ts';

let root: string;

/** Makes a project with nothing but the bootstrap, a lock file, a start script that prints its arguments, and a counting npm. */
beforeEach(() => {
  root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'dev'));
  mkdirSync(join(root, 'bin'));
  copyFileSync(new URL('../../dev/bootstrap.mjs', import.meta.url), join(root, 'dev', 'bootstrap.mjs'));
  writeFileSync(join(root, 'dev', 'start.ts'), "console.log('started', ...process.argv.slice(2));\nprocess.exit(7);\n");
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.0'));
  writeFileSync(join(root, 'bin', 'npm'), `#!/bin/sh\necho "$@" >> ${root}/npm-calls\nmkdir -p ${root}/node_modules\n`);
  chmodSync(join(root, 'bin', 'npm'), 0o755);
});

const lock = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version } } });
const npmCalls = (): string[] =>
  existsSync(join(root, 'npm-calls')) ? readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n') : [];

function bootstrap(...args: string[]) {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH: `${join(root, 'bin')}:${process.env.PATH}` };
  return spawnSync(process.execPath, [join(root, 'dev', 'bootstrap.mjs'), ...args], { env, encoding: 'utf8' });
}

describe('bootstrap', () => {
  test('installs missing packages, then starts; the second time it only starts', () => {
    const first = bootstrap('start', '--x');
    expect(first.stdout).toContain('started start --x');
    expect(npmCalls()).toEqual(['ci --include=dev --no-audit --no-fund --loglevel=error']);
    expect(readFileSync(join(root, 'node_modules', '.amanah-lock'), 'utf8')).toBe(
      createHash('sha256').update(lock('1.0.0')).digest('hex'),
    );
    bootstrap('start');
    expect(npmCalls()).toHaveLength(1);
  });

  test('installs again when the lock file has changed', () => {
    bootstrap('start');
    writeFileSync(join(root, 'package-lock.json'), lock('2.0.0'));
    bootstrap('start');
    expect(npmCalls()).toHaveLength(2);
  });

  test('trusts an install npm itself has recorded, but not one of other versions', () => {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock('1.0.0'));
    bootstrap('start');
    expect(npmCalls()).toHaveLength(0);
    rmSync(join(root, 'node_modules', '.amanah-lock'));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock('0.9.0'));
    bootstrap('start');
    expect(npmCalls()).toHaveLength(1);
  });

  test('says one sentence when the install fails, and leaves no mark', () => {
    writeFileSync(join(root, 'bin', 'npm'), '#!/bin/sh\nexit 3\n');
    const result = bootstrap('start');
    expect(result.status).toBe(1);
    expect(result.stderr).toMatch(/^npm ci did not succeed: [^\n]+\n$/);
    expect(existsSync(join(root, 'node_modules', '.amanah-lock'))).toBe(false);
  });

  test("passes the command's exit code on", () => {
    expect(bootstrap('start').status).toBe(7);
  });

  test('refuses an unknown command', () => {
    const result = bootstrap('fly');
    expect([result.status, result.stderr]).toEqual([
      1,
      'Unknown command "fly": use start, dev, test or test:keycloak.\n',
    ]);
    expect(npmCalls()).toHaveLength(0);
  });
});
