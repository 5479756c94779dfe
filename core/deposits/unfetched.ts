import { accountSeenBy } from '#core/access/account-seen-by.ts';
import { type Query, visibleBranch } from '#core/access/context.ts';
import { accountOrder, branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { byKeyword } from './lists.ts';

interface Row {
  nomor_rekening: string;
  nama_rekening: string;
  kode_cabang: string;
  status: string;
  pokok: bigint;
  bagi_hasil: bigint;
  sejak: string;
  kode_valuta: string;
  pegangan: string;
  nomor_bilyet: string;
}

/** Lists deposits with money that nobody has collected, the longest waiting first: principals in 201006, shares in 201007 of their branch. */
export const belumDiambil: Query<'deposit.belumDiambil'> = async ({ db, caller }, input) => {
  const byNumber = accountOrder(caller);
  const found = await runList<Row>(
    db,
    {
      columns: db`w.nomor_rekening, w.nama_rekening, w.kode_cabang, w.status, w.pokok, w.bagi_hasil, w.sejak, w.kode_valuta, w.pegangan, w.nomor_bilyet`,
      // The waiting begins with the oldest share after the last collection, or the day of maturity.
      from: db`(select a.nomor_rekening, a.nama_rekening, a.nama_normal, a.kode_cabang, a.kode_valuta, a.pegangan, d.status,
          case when d.status = 'JATUH_TEMPO' then d.nominal else 0 end as pokok, d.belum_diambil as bagi_hasil,
          coalesce((select min(h.tanggal) from deposit_share h where h.nomor_rekening = d.nomor_rekening and h.tujuan = ${gl('SHARES_NOT_COLLECTED')} and d.belum_diambil > 0
            and h.journal_id > coalesce((select max(f.journal_id) from deposit_fetch f where f.nomor_rekening = d.nomor_rekening), 0)), d.jatuh_tempo) as sejak,
          coalesce((select l.nomor_bilyet from bilyet l where l.nomor_rekening = d.nomor_rekening and l.status in ('BERLAKU', 'BELUM_KEMBALI')), '') as nomor_bilyet
        from deposit d join account a using (nomor_rekening) where d.belum_diambil > 0 or d.status = 'JATUH_TEMPO') w join account a using (nomor_rekening)`,
      where: [
        branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
        ...byKeyword(db, caller, input.paging),
        ...(input.jenis === 'POKOK' ? [db`w.pokok > 0`] : []),
        ...(input.jenis === 'BAGI_HASIL' ? [db`w.bagi_hasil > 0`] : []),
      ],
      sortable: {
        nomor_rekening: byNumber,
        nama_rekening: { sql: 'a.nama_normal', type: 'text' },
        sejak: { sql: 'w.sejak', type: 'date' },
      },
      key: [byNumber],
      defaultSort: 'sejak',
    },
    input.paging,
  );
  return {
    data: found.rows.map(({ status, pokok, bagi_hasil, ...row }) => ({
      ...row,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
      status_deposito: status,
      pokok: fromMinor(pokok, row.kode_valuta),
      bagi_hasil: fromMinor(bagi_hasil, row.kode_valuta),
    })),
    resp_cursor: found.cursor,
  };
};

/** Sums the waiting money of deposits, beside the ledger's balances of both accounts; of a branch, or of all for head office. */
export const jumlahBelumDiambil: Query<'deposit.jumlahBelumDiambil'> = async ({ db, caller }, { kode_cabang }) => {
  const branch = caller.headOffice && kode_cabang === '' ? '' : (visibleBranch(caller, kode_cabang) ?? '-');
  const [sums] = await db<
    { pokok: bigint; bagi_hasil: bigint; buku_pokok: bigint; buku_bagi_hasil: bigint; jumlah: number }[]
  >`
    select w.*, b.* from
      (select coalesce(sum(d.nominal) filter (where d.status = 'JATUH_TEMPO'), 0)::bigint as pokok, coalesce(sum(d.belum_diambil), 0)::bigint as bagi_hasil, count(*)::integer as jumlah
       from deposit d join account a using (nomor_rekening) where (d.belum_diambil > 0 or d.status = 'JATUH_TEMPO') and (${branch} = '' or a.kode_cabang = ${branch})) w,
      (select coalesce(sum(g.kredit - g.debet) filter (where g.kode_gl = ${gl('MATURED_DEPOSITS')}), 0)::bigint as buku_pokok,
        coalesce(sum(g.kredit - g.debet) filter (where g.kode_gl = ${gl('SHARES_NOT_COLLECTED')}), 0)::bigint as buku_bagi_hasil
       from gl_total g where g.kode_gl in (${gl('MATURED_DEPOSITS')}, ${gl('SHARES_NOT_COLLECTED')}) and (${branch} = '' or g.kode_cabang = ${branch})) b`;
  const { pokok = 0n, bagi_hasil = 0n, buku_pokok = 0n, buku_bagi_hasil = 0n, jumlah = 0 } = sums ?? {};
  return {
    pokok: fromMinor(pokok),
    bagi_hasil: fromMinor(bagi_hasil),
    buku_pokok: fromMinor(buku_pokok),
    buku_bagi_hasil: fromMinor(buku_bagi_hasil),
    jumlah,
    kode_valuta: BOOK_CURRENCY,
  };
};
