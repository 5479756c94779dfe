import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { deviceKey } from '#core/access/fingerprint-assertion.ts';
import { connect, type Db } from '#core/db/client.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';

export interface NewReader {
  readonly kode: string;
  readonly kodeCabang: string;
  /** Public key as PEM (SPKI), Ed25519 or P-256. */
  readonly pem: string;
  readonly aktif: boolean;
}

/** Registers a fingerprint reader of a branch, or changes its branch, key or state; the trail says so. Throws on a wrong key. */
export async function registerReader(owner: Db, { kode, kodeCabang, pem, aktif }: NewReader): Promise<void> {
  const kunci_publik = deviceKey(pem).export({ type: 'spki', format: 'pem' }).toString();
  await owner.begin(async (tx) => {
    const changed = await tx`
      insert into fingerprint_device as d (kode, kode_cabang, kunci_publik, aktif)
      values (${kode}, ${kodeCabang}, ${kunci_publik}, ${aktif})
      on conflict (kode) do update set kode_cabang = excluded.kode_cabang, kunci_publik = excluded.kunci_publik, aktif = excluded.aktif
      where (d.kode_cabang, d.kunci_publik, d.aktif) is distinct from (excluded.kode_cabang, excluded.kunci_publik, excluded.aktif)
      returning kode`;
    if (changed.length === 0) return;
    await tx`select write_audit('sistem', ${kodeCabang}, 'PEMBACA_SIDIK_JARI', '00', ${`PEMBACA:${kode}`}, null,
      ${tx.json({ kode_cabang: kodeCabang, kunci_publik, aktif })})`;
  });
}

const USAGE = 'npm run reader -- --code LOKET-01 --branch 001 --key reader.pem [--off]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      branch: { type: 'string' },
      key: { type: 'string' },
      off: { type: 'boolean' },
    },
  });
  const { code, branch, key, off = false } = values;
  if (!code || !branch || !key) throw new Error(`code, branch and key are needed: ${USAGE}`);
  readSettingFiles(process.env);
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const pem = await readFile(key, 'utf8');
  const owner = connect(url, { max: 1, asal: 'PERINTAH' });
  try {
    await registerReader(owner, { kode: code, kodeCabang: branch, pem, aktif: !off });
    process.stdout.write(`reader ${code} of branch ${branch} is ${off ? 'switched off' : 'registered'}\n`);
  } finally {
    await owner.end();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(
      `the reader could not be registered: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  });
}
