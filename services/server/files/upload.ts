import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScannerAddress } from '#lib/config/scanner.ts';
import { fail } from '#lib/errors/errors.ts';
import { uploadInput } from '#lib/schemas/file.ts';
import { type CallMeta, type CoreCall, core, DEADLINE_MS } from '#services/server/core-connection.ts';
import { env } from '#services/server/env.ts';
import { check } from '#services/server/violations.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';
import { receiveForm } from './form.ts';
import { type InspectedFile, inspectFile } from './inspect-file.ts';
import { storeObject } from './objects.ts';

/** Taking a file in needs these; tests give their own. */
export interface UploadDependencies {
  readonly call: CoreCall;
  readonly scanner: () => ScannerAddress | undefined;
  readonly store: (key: string, file: InspectedFile) => Promise<void>;
  /** Files are in this folder while they are checked. */
  readonly folder?: string;
}

export type Upload = (req: IncomingMessage, session: string, meta: CallMeta) => Promise<BerkasTersimpan>;

/** One user sends one form at a time, and one more while the first is still checked. */
const AT_ONCE = 2;
const PREFIX = 'amanah-berkas-';
/** Nothing takes as long; an older file was left by a process that was killed. */
const LEFT_MS = 60 * 60 * 1_000;

/** Removes the files that a killed process left: customers' documents do not stay in a temporary folder. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(folder, name);
    const since = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - since > LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Takes in the one file of a form: onto the disk piece by piece, checked, recorded by the core under the caller's rights, and put into
 * the object storage under the key that the core has drawn. Throws AppError; then nothing of the file is left here.
 */
export function makeUpload({ call, scanner, store, folder = tmpdir() }: UploadDependencies): Upload {
  const running = new Map<string, number>();
  let swept: Promise<void> | undefined;

  async function receive(req: IncomingMessage, dir: string, meta: CallMeta): Promise<BerkasTersimpan> {
    const path = join(dir, 'received');
    const { name, fields } = await receiveForm(req, path);
    const { jenis } = check(uploadInput, fields);
    const file = await inspectFile({ path, name, kind: jenis }, scanner());
    const { path: _, ...metadata } = file;
    // The form took its time to come: the core gets the whole of its own.
    const asked = { ...meta, deadlineMs: DEADLINE_MS };
    const { id_berkas, kunci, tersimpan } = await call('file.upload', { jenis, ...metadata }, asked);
    if (tersimpan !== 'T') await store(kunci, file);
    return call('file.tersimpan', { id_berkas }, { ...asked, idempotencyKey: randomUUID() });
  }

  return async (req, session, meta) => {
    const now = running.get(session) ?? 0;
    if (now >= AT_ONCE) fail('UPLOADS_BUSY');
    running.set(session, now + 1);
    swept ??= sweep(folder).catch(() => {});
    await swept;
    const dir = await mkdtemp(join(folder, PREFIX));
    try {
      return await receive(req, dir, meta);
    } finally {
      await rm(dir, { recursive: true, force: true });
      const left = (running.get(session) ?? 1) - 1;
      if (left > 0) running.set(session, left);
      else running.delete(session);
    }
  };
}

/** Returns the upload of this process, with the configured parts. */
export const realUpload = (): Upload =>
  makeUpload({ call: core().call, scanner: () => env().scanner, store: storeObject });
