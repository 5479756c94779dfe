import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#core/db/client.ts';
import { freePort } from '#dev/ports.ts';
import { type Stack, startStack } from '#dev/stack.ts';
import { type TemporaryKind, temporaryDir } from '#dev/temporary-directory.ts';
import { forgetTemplate, publish, templateDir } from './stack.ts';

/** Runs leave their output here, which git ignores. */
export const OUT = join(import.meta.dirname, 'out');

interface EphemeralStack {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly stop: () => Promise<void>;
}

/** An empty log of that name among what runs leave behind: its path, and what adds a line to it. */
export function newLog(name: string): { readonly path: string; readonly note: (line: string) => void } {
  const path = join(OUT, name);
  mkdirSync(OUT, { recursive: true });
  writeFileSync(path, '');
  return { path, note: (line) => appendFileSync(path, `${line}\n`) };
}

/**
 * The environment of an ephemeral stack. Of the developer's environment it has only what a program needs, so that whatever that
 * points at stays untouched. The bank has no history: flows begin from one whose every balance they know.
 */
export function programEnv(dir: string): Record<string, string | undefined> {
  const { PATH, HOME, LANG } = process.env;
  return {
    PATH,
    HOME,
    LANG,
    AMANAH_DATA_DIR: dir,
    DEMO_HISTORY_DAYS: '0',
    // Nothing arrives that no test has sent, and what other banks present has to be decided before a branch closes.
    DEMO_CENTRAL_BANK: 'F',
    AMANAH_GALLERY: 'T',
    LOG_LEVEL: 'debug',
    // The core starts once for each spec file. Most of that is compiling its sources, which Node keeps from one start to the next.
    NODE_COMPILE_CACHE: join(OUT, 'compile-cache'),
  };
}

/** Everybody has seen the tour of the home, so that no flow meets it. e2e/tour.spec.ts takes that from one of them. */
export async function endTours(ownerUrl: string): Promise<void> {
  const sql = connect(ownerUrl, { max: 1, asal: 'PASANG' });
  try {
    await sql`
      insert into user_setting (id_user, bahasa, tema, kerapatan, printer, kertas, tur)
      select id_user, '', '', '', '', '', 'T' from app_user
      on conflict (id_user) do update set tur = 'T'`;
  } finally {
    await sql.end();
  }
}

/** Publishes a stack to the tests of this process and of those it starts. */
export const publishStack = (stack: Stack, { dir, log }: { readonly dir: string; readonly log: string }): void =>
  publish({
    url: stack.url,
    log,
    ownerUrl: stack.env.DATABASE_URL ?? '',
    dataDir: dir,
    reader: `http://127.0.0.1:${stack.env.FINGERPRINT_PORT}`,
  });

/** Makes `dir` a data folder like the template's, for a stack that runs beside others. */
export async function copyTemplate(template: string, dir: string): Promise<void> {
  // PostgreSQL's files belong to another user when root runs the tests. Node's own copy does not keep the owner.
  execFileSync('cp', ['-a', `${template}/.`, dir]);
  // Two stacks that start at once must not try for the same ports.
  writeFileSync(join(dir, 'ports.json'), JSON.stringify({ reader: await freePort('127.0.0.1') }));
}

/**
 * Starts a stack whose bank is gone when it is stopped, and publishes it to the tests. The bank is a copy of the template where a run has seeded
 * one. `env` is the subject of this stack, with its PORT.
 */
export async function ephemeralStack(
  kind: TemporaryKind,
  log: ReturnType<typeof newLog>,
  env: Readonly<Record<string, string>>,
): Promise<EphemeralStack> {
  const { dir, remove } = await temporaryDir(kind);
  const template = templateDir();
  if (template !== undefined) await copyTemplate(template, dir);
  forgetTemplate();
  const stack = await startStack({
    env: { ...programEnv(dir), ...env },
    log: log.note,
    ...(template !== undefined && { only: 'programs' }),
  });
  if (template === undefined) await endTours(stack.env.DATABASE_URL ?? '');
  publishStack(stack, { dir, log: log.path });
  return {
    ownerUrl: stack.env.DATABASE_URL ?? '',
    appUrl: stack.env.DATABASE_APP_URL ?? '',
    stop: async () => {
      await stack.stop();
      remove();
    },
  };
}
