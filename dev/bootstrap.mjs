/**
 * The first step of npm start, npm run dev and npm test, on whatever Node the system has and with nothing installed:
 * installs the locked packages when they are missing or changed, then goes on under the project's own Node.
 * Only Node's built-in modules may be used here.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = { start: 'start.ts', dev: 'start.ts', test: 'test.ts', 'test:keycloak': 'keycloak/test.ts' };
const NODE_MAJOR = 24;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const mark = join(root, 'node_modules', '.amanah-lock');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function lockHash() {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock))
    fail('package-lock.json is missing: get the whole project again, the lock file is part of it.');
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

/** True when npm itself recorded an install of exactly what the lock file asks for. */
function installedByHand() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

/** Brings node_modules to the state of package-lock.json; a stored hash skips it when nothing changed. */
function install() {
  const hash = lockHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  if (!existsSync(mark) && installedByHand()) {
    writeFileSync(mark, hash);
    return;
  }
  process.stdout.write('Installing the packages of package-lock.json ...\n');
  const npm = process.env.npm_execpath;
  // --include=dev: with NODE_ENV=production npm would leave out the tools that build the web.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    fail(
      'npm ci did not succeed: check that the package registry can be reached and the disk has room, then try again.',
    );
  }
  writeFileSync(mark, hash);
}

/** The Node to go on with: the project's own, or this one when it is new enough. */
function projectNode() {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  const own = join(root, 'node_modules', 'node', 'bin', 'node');
  const version = existsSync(own) ? spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout : undefined;
  if (version?.startsWith(`v${NODE_MAJOR}.`)) return own;
  return fail(
    `Node ${NODE_MAJOR} is needed and the packages brought none (were install scripts switched off?): run npm ci without --ignore-scripts, or install Node ${NODE_MAJOR}.`,
  );
}

const command = process.argv[2] ?? '';
const script = COMMANDS[command];
if (!script) fail(`Unknown command "${command}": use start, dev, test or test:keycloak.`);
install();
const child = spawn(projectNode(), [join(root, 'dev', script), command, ...process.argv.slice(3)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(`The project's Node cannot be run (${error.message}): run npm ci again.`));
child.on('exit', (code) => process.exit(code ?? 1));
