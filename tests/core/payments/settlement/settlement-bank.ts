import type { Db } from '#core/db/client.ts';
import { type Begin, beginOn } from '#core/db/transactions.ts';
import type { Incoming, IncomingKind, Outcome, SettlementModule } from '#core/payments/settlement/gateway.ts';
import type { TestBank } from '../../helpers.ts';

const PARTIES = {
  pengirim: { nama: 'Ani Suryani', rekening: '0011200001' },
  penerima: { nama: 'Toko Makmur', rekening: '8800112233', bank: 'BMRIIDJA' },
  berita: 'Bayar faktur 12',
};

/** Queues an item as an area's posting would. */
export async function queue(
  { owner }: TestBank,
  endToEnd: string,
  { rail = 'RTGS', jenis = 'pacs.008', jumlah = 25_000_000_00n, area = 'TRANSFER', isi = {} as object } = {},
): Promise<void> {
  await owner`select queue_settlement(${endToEnd}, ${rail}, ${jenis}, ${jumlah}, ${area}, ${`R-${endToEnd}`}, ${owner.json({ ...PARTIES, ...isi })})`;
}

/** Makes a module that records its entries, beside the database's own mark of a transaction that was committed. */
export function listener(area: 'TRANSFER' | 'KLIRING' = 'TRANSFER', kinds: readonly IncomingKind[] = ['MASUK']) {
  const reported: string[] = [];
  const settlementModule: SettlementModule & { readonly reported: string[]; broken: boolean } = {
    reported,
    /** Set to throw instead of taking. */
    broken: false,
    area,
    kinds,
    batched: async (tx: Db, batch, items) => {
      await tx`select 1`;
      reported.push(`${batch.nomor}: ${items.map(({ end_to_end }) => end_to_end).join(' ')}`);
    },
    process: async (tx: Db, message: Outcome | Incoming) => {
      await tx`select 1`;
      if (settlementModule.broken) throw new Error('not today');
      const about = 'item' in message ? message.item.end_to_end : message.id_transaksi;
      reported.push([message.jenis, about, message.sebab].filter(Boolean).join(' '));
    },
  };
  return settlementModule;
}

/** Transactions of the application's role, as the core's jobs have them. */
export const beginOf = ({ app }: TestBank): Begin => beginOn(app);

let messages = 0;
/** Stores a message with these entries, as one that was read; returns whether it is new. */
export async function storeMessage(
  { app }: TestBank,
  entries: readonly Record<string, string | number>[],
  { id, isi, jenis = 'pacs.002' }: { id?: string; isi?: string; jenis?: string } = {},
): Promise<boolean | undefined> {
  messages += 1;
  const name = id ?? `M${messages}`;
  const text = isi ?? name;
  const numbered = entries.map((entry, place) => ({ urut: place + 1, ...entry }));
  const [row] = await app<{ baru: boolean }[]>`
    select store_settlement_message(${name}, ${jenis}, 'RTGS', ${text}, sha256(convert_to(${text}, 'UTF8')), 'sig', ${app.json(numbered)}) as baru`;
  return row?.baru;
}

export const statusOf = async ({ app }: TestBank, endToEnd: string): Promise<string | undefined> =>
  (await app<{ status: string }[]>`select status from settlement_item where end_to_end = ${endToEnd}`)[0]?.status;
