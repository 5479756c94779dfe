import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { StartFailure, systemCode } from './failure.ts';

/** Random secrets of one data folder; made once, kept in secrets.json readable by its owner only. */
export type Secrets = Readonly<{
  postgresPassword: string;
  ownerPassword: string;
  appPassword: string;
  webClientSecret: string;
  overrideClientSecret: string;
  adminClientSecret: string;
  cookieKey: string;
  sessionSecret: string;
  documentKey: string;
  cardTokenKey: string;
  s3AccessKey: string;
  s3SecretKey: string;
  signingKey: JWK;
  fingerprintKey: JWK;
}>;

const text = (bytes: number): string => randomBytes(bytes).toString('base64url');

async function newSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return {
    postgresPassword: text(24),
    ownerPassword: text(24),
    appPassword: text(24),
    webClientSecret: text(32),
    overrideClientSecret: text(32),
    adminClientSecret: text(32),
    cookieKey: text(32),
    sessionSecret: text(48),
    documentKey: text(48),
    cardTokenKey: text(48),
    s3AccessKey: text(15),
    s3SecretKey: text(30),
    fingerprintKey: await exportJWK((await generateKeyPair('EdDSA', { extractable: true })).privateKey),
    signingKey: { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: text(12) },
  };
}

/** One level at a time: Node's own recursive way never returns where the file system cannot hold a folder. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  mkdirSync(dir);
  chmodSync(dir, 0o711);
}

/**
 * Makes the data folder and proves that it can be written. Mode 0711: when root starts the stack, PostgreSQL runs as
 * another user and has to pass through this folder to reach its own; nobody may list it.
 */
export function openDataDir(path: string): string {
  const dir = resolve(path);
  try {
    makeFolder(dir);
    const probe = join(dir, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dir} cannot be written (${systemCode(error)}): give this user the right to it, or set AMANAH_DATA_DIR to a folder that can be.`,
    );
  }
  return dir;
}

/** Returns true when the file is there and this user may read it. */
export function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Writes a file only its owner can read, whole or not at all. */
export function writePrivate(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, file);
}

/** Reads the folder's secrets, making those that are not there yet (an older folder gains new ones). */
export async function loadSecrets(dir: string): Promise<Secrets> {
  const file = join(dir, 'secrets.json');
  let stored: Partial<Secrets> = {};
  if (existsSync(file)) {
    try {
      stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
    } catch {
      throw new StartFailure(
        `${file} cannot be read as JSON: restore it, or run npm run reset to start the bank anew.`,
      );
    }
  }
  const fresh = await newSecrets();
  const secrets: Secrets = { ...fresh, ...stored };
  if (Object.keys(fresh).some((key) => !(key in stored))) writePrivate(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}
