import { dailyTotals } from '#core/books/reports/ledger-period.ts';
import { accountOrder, journalOrder, lineOrder } from '#core/books/reports/list-orders.ts';
import { inOrder, ofBranch, ofPeriod, type ReportQuery } from '#core/books/reports/report-query.ts';
import type { Db } from '#core/db/client.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, orderedAs } from '#core/list/list-query.ts';
import { RAK } from '#lib/books/chart.ts';
import type { Asked } from '#lib/books/reports/definition.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** Builds the bank's reference number of a journal `j`, like `makeReference`. */
const reference = (db: Db): Fragment =>
  db`j.kode_cabang || to_char(l.tanggal, 'YYMMDD') || lpad(l.journal_id::text, greatest(9, length(l.journal_id::text)), '0')`;

/** Lists journal lines of a branch in a period, in the order of posting. */
export const journals: ReportQuery = (db, asked) => db`
  select l.tanggal, ${reference(db)} as nomor_referensi, j.operasi, l.kode_gl, g.nama_gl, l.rekening as nomor_rekening,
    coalesce(l.keterangan, j.keterangan) as keterangan, greatest(l.jumlah, 0) as debet, greatest(-l.jumlah, 0) as kredit, l.kode_valuta, j.id_user
  from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal join gl_account g on g.kode_gl = l.kode_gl
  where ${ofBranch(db, 'l.kode_cabang', asked)} and ${ofPeriod(db, 'l.tanggal', asked)} and starts_with(l.kode_gl, ${asked.kode_gl})
  order by ${inOrder(db, asked, journalOrder, db`l.journal_id, l.urut`)}`;

/** Lists the lines of one ledger account with the balance after each, on the account's own side; without a currency in worth of the books'. */
export const movements: ReportQuery = (db, asked) => {
  const { kode_cabang, kode_gl, kode_valuta, tanggal_awal } = asked;
  const amount = kode_valuta === '' ? db`coalesce(l.jumlah_idr, l.jumlah)` : db`l.jumlah`;
  const before = db`(select coalesce(sum(h.debet - h.kredit), 0) from ${dailyTotals(db, kode_valuta)} h
    where h.kode_cabang = ${kode_cabang} and h.kode_gl = ${kode_gl} and h.tanggal < ${tanggal_awal}::date)`;
  return db`
    select l.tanggal, l.nomor_referensi, l.operasi, l.nomor_rekening, l.keterangan, greatest(l.nilai, 0)::bigint as debet, greatest(-l.nilai, 0)::bigint as kredit,
      (l.sisi * (l.awal + sum(l.nilai) over (order by l.tanggal, l.journal_id, l.urut)))::bigint as saldo, ${kode_valuta || BOOK_CURRENCY} as kode_valuta, l.id_user
    from (
      select l.tanggal, l.journal_id, l.urut, ${reference(db)} as nomor_referensi, j.operasi, l.rekening as nomor_rekening,
        coalesce(l.keterangan, j.keterangan) as keterangan, ${amount} as nilai, j.id_user, ${before} as awal, case g.posisi when 'D' then 1 else -1 end as sisi
      from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal join gl_account g on g.kode_gl = l.kode_gl
      where l.kode_cabang = ${kode_cabang} and l.kode_gl = ${kode_gl} and ${ofPeriod(db, 'l.tanggal', asked)}
        and ${kode_valuta === '' ? db`true` : db`l.kode_valuta = ${kode_valuta}`}) l
    order by ${orderedAs(db, lineOrder, asked.urut)}`;
};

/** Limits accounts to those whose code begins with the words or whose name contains them, like the list on the screen. */
const named = (db: Db, { kata }: Asked): Fragment =>
  kata === '' ? db`true` : db`(${startsWith(db, 't.kode_gl', kata)} or ${contains(db, 'g.nama_gl', kata)})`;

/** Sums accounts' balances before a day, their movements from it to another, and their balances afterwards, on their own side. */
const inForce = (
  db: Db,
  asked: Asked,
  { from, until, byBranch, without }: { from: string; until: string; byBranch: boolean; without?: Fragment },
): Fragment => db`
  select n.kode_gl, n.nama_gl, n.kode_cabang, n.debet, n.kredit, ${asked.kode_valuta || BOOK_CURRENCY} as kode_valuta, n.posisi, n.awal as saldo_awal, n.akhir as saldo_akhir
  from (select t.kode_gl, g.nama_gl, g.posisi, t.kode_cabang, t.debet, t.kredit, case g.posisi when 'D' then t.awal else -t.awal end as awal,
    case g.posisi when 'D' then t.awal + t.debet - t.kredit else -(t.awal + t.debet - t.kredit) end as akhir
  from (
    select kode_gl, ${byBranch ? db`kode_cabang` : db`''`} as kode_cabang, coalesce(sum(debet - kredit) filter (where tanggal < ${from}::date), 0)::bigint as awal,
      coalesce(sum(debet) filter (where tanggal >= ${from}::date), 0)::bigint as debet, coalesce(sum(kredit) filter (where tanggal >= ${from}::date), 0)::bigint as kredit
    from (select tanggal, kode_cabang, kode_gl, debet, kredit from ${dailyTotals(db, asked.kode_valuta)} d ${without ?? db``}) h
    where tanggal <= ${until}::date and ${ofBranch(db, 'kode_cabang', asked)} and ${byBranch || asked.kode_cabang !== '' ? db`true` : db`kode_gl <> ${RAK}`}
    group by 1, 2) t join gl_account g using (kode_gl)
  where (t.awal <> 0 or t.debet <> 0 or t.kredit <> 0) and ${named(db, asked)}) n
  order by ${orderedAs(db, accountOrder(byBranch), asked.urut)}`;

/** Subtracts the entries that closed the day's own year from the totals. */
const closed = (db: Db, { kode_cabang, tanggal, kode_valuta }: Asked): Fragment => db`
  union all select c.tanggal, c.kode_cabang, c.kode_gl, -c.debet, -c.kredit
  from closing_entries(${kode_cabang || null}, ${tanggal}::date) c where c.kode_valuta = ${kode_valuta}`;

/** Trial balance of a day; of the whole bank without what branches owe one another. On request before the entries that closed the year. */
export const trialBalance: ReportQuery = (db, asked) =>
  inForce(db, asked, {
    from: asked.tanggal,
    until: asked.tanggal,
    byBranch: false,
    ...(asked.sebelum_penutup === 'T' && { without: closed(db, asked) }),
  });

/** Lists accounts of the ledger over a period, each branch by itself. */
export const ledgerBalances: ReportQuery = (db, asked) =>
  inForce(db, asked, { from: asked.tanggal_awal, until: asked.tanggal_akhir, byBranch: true });
