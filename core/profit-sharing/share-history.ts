import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { branchScope, onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { decimal } from '#lib/decimal-text.ts';
import { divideRounded, fromMinor } from '#lib/money.ts';
import { sharesQuery } from '#lib/profit-sharing/schemas/profit.ts';
import type { HistoryBagiHasilRow } from '#types/proto/profit-sharing/profit.ts';
import { meanOf, percentText, rateText, yearlyOf } from './rate-figures.ts';
import { accountAsked, amount, type RawShare } from './share-queries.ts';

interface RawHistory extends RawShare {
  jenis: string;
  dari: string;
  sampai: string;
  rincian: { bulan: string; hari: number; hari_bulan: number; hi_1000: string }[];
}

/** Sums HI-1000 of all days of a deposit's share: each month by its part. */
const rateOfPeriods = (rincian: RawHistory['rincian']): bigint =>
  rincian.reduce(
    (sum, { hari, hari_bulan, hi_1000 }) =>
      sum + divideRounded(BigInt(hi_1000) * BigInt(hari), BigInt(hari_bulan), 'half-up'),
    0n,
  );

/** Builds one row of the history. Customer numbers are masked for the reader. */
function historyRow(row: RawHistory, number: (account: string) => string): HistoryBagiHasilRow {
  const deposit = row.jenis === 'DEPOSITO';
  const rate = deposit ? rateOfPeriods(row.rincian) : (row.hi1000 ?? 0n);
  return {
    nomor_rekening: number(row.nomor_rekening),
    nama_rekening: row.nama_rekening,
    bulan: row.bulan,
    status: row.status,
    rata_rata: fromMinor(deposit ? row.jumlah_saldo : meanOf(row.jumlah_saldo, row.hari)),
    hi1000: rateText(rate),
    nisbah: percentText(BigInt(row.nisbah ?? 0)),
    bruto: amount(row.bruto),
    pajak: amount(row.pajak),
    zakat: amount(row.zakat),
    neto: amount(row.neto),
    tanggal: row.tanggal ?? '',
    rekening_tujuan: number(row.tujuan ?? ''),
    susulan: row.susulan_tanggal ?? '',
    referensi: row.journal_id && row.tanggal ? makeReference(row.kode_cabang, row.tanggal, row.journal_id) : '',
    setara: decimal(yearlyOf(rate, BigInt(row.nisbah ?? 0), row.hari), 4),
    kunci_urut: `${row.nomor_rekening} ${row.dari} ${row.jenis} ${row.putaran}`,
    jenis: row.jenis,
    dari: row.dari,
    sampai: row.sampai,
    periode: row.rincian.map(({ hi_1000, ...part }) => ({ ...part, hi1000: rateText(BigInt(hi_1000)) })),
  };
}

/**
 * Lists shares of one account, its bonuses and those of a deposit among them, the latest first; or all accounts of a month's run by account: every
 * posted one, reversed ones too.
 */
export const historyBagiHasil: Query<'profit.historyBagiHasil'> = async (context, request) => {
  const { db, caller } = context;
  const { nomor_rekening, bulan, kode_cabang, paging } = validInput(sharesQuery, request);
  if (nomor_rekening) await accountAsked(context, nomor_rekening);
  const byMonth = { sql: 'p.bulan', type: 'date' } as const;
  const monthly = db`
    select s.nomor_rekening, s.jenis, s.bulan, s.bulan as dari, (s.bulan + interval '1 month')::date as sampai, s.status, s.jumlah_saldo,
      extract(day from s.bulan + interval '1 month' - interval '1 day')::integer as hari, s.hi1000, coalesce(round(s.saldo_nisbah / nullif(s.jumlah_saldo, 0))::integer, s.nisbah) as nisbah, s.bruto, s.pajak, s.zakat, s.neto, s.tanggal, coalesce(s.susulan_ke, s.tujuan) as tujuan,
      s.susulan_tanggal, s.journal_id, s.kode_cabang, s.putaran, '[]'::jsonb as rincian
    from profit_share s where s.status <> 'RATA_RATA' and s.bruto is not null`;
  const ofDeposits = db`
    select d.nomor_rekening, 'DEPOSITO', date_trunc('month', d.dari)::date, d.dari, d.sampai, 'DIBAGIKAN', d.nominal, d.sampai - d.dari, null::bigint, d.nisbah, d.bagi_hasil,
      d.pajak, d.zakat, d.bersih, d.tanggal, case when d.tujuan = gl('SHARES_NOT_COLLECTED') then '' else d.tujuan end, null::date, d.journal_id, k.kode_cabang, 1, d.rincian
    from deposit_share d join account k using (nomor_rekening)`;
  const page = await runList<RawHistory>(
    db,
    {
      columns: db`p.*, a.nama_rekening`,
      // The run of a month includes its shares alone.
      from: nomor_rekening
        ? db`(${monthly} union all ${ofDeposits}) p join account a using (nomor_rekening)`
        : db`(${monthly} and s.jenis = 'BAGI_HASIL') p join account a using (nomor_rekening)`,
      where: [
        ...(nomor_rekening ? [db`p.nomor_rekening = ${nomor_rekening}`] : [onAccount(db, caller, db`true`)]),
        ...(bulan ? [db`p.bulan = ${bulan}::date`] : []),
        branchScope(db, caller, 'a.kode_cabang', kode_cabang),
      ],
      sortable: { bulan: byMonth, nomor_rekening: { sql: 'p.nomor_rekening', type: 'text' } },
      key: [
        byMonth,
        { sql: 'p.nomor_rekening', type: 'text' },
        { sql: 'p.dari', type: 'date' },
        { sql: 'p.jenis', type: 'text' },
        { sql: 'p.putaran', type: 'bigint' },
      ],
      defaultSort: nomor_rekening ? '-bulan' : 'nomor_rekening',
    },
    paging,
  );
  return {
    data: page.rows.map((row) => historyRow(row, (account) => accountSeenBy(caller, account))),
    resp_cursor: page.cursor,
  };
};
