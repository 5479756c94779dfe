import { randomInt, randomUUID } from 'node:crypto';
import { uuidv7 } from '#lib/uuid.ts';
import { connectCore } from '#services/server/core-connection.ts';
import { accountNumber, userName } from './bank.ts';
import type { Options } from './options.ts';
import type { Amount, Rate } from './pgbench.ts';
import type { Servers } from './servers.ts';

/** A key as the browser makes one. */
export const newKey = (): string => uuidv7((bytes) => crypto.getRandomValues(bytes));

/** Returns the body that a teller's screen sends for a book transfer between two accounts drawn from all. */
export function transferBody(accounts: number) {
  const first = randomInt(accounts);
  const second = (first + 1 + randomInt(accounts - 1)) % accounts;
  return {
    flowCode: 'PEMINDAHBUKUAN',
    flowData: {
      nomor_rekening_debet: accountNumber(first + 1),
      nomor_rekening_kredit: accountNumber(second + 1),
      nominal: `${randomInt(1_000, 100_000)}.00`,
      kode_valuta: 'IDR',
      keterangan: 'Uji beban',
      tanggal_valuta: '',
    },
  };
}

/** Posts book transfers through the core's own gRPC server, `inFlight` at a time where no other number is named, each under its own key and by one of the tellers. */
export async function grpcLoad(
  servers: Servers,
  { accounts, inFlight, users }: Options,
): Promise<{ run: (amount: Amount, by?: number) => Promise<Rate>; close: () => void }> {
  const tokens = await Promise.all(Array.from({ length: users }, (_, index) => servers.token(userName(index + 1))));
  const core = connectCore({ addresses: [servers.core], tls: undefined });
  const post = async (token: string) => {
    const { flowData } = transferBody(accounts);
    const meta = { token, correlationId: randomUUID(), idempotencyKey: newKey() };
    const answer = await core.call('teller.pemindahbukuan', { flowData }, meta);
    if (answer.nomor_referensi === '') throw new Error('a transfer was answered without a reference');
  };
  const run = async (amount: Amount, by = inFlight): Promise<Rate> => {
    const started = performance.now();
    const until = started + ('seconds' in amount ? amount.seconds * 1000 : Number.POSITIVE_INFINITY);
    const each = 'each' in amount ? amount.each : Number.POSITIVE_INFINITY;
    let transactions = 0;
    const worker = async (index: number) => {
      const token = tokens[index % tokens.length] ?? '';
      for (let done = 0; done < each && performance.now() < until; done++) {
        await post(token);
        transactions++;
      }
    };
    await Promise.all(Array.from({ length: by }, (_, index) => worker(index)));
    const ms = performance.now() - started;
    return { tps: (transactions * 1000) / ms, transactions, latencyMs: (ms * by) / transactions };
  };
  return { run, close: core.close };
}
