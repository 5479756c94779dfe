import type { Db } from '#core/db/client.ts';
import { isFeeCode } from '#lib/accounts/fees.ts';
import { itemised, type MonthTotal, type Movement, summarised } from '#lib/accounts/passbook/items.ts';
import {
  type Geometry,
  geometryOf,
  type Item,
  type Line,
  layOut,
  type Position,
} from '#lib/accounts/passbook/layout.ts';
import { postingName } from '#lib/operations/postings.ts';

/** The book of an account in use. Amounts in minor units. */
export interface BookInUse {
  readonly nomor_seri: string;
  readonly nomor_rekening: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly status: 'AKTIF' | 'PENUH';
  readonly sampul_dicetak: boolean;
  readonly geometry: Geometry;
  readonly position: Position;
}

interface BookRow {
  nomor_seri: string;
  nomor_rekening: string;
  kode_cabang: string;
  kode_valuta: string;
  status: 'AKTIF' | 'PENUH';
  sampul_dicetak: boolean;
  baris_per_halaman: number;
  jumlah_halaman: number;
  halaman: number;
  baris: number;
  seq_cetak: number;
  saldo_cetak: bigint;
}

/** Reads the book that the account has in use, or null. `kode_cabang` is the account's. */
export async function bookInUse(db: Db, nomorRekening: string): Promise<BookInUse | null> {
  const [row] = await db<BookRow[]>`
    select p.nomor_seri, p.nomor_rekening, a.kode_cabang, a.kode_valuta, p.status, p.sampul_dicetak, p.baris_per_halaman, p.jumlah_halaman,
      p.halaman, p.baris, p.seq_cetak, p.saldo_cetak
    from passbook p join account a using (nomor_rekening) where p.nomor_rekening = ${nomorRekening} and p.status in ('AKTIF', 'PENUH')`;
  if (!row) return null;
  const { baris_per_halaman, jumlah_halaman, halaman, baris, seq_cetak, saldo_cetak, ...rest } = row;
  return {
    ...rest,
    geometry: geometryOf(baris_per_halaman, jumlah_halaman),
    position: { page: halaman, line: baris, seq: seq_cetak, balance: saldo_cetak },
  };
}

/** Returns the text of the code column: the short name of the operation, or that it is a fee. */
const shortCode = (kode: string): string => (isFeeCode(kode) ? 'BYA' : (postingName(kode)?.singkat ?? kode));

/** The movements a book does not hold yet. */
export interface Unprinted {
  /** The last movement that was read; the position's own where there is none. */
  readonly until: number;
  readonly count: number;
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
}

interface MovementRow {
  seq: number;
  tanggal: string;
  kode: string;
  jumlah: bigint;
  saldo: bigint;
  id_user: string;
  jurnal: string;
  membalik: string;
}

const toMovement = (row: MovementRow): Movement => ({
  seq: row.seq,
  date: row.tanggal,
  code: shortCode(row.kode),
  debit: row.jumlah > 0n ? row.jumlah : 0n,
  credit: row.jumlah < 0n ? -row.jumlah : 0n,
  balance: row.saldo,
  teller: row.id_user,
  journal: row.jurnal,
  undoes: row.membalik,
});

async function movements(db: Db, nomorRekening: string, after: number, until: number): Promise<Movement[]> {
  const rows = await db<MovementRow[]>`
    select l.seq, l.tanggal, coalesce(l.kode, j.operasi) as kode, l.jumlah, l.saldo, j.id_user, l.journal_id::text as jurnal, coalesce(r.journal_id::text, '') as membalik
    from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
    left join journal_reversal r on r.reversal_id = l.journal_id and not r.koreksi
    where l.rekening = ${nomorRekening} and l.seq > ${after} and l.seq <= ${until} order by l.seq`;
  return rows.map(toMovement);
}

/** Sums each month, in the order of the movements: a branch's movement booked a day behind the others counts with those before it. */
async function months(db: Db, nomorRekening: string, after: number, until: number): Promise<MonthTotal[]> {
  const rows = await db<{ seq: number; tanggal: string; debet: bigint; kredit: bigint; saldo: bigint }[]>`
    select max(seq) as seq, max(tanggal) as tanggal, sum(greatest(jumlah, 0))::bigint as debet, sum(greatest(-jumlah, 0))::bigint as kredit,
      (array_agg(saldo order by seq desc))[1] as saldo
    from (select l.seq, l.tanggal, l.jumlah, l.saldo, max(date_trunc('month', l.tanggal)) over (order by l.seq) as bulan
          from journal_line l where l.rekening = ${nomorRekening} and l.seq > ${after} and l.seq <= ${until}) x
    group by bulan order by bulan`;
  return rows.map(({ seq, tanggal, debet, kredit, saldo }) => ({
    seq,
    date: tanggal,
    debit: debet,
    credit: kredit,
    balance: saldo,
  }));
}

/**
 * Reads the movements the book does not hold yet, up to the movement `until` (null: up to the account's last one), and their layout from the next
 * line on. More than `most` movements come as a line a month.
 */
export async function unprinted(
  db: Db,
  book: BookInUse,
  most: number,
  until: number | null = null,
): Promise<Unprinted> {
  const { position, nomor_rekening, geometry } = book;
  const [state] = await db<{ seq: number }[]>`
    select seq from account_state where nomor_rekening = ${nomor_rekening}`;
  const last = Math.max(position.seq, Math.min(state?.seq ?? 0, until ?? Number.POSITIVE_INFINITY));
  const count = last - position.seq;
  const items =
    count > most
      ? summarised(await months(db, nomor_rekening, position.seq, last))
      : itemised(await movements(db, nomor_rekening, position.seq, last));
  return { until: last, count, items, lines: book.status === 'AKTIF' ? layOut(position, items, geometry) : [] };
}
