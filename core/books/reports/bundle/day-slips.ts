import { type VoucherLine, vouchersOf } from '#core/books/reports/ledger-vouchers.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { DaySlip } from '#documents/bundle/bundle.ts';
import type { BranchDay } from './read-cover.ts';

/** A voucher line together with the head of its journal. */
export interface SlipLine extends VoucherLine {
  readonly journal_id: bigint;
  readonly nomor_referensi: string;
  readonly operasi: string;
  readonly waktu: string;
  readonly keterangan_jurnal: string;
  readonly id_user: string;
  readonly user_otorisasi: string;
}

/** Selects a `SlipLine` from a line `l` of a journal `j`, its account of the chart `g`, its branch `b` and its customer's account `a`. */
export const slipColumns = (db: Db): Fragment => db`
  j.id as journal_id, reference_number(j.kode_cabang, j.tanggal, j.id) as nomor_referensi, j.operasi, j.dibuat_pada as waktu,
  coalesce(j.keterangan, '') as keterangan_jurnal, j.id_user, coalesce(j.user_otorisasi, '') as user_otorisasi, l.kode_cabang, b.nama_cabang, l.kode_gl, g.nama_gl,
  l.kode_valuta, l.rekening, coalesce(a.nama_rekening, '') as nama_rekening, coalesce(l.keterangan, '') as keterangan, l.jumlah`;

/** Lines per read. */
const AT_ONCE = 1000;

/** Builds the vouchers of one journal from its lines; `account` masks a number for its reader. */
export const slipOf = (lines: readonly SlipLine[], account: (nomor: string) => string): DaySlip[] => {
  const [first] = lines;
  if (!first) return [];
  return [
    {
      nomor_referensi: first.nomor_referensi,
      operasi: first.operasi,
      waktu: isoTime(first.waktu),
      keterangan: first.keterangan_jurnal,
      user_input: first.id_user,
      user_otorisasi: first.user_otorisasi,
      voucher: vouchersOf(lines, account),
    },
  ];
};

/** A day is printed with whole numbers, because everyone who may ask for it sees them. */
const whole = (nomor: string): string => nomor;

/** Yields the debit and credit vouchers of each journal that has lines in the branch on the day, journal by journal, some at a time. */
export async function* daySlips(db: Db, { kode_cabang, tanggal }: BranchDay): AsyncGenerator<readonly DaySlip[]> {
  const lines = db<SlipLine[]>`
    select ${slipColumns(db)}
    from gl_account g
    join journal_line l on l.kode_cabang = ${kode_cabang} and l.kode_gl = g.kode_gl and l.tanggal = ${tanggal}::date
    join journal j on j.id = l.journal_id and j.tanggal = l.tanggal join branch b on b.kode_cabang = l.kode_cabang
    left join account a on a.nomor_rekening = l.rekening
    order by l.journal_id, l.urut`.cursor(AT_ONCE);
  let open: SlipLine[] = [];
  for await (const batch of lines) {
    const done: DaySlip[] = [];
    for (const line of batch) {
      if (open[0] && open[0].journal_id !== line.journal_id) {
        done.push(...slipOf(open, whole));
        open = [];
      }
      open.push(line);
    }
    if (done.length > 0) yield done;
  }
  if (open.length > 0) yield slipOf(open, whole);
}

/** Counts the journals that have a slip on the day. */
export async function countSlips(db: Db, { kode_cabang, tanggal }: BranchDay): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(distinct l.journal_id)::integer as n from gl_account g
    join journal_line l on l.kode_cabang = ${kode_cabang} and l.kode_gl = g.kode_gl and l.tanggal = ${tanggal}::date`;
  return row?.n ?? 0;
}
