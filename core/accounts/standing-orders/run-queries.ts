import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type { HasilPerintah } from '#types/proto/accounts/standing.ts';

/** A due date; amounts in minor units. */
interface Row
  extends Omit<
    HasilPerintah,
    'diminta' | 'nominal' | 'biaya' | 'coba_lagi' | 'dibalik' | 'referensi' | 'nomor_transfer'
  > {
  readonly diminta: bigint;
  readonly nominal: bigint;
  readonly biaya: bigint;
  readonly coba_lagi: string | null;
  readonly dibalik: boolean;
  readonly referensi: string | null;
  readonly nomor_transfer: string | null;
}
/** Returns the name of the payee's bank on the day of the payer's branch (alias `c`); '' where it pays to an account of ours. */
export const bankName = (db: Db): Fragment => db`
  case when o.kode_bank = '' then '' else bank_name(o.kode_bank, c.accounting_date) end`;

/** A due date whose transfer another bank returned counts as returned, although it was paid. */
const state = (db: Db): Fragment => db`case when x.status = 'DIRETUR' then 'DIKEMBALIKAN' else d.status end`;

const columns = (db: Db): Fragment => db`
  d.nomor_perintah, o.golongan, o.jenis, d.jatuh_tempo, ${state(db)} as status, d.percobaan, d.tanggal, d.coba_lagi, d.diminta, d.nominal, d.biaya, d.sebab,
  o.rekening_sumber, a.nama_rekening as nama_sumber, coalesce(o.rekening_tujuan, o.rekening_luar) as rekening_tujuan, coalesce(t.nama_rekening, o.nama_luar) as nama_tujuan,
  o.jalur, o.kode_bank, ${bankName(db)} as nama_bank, x.nomor as nomor_transfer, coalesce(x.status, '') as status_transfer, coalesce(x.sebab, '') as sebab_transfer, a.kode_valuta, a.kode_cabang,
  reference_number(j.kode_cabang, j.tanggal, j.id) as referensi,
  exists (select from journal_reversal r where r.journal_id = d.journal_id
    or r.journal_id in (select p.journal_id from standing_order_attempt p where (p.nomor_perintah, p.jatuh_tempo) = (d.nomor_perintah, d.jatuh_tempo) and p.nominal > 0)) as dibalik`;
const tables = (db: Db): Fragment => db`
  standing_order_result d join standing_order o using (nomor_perintah) join account a on a.nomor_rekening = o.rekening_sumber
  join branch c on c.kode_cabang = a.kode_cabang left join account t on t.nomor_rekening = o.rekening_tujuan
  left join journal j on (j.id, j.tanggal) = (d.journal_id, d.tanggal_jurnal)
  left join transfer x on (x.journal_id, x.tanggal) = (d.journal_id, d.tanggal_jurnal)`;

const toWire = (row: Row, caller: Caller): HasilPerintah => ({
  ...row,
  rekening_sumber: accountSeenBy(caller, row.rekening_sumber),
  rekening_tujuan: accountSeenBy(caller, row.rekening_tujuan),
  diminta: fromMinor(row.diminta, row.kode_valuta),
  nominal: fromMinor(row.nominal, row.kode_valuta),
  biaya: fromMinor(row.biaya, row.kode_valuta),
  coba_lagi: row.coba_lagi ?? '',
  referensi: row.referensi ?? '',
  nomor_transfer: row.nomor_transfer ?? '',
  dibalik: row.dibalik ? 'T' : 'F',
});

/** Lists the results of the orders of the branches the caller may see, the latest first: the branch uses it to inform customers of failures. */
export const hasil: Query<'standing.hasil'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
        ...(keyword ? [db`d.nomor_perintah = ${keyword.toUpperCase()}`] : []),
        ...(input.status ? [db`${state(db)} = ${input.status}`] : []),
        ...(input.tanggal ? [db`d.tanggal = ${input.tanggal}::date`] : []),
      ],
      sortable: { tanggal: { sql: 'd.tanggal', type: 'date' } },
      key: [
        { sql: 'd.nomor_perintah', type: 'text' },
        { sql: 'd.jatuh_tempo', type: 'date' },
        { sql: 'd.lembar', type: 'bigint' },
      ],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
};

const LATEST = 12;

/** Reads the latest due dates of one order. */
export async function runsOf(db: Db, caller: Caller, nomor: string): Promise<HasilPerintah[]> {
  const rows = await db<Row[]>`
    select ${columns(db)} from ${tables(db)} where d.nomor_perintah = ${nomor} order by d.jatuh_tempo desc, d.lembar desc limit ${LATEST}`;
  return rows.map((row) => toWire(row, caller));
}
