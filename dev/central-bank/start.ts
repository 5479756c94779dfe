import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#core/db/client.ts';
import type { ReadEntry } from '#core/payments/settlement/read-entry.ts';
import { readFiles } from '#core/payments/settlement/read-files.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { writePrivate } from '#dev/data-dir.ts';
import { reason } from '#dev/failure.ts';
import type { StackConfig } from '#lib/config/config.ts';
import type { Env } from '#lib/config/fields.ts';
import { presentSheets } from './presented.ts';
import { answerBatches, type CentralBank, type Manner, mannerOf, say } from './simulator.ts';

/** A round begins this often; the core's own rounds come once a minute. */
const LOOK_MS = 15_000;
const BANKS = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
/** Most transfers arrive; some are refused, come back or are answered late, and nothing stays unanswered for ever. */
const MANNERS: readonly Manner[] = [
  'SETTLED',
  'SETTLED',
  'SETTLED',
  'SETTLED',
  'SETTLED',
  'TWICE',
  'LATE',
  'REJECTED',
  'RETURNED',
];

/** The simulated central bank serves the demo bank alone: whoever has an own database, users or gateway settles there. */
export const withCentralBank = (config: StackConfig, { SETTLEMENT_GATEWAY }: Env): boolean =>
  config.demoCentralBank && !config.issuer && !config.databaseUrl && !config.coreAddress && !SETTLEMENT_GATEWAY;

/** By which the demo bank's first three transfers arrive, the fourth comes back and the fifth is refused. */
const SEED = 'demo 44';

/** A pair of a data folder's own, made once; the private half readable by its owner only. */
function pairIn(dir: string, name: string): { readonly key: KeyObject; readonly files: readonly [string, string] } {
  const files = [join(dir, `${name}.key`), join(dir, `${name}.pem`)] as const;
  if (!existsSync(files[0]) || !existsSync(files[1])) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    writePrivate(files[0], privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    writePrivate(files[1], publicKey.export({ type: 'spki', format: 'pem' }).toString());
  }
  return { key: createPrivateKey(readFileSync(files[0])), files };
}

/** Every beneficiary who got the money may send thanks. */
const ARRIVES: readonly Manner[] = ['SETTLED', 'TWICE', 'LATE'];
/** One in so many of them names somebody else than the account's holder. */
const STRANGERS = 5;

/** Sends thanks from a beneficiary back to the payer: a tenth, in whole rupiah. Sends nothing where no account of ours paid. */
function thanks(bank: CentralBank, batch: string, entry: ReadEntry, tanggal: string): void {
  const { rail, isi, jumlah, id_transaksi = '' } = entry;
  const nominal = (BigInt(jumlah ?? '0') / 1_000n) * 100n;
  if (!rail || !isi?.pengirim.rekening || nominal === 0n || !ARRIVES.includes(mannerOf(bank, isi.end_to_end))) return;
  const nomor = `B${id_transaksi.slice(id_transaksi.indexOf('/') + 1)}`;
  const stranger = BigInt(nomor.replaceAll(/\D/g, '') || '0') % BigInt(STRANGERS) === 0n;
  const text = writeFile(
    { nomor: `B${batch}-${entry.urut}`, rail, jenis: 'pacs.008', tanggal, dibuat: `${tanggal}T12:00:00+07:00` },
    [
      {
        end_to_end: nomor,
        rail,
        jenis: 'pacs.008',
        jumlah: nominal,
        area: 'TRANSFER',
        rujukan: nomor,
        isi: {
          pengirim: isi.penerima,
          penerima: {
            nama: stranger ? 'Bukan Pemilik Rekening' : isi.pengirim.nama,
            rekening: isi.pengirim.rekening,
            bank: BANKS.bic,
          },
          berita: 'Kelebihan bayar',
        },
      },
    ],
    { bic: BANKS.peerBic, peerBic: BANKS.bic },
  );
  say(bank, `B${batch}-${entry.urut}.xml`, text);
}

/** Takes and answers the outgoing items; a payee whose payer has an account sends something back. */
async function look(bank: CentralBank): Promise<void> {
  const batches = answerBatches(bank).map((batch) => ({
    batch,
    text: readFileSync(join(bank.folder, 'keluar', `${batch}.xml`), 'utf8'),
  }));
  for (const { batch, read } of await readFiles(batches, bank.bic)) {
    if ('sebab' in read) throw new Error(`${batch} was refused: ${Object.values(read).join(' ')}`);
    if (read.jenis !== 'pacs.008') continue;
    for (const entry of read.entri) thanks(bank, batch, entry, entry.isi?.tanggal ?? '');
  }
}

/** Gives the core this gateway's settings, with the ways to run a round at once, to present other banks' sheets to a database and to end it. */
export interface DemoCentralBank {
  readonly env: Readonly<Record<string, string>>;
  readonly look: () => Promise<void>;
  readonly present: (databaseUrl: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a central bank at the other end of a folder within the data folder; it answers until it is stopped. */
export function startCentralBank(dir: string, log: (line: string) => void, every = LOOK_MS): DemoCentralBank {
  const folder = join(dir, 'settlement');
  mkdirSync(folder, { recursive: true });
  const [ours, theirs] = [pairIn(dir, 'settlement'), pairIn(dir, 'central-bank')];
  const bank: CentralBank = {
    folder,
    bic: BANKS.peerBic,
    key: theirs.key,
    peers: [createPublicKey(ours.key)],
    seed: SEED,
    manners: MANNERS,
  };
  let looking = Promise.resolve();
  const lookInTurn = (): Promise<void> => {
    const next = looking.then(() => look(bank));
    looking = next.catch(() => {});
    return next;
  };
  const timer = setInterval(() => {
    lookInTurn().catch((error: unknown) => log(`The simulated central bank could not answer: ${reason(error)}`));
  }, every);
  return {
    env: {
      SETTLEMENT_GATEWAY: `file:${folder}`,
      SETTLEMENT_BIC: BANKS.bic,
      SETTLEMENT_PEER_BIC: BANKS.peerBic,
      SETTLEMENT_KEY: ours.files[0],
      SETTLEMENT_PEER_KEYS: theirs.files[1],
    },
    look: lookInTurn,
    present: async (databaseUrl) => {
      const db = connect(databaseUrl, { max: 1 });
      try {
        return await presentSheets(bank, BANKS.bic, db);
      } finally {
        await db.end();
      }
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
