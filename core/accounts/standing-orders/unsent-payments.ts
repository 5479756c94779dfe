import type { Db } from '#core/db/client.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import type { EndOfDay, EndOfDayFinding } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { accountTarget, income, narrative } from './order-journal.ts';
import type { Funds } from './plan.ts';
import type { DueOrder, Work } from './read-due.ts';

/** A payment to another bank made during the day that never left and was cancelled by this end of day; minor units. */
interface Row {
  readonly nomor_perintah: string;
  readonly jatuh_tempo: string;
  readonly nominal: bigint;
  readonly biaya: bigint;
  readonly biaya_transfer: bigint;
}

export interface Unsent extends Row {
  readonly order: DueOrder;
  /** Gives the order's own fee back; null where none was taken, or the account takes no credit. The rail's went back with the transfer. */
  readonly jurnal: BulkJournal | null;
}

const takesCredit = ({ status, blokir }: Funds): boolean =>
  (status === 'AKTIF' || status === 'TIDAK_AKTIF') && blokir !== 'K' && blokir !== 'T';

function giveFeeBack(order: DueOrder, payer: Funds, fee: bigint): BulkJournal | null {
  if (fee <= 0n || !takesCredit(payer)) return null;
  payer.saldo_buku += fee;
  return {
    kodeCabang: payer.kode_cabang,
    nominal: fee,
    rekening: payer.nomor_rekening,
    legs: [debit(income(payer), fee), credit(accountTarget(payer), fee, { keterangan: narrative(order) })],
  };
}

/** Reads the unsent payments of these orders, with the amount each payer gets back; the payer's funds of at the next end of day include it. */
export async function readUnsent(tx: Db, { kodeCabang, tanggal }: EndOfDay, work: Work): Promise<readonly Unsent[]> {
  const rows = await tx<Row[]>`select * from unsent_standing_orders(${kodeCabang}, ${tanggal}::date)`;
  return rows.flatMap((row) => {
    const order = work.orders.find(({ nomor_perintah }) => nomor_perintah === row.nomor_perintah);
    const payer = order && work.funds.get(order.rekening_sumber);
    return order && payer ? [{ ...row, order, jurnal: giveFeeBack(order, payer, row.biaya - row.biaya_transfer) }] : [];
  });
}

/** Records that nothing was moved on these due dates: each is tried again as long as its order allows. */
export async function recordUnsent(
  tx: Db,
  { run, kodeCabang, tanggal }: { readonly run: string; readonly kodeCabang: string; readonly tanggal: string },
  unsent: readonly Unsent[],
  places: ReadonlyMap<BulkJournal, number>,
): Promise<void> {
  if (unsent.length === 0) return;
  const rows = unsent.map(({ nomor_perintah, jatuh_tempo, jurnal }) => ({
    nomor: nomor_perintah,
    jatuh_tempo,
    urut: (jurnal && places.get(jurnal)) ?? null,
  }));
  await tx`select record_unsent_standing_orders(${run}::uuid, ${kodeCabang}, ${tanggal}::date, ${tx.json(rows)})`;
}

/** Shows them among the findings of the end of day, so that the branch can inform their payers. */
export const unsentFindings = (unsent: readonly Unsent[]): readonly EndOfDayFinding[] =>
  unsent.map(({ order, nominal }) => ({
    jenis: 'PERINTAH',
    id: order.nomor_perintah,
    nama: order.nama_sumber,
    sebab: 'JALUR_BATAL',
    nominal,
    menghalangi: false,
  }));

/** Returns the same findings for payments that another bank returned on a day. */
export async function returnedOn(
  db: Db,
  { kodeCabang, tanggal }: Pick<EndOfDay, 'kodeCabang' | 'tanggal'>,
): Promise<readonly EndOfDayFinding[]> {
  const rows = await db<{ id: string; nama: string; nominal: bigint }[]>`
    select p.nomor_perintah as id, t.nama_pengirim as nama, t.nominal
    from transfer t join standing_order_attempt p on (p.journal_id, p.tanggal) = (t.journal_id, t.tanggal)
    where t.kode_cabang = ${kodeCabang} and t.status = 'DIRETUR' and t.tanggal_akhir = ${tanggal}::date order by 1, t.nomor`;
  return rows.map((row) => ({ jenis: 'PERINTAH', ...row, sebab: 'DIKEMBALIKAN', menghalangi: false }));
}
