import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { reference } from '#core/engine/reference.ts';
import { accountOrder, branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { BANK } from '#lib/bank.ts';
import { decimal } from '#lib/decimal-text.ts';
import { fail } from '#lib/errors/errors.ts';
import { maySee } from '#lib/masking.ts';
import { divideRounded, fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import type { BagiHasilBulan, Hambatan, PenutupanRow } from '#types/proto/accounts/closing.ts';
import { computeClosing, type MonthOfShare, shareOfMonth } from './computation.ts';
import type { Obstacle } from './obstacles.ts';
import { remainderOf } from './pay-out.ts';
import { readClosing } from './read-closing.ts';

const obstacleRow = ({ kode, sebut, nominal, sampai }: Obstacle, currency: string): Hambatan => ({
  kode,
  sebut,
  nominal: fromMinorOrEmpty(nominal, currency),
  sampai: sampai ?? '',
});

/** Writes hundredths as decimal text: "30.00". */
const hundredths = (value: bigint): string => fromMinor(value);

const monthRow = (month: MonthOfShare, currency: string): BagiHasilBulan => ({
  bulan: month.bulan,
  hari: month.hari,
  hari_bulan: month.hari_bulan,
  saldo_rata_rata: fromMinor(divideRounded(month.jumlah_saldo, BigInt(month.hari_bulan), 'half-up'), currency),
  hi_1000: decimal(month.hi_1000, 6),
  hi_1000_bulan: month.hi_1000_bulan ?? '',
  nisbah: hundredths(BigInt(month.nisbah)),
  // It is money with six more decimals.
  jumlah: decimal(shareOfMonth(month), 8),
});

/** Returns the obstacles to closing an account and its result today, line by line. ACCOUNT_NOT_FOUND, OTHER_BRANCH. */
export const penutupan: Query<'closing.penutupan'> = async ({ db, caller }, { nomor_rekening, bebas_biaya }) => {
  const [found, ref] = await Promise.all([
    maySee('rekening', caller.menus) ? readClosing(db, nomor_rekening) : null,
    reference(db),
  ]);
  if (!found) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  const { agreed, kode_cabang, kode_valuta, nisbah, obstacles } = found;
  if (!caller.headOffice && kode_cabang !== caller.kodeCabang) {
    fail('OTHER_BRANCH', { params: { rekening: nomor_rekening, cabang: kode_cabang } });
  }
  const waits = agreed?.status === 'DISETUJUI';
  const sum = computeClosing(found, waits ? agreed.bebas_biaya : bebas_biaya === 'T');
  const rest = remainderOf({ ref }, kode_valuta, sum.nominal);
  const amount = (minor: bigint): string => fromMinor(minor, kode_valuta);
  return {
    nomor_rekening,
    nama_rekening: found.nama_rekening,
    nama_produk: found.nama_produk,
    akad: found.akad,
    kode_valuta,
    status_rekening: found.status,
    tanggal: found.tanggal,
    status_penutupan: agreed?.status ?? '',
    tanggal_disetujui: waits ? agreed.tanggal : '',
    cara_bayar: waits ? agreed.cara_bayar : '',
    hambatan: obstacles.map((each) => obstacleRow(each, kode_valuta)),
    bulan: nisbah === null ? [] : found.months.map((month) => monthRow(month, kode_valuta)),
    saldo: amount(sum.saldo),
    bagi_hasil: amount(sum.bagi_hasil),
    pajak: amount(sum.pajak),
    zakat: amount(sum.zakat),
    biaya: amount(sum.biaya),
    biaya_asal: amount(sum.biaya_asal),
    nominal: amount(sum.nominal),
    tunai: amount(sum.nominal - rest),
    sisa: amount(rest),
    bebas_pajak: found.bebas_pajak ? 'T' : 'F',
    rekening_penutupan: found.rekening_penutupan ?? '',
  };
};

type Amounts = 'saldo' | 'bagi_hasil' | 'pajak' | 'zakat' | 'biaya' | 'nominal' | 'sisa';
type Row = Omit<PenutupanRow, Amounts | 'nama_bank'> & Record<Amounts, bigint>;

/** Lists closings of the reader's branch: those that wait for their pay-out and those that are done. */
export const daftarPenutupan: Query<'closing.daftarPenutupan'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const byNumber = accountOrder(caller);
  const page = await runList<Row>(
    db,
    {
      columns: db`a.nomor_rekening, a.pegangan, a.nama_rekening as nama_nasabah, a.kode_produk, p.nama_produk, a.kode_cabang, b.nama_cabang, a.kode_valuta,
        s.status as status_rekening, c.tanggal, coalesce(c.selesai::text, '') as selesai, c.sebab, c.cara_bayar, coalesce(c.rekening_tujuan, '') as rekening_tujuan,
        c.saldo, c.bagi_hasil, c.pajak, c.zakat, c.biaya, c.nominal, c.sisa, v.pembuat, v.disetujui_oleh`,
      from: db`account_closing c join account a using (nomor_rekening) join account_state s using (nomor_rekening) join product p using (kode_produk)
        join branch b on b.kode_cabang = a.kode_cabang
        cross join lateral (select v.pembuat, v.disetujui_oleh from record_version v where v.jenis = 'closing' and v.kunci = a.nomor_rekening
          and v.disetujui_oleh is not null order by v.versi desc limit 1) v`,
      where: [
        branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
        db`c.status <> 'DIBATALKAN'`,
        ...(input.status_rekening ? [db`s.status = ${input.status_rekening}`] : []),
        ...(keyword ? [onAccount(db, caller, startsWith(db, 'a.nomor_rekening', keyword))] : []),
      ],
      sortable: { nomor_rekening: byNumber, nama_nasabah: { sql: 'a.nama_normal', type: 'text' } },
      key: [byNumber],
      defaultSort: 'nomor_rekening',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row): PenutupanRow => {
      const amount = (minor: bigint): string => fromMinor(minor, row.kode_valuta);
      const number = (account: string): string => accountSeenBy(caller, account);
      return {
        ...row,
        nama_bank: BANK,
        nomor_rekening: number(row.nomor_rekening),
        rekening_tujuan: number(row.rekening_tujuan),
        saldo: amount(row.saldo),
        bagi_hasil: amount(row.bagi_hasil),
        pajak: amount(row.pajak),
        zakat: amount(row.zakat),
        biaya: amount(row.biaya),
        nominal: amount(row.nominal),
        sisa: amount(row.sisa),
      };
    }),
    resp_cursor: page.cursor,
  };
};
