import { readFileSync } from 'node:fs';
import { ConfigError, VARIABLES } from './fields.ts';

/** These variables hold the environment of a process and may be changed. */
type OwnEnv = Record<string, string | undefined>;

/** An empty value counts as absent, as it does in `read`. */
const given = (env: OwnEnv, name: string): string | undefined => env[name]?.trim() || undefined;

function contentOf(name: string, path: string): string {
  try {
    // Editors and `echo` end a file with a line break, which is no part of a secret.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new ConfigError(name, `names ${path}, which cannot be read (${code}). Name a file this process may read.`);
  }
}

/**
 * Reads each setting `NAME` whose file is given as `NAME_FILE`, as Docker, Kubernetes and systemd hand secrets over, and puts it into `env`. It changes `env`
 * because libraries read some settings there by themselves, and takes `NAME_FILE` out so that a child process does not read the file again. Only settings of
 * this project are looked for: `SSL_CERT_FILE` and its like mean something else. Throws ConfigError.
 */
export function readSettingFiles(env: OwnEnv): void {
  for (const variable of VARIABLES) {
    const name = `${variable}_FILE`;
    const path = given(env, name);
    if (path === undefined) continue;
    if (given(env, variable) !== undefined)
      throw new ConfigError(name, `is given and so is ${variable}: give one of the two.`);
    env[variable] = contentOf(name, path);
    delete env[name];
  }
}
