import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';
import { divideRounded, fromMinor } from '#lib/money.ts';
import type {
  BagiHasilDeposito,
  BilyetRow,
  PengambilanBagiHasil,
  TermDeposito,
} from '#types/proto/deposits/deposit.ts';
import { type DepositCase, isEarly, payableInCash, readDeposit, settlementOf } from './deposit-case.ts';
import { columns, type DepositRow, percentOf, tables, toWire } from './deposit-rows.ts';
import { sharePart } from './share.ts';

interface Around extends DepositRow {
  versi: number;
  nama_produk: string;
  nama_cabang: string;
  cara_tanda_tangan: string;
  zakat: boolean;
  tanggal_valuta: string | null;
  bagi_hasil_sampai: string | null;
  berikut: string | null;
  rekening_sumber: string | null;
  aturan_dini: string;
  nominal_dini: bigint;
  tarik_kembali: boolean;
  tanggal: string;
}

interface Asked {
  readonly nomor_rekening: string;
  /** Identifies the account for a reader who sees its number masked. */
  readonly pegangan: string;
}

/** Reads a deposit with its related rows. DEPOSIT_NOT_FOUND, OTHER_BRANCH. */
export async function around(db: Db, caller: Caller, { nomor_rekening: nomor, pegangan }: Asked): Promise<Around> {
  const [row] = await db<Around[]>`
    select ${columns(db)}, d.versi, p.nama_produk, b.nama_cabang, a.cara_tanda_tangan, a.zakat, d.tanggal_valuta, d.bagi_hasil_sampai, d.rekening_sumber,
      d.aturan_dini, d.nominal_dini, d.tarik_kembali, b.accounting_date as tanggal,
      case when d.status = 'AKTIF' then (select min(h::date) from generate_series(1, d.urut * d.tenor) m cross join lateral (
        select d.tanggal_valuta + make_interval(months => m) as h) x where h::date > d.bagi_hasil_sampai) end as berikut
    from ${tables(db)} join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang
    where ${pegangan ? db`a.pegangan = ${pegangan}::uuid` : onAccount(db, caller, db`a.nomor_rekening = ${nomor}`)}`;
  if (!row) return fail('DEPOSIT_NOT_FOUND', { params: { rekening: nomor } });
  if (row.kode_cabang !== caller.kodeCabang && !caller.headOffice)
    return fail('OTHER_BRANCH', {
      params: { rekening: accountSeenBy(caller, row.nomor_rekening), cabang: row.kode_cabang },
    });
  return row;
}

interface TermRow {
  urut: number;
  mulai: string;
  jatuh_tempo: string;
  nominal: bigint;
  nisbah: number;
  perpanjangan: string;
  status: string;
}

const termRow = ({ nominal, nisbah, status, ...row }: TermRow): TermDeposito => ({
  ...row,
  nominal: fromMinor(nominal),
  nisbah_nasabah: percentOf(nisbah),
  status_deposito: status,
});

interface ShareRow {
  dari: string;
  sampai: string;
  nominal: bigint;
  nisbah: number;
  bagi_hasil: bigint;
  pajak: bigint;
  zakat: bigint;
  bersih: bigint;
  tujuan: string;
  tanggal: string;
  kode_cabang: string | null;
  /** Null for a share of zero, which moved no money. */
  journal_id: bigint | null;
  rincian: { bulan: string; hari: number; hari_bulan: number; hi_1000: string }[];
}

/** Writes money with six more decimals, to the sen. */
const sen = (fine: bigint): string => fromMinor(divideRounded(fine, 1_000_000n, 'half-up'));
/** Writes millionths as decimal text with two decimals. */
const rate = (millionths: string): string => fromMinor(divideRounded(BigInt(millionths), 10_000n, 'half-up'));

interface FetchRow {
  tanggal: string;
  jumlah: bigint;
  cara_bayar: string;
  rekening_tujuan: string;
  kode_cabang: string;
  journal_id: bigint;
}

const fetchRow =
  (caller: Caller) =>
  ({ tanggal, jumlah, cara_bayar, rekening_tujuan, kode_cabang, journal_id }: FetchRow): PengambilanBagiHasil => ({
    tanggal,
    jumlah: fromMinor(jumlah),
    cara_bayar,
    rekening_tujuan: accountSeenBy(caller, rekening_tujuan),
    referensi: makeReference(kode_cabang, tanggal, journal_id),
  });

const shareRow =
  (caller: Caller) =>
  ({
    nominal,
    nisbah,
    bagi_hasil,
    pajak,
    zakat,
    bersih,
    tujuan,
    kode_cabang,
    journal_id,
    rincian,
    ...row
  }: ShareRow): BagiHasilDeposito => ({
    ...row,
    nominal: fromMinor(nominal),
    nisbah_nasabah: percentOf(nisbah),
    bagi_hasil: fromMinor(bagi_hasil),
    pajak: fromMinor(pajak),
    zakat: fromMinor(zakat),
    bersih: fromMinor(bersih),
    tujuan: accountSeenBy(caller, tujuan),
    referensi: journal_id === null || kode_cabang === null ? '' : makeReference(kode_cabang, row.tanggal, journal_id),
    bagian: rincian.map(({ hi_1000, ...part }) => ({
      ...part,
      hi_1000: rate(hi_1000),
      jumlah: sen(sharePart(nominal, nisbah, { ...part, hi_1000: BigInt(hi_1000) })),
    })),
  });

function payOutOf(found: DepositCase) {
  if (found.status !== 'AKTIF' && found.status !== 'JATUH_TEMPO') return undefined;
  const { nominal, biaya, denda, ditarik_kembali, dibayar } = settlementOf(found);
  return {
    dini: isEarly(found) ? 'T' : 'F',
    nominal: fromMinor(nominal),
    biaya: fromMinor(biaya),
    denda: fromMinor(denda),
    ditarik_kembali: fromMinor(ditarik_kembali),
    dibayar: fromMinor(dibayar),
  };
}

/**
 * Returns a deposit with its terms, shares and certificates, and the result of paying it out today. Its branch and head office may read it.
 * DEPOSIT_NOT_FOUND, OTHER_BRANCH.
 */
export const detail: Query<'deposit.detail'> = async (context, asked) => {
  const { db, caller } = context;
  const row = await around(db, caller, asked);
  const { nomor_rekening } = row;
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  const [found, terms, shares, papers, fetches] = await Promise.all([
    readDeposit(db, nomor_rekening),
    db<TermRow[]>`
      select urut, mulai, jatuh_tempo, nominal, nisbah, perpanjangan, status from deposit_term where nomor_rekening = ${nomor_rekening}
      order by urut desc limit 100`,
    db<ShareRow[]>`
      select dari, sampai, nominal, nisbah, bagi_hasil, pajak, zakat, bersih, tujuan, tanggal, journal_id, rincian,
        (select j.kode_cabang from journal j where (j.id, j.tanggal) = (h.journal_id, h.tanggal)) as kode_cabang
      from deposit_share h where nomor_rekening = ${nomor_rekening} order by dari desc limit 100`,
    db<(Omit<BilyetRow, 'status_bilyet'> & { status: string })[]>`
      select l.nomor_bilyet, l.status, l.kode_cabang, coalesce(l.pemegang, '') as pemegang, coalesce(u.nama_user, '') as nama_pemegang, l.nomor_rekening,
        l.tanggal_terima, coalesce(l.tanggal_terbit::text, '') as tanggal_terbit, l.cetak
      from bilyet l left join app_user u on u.id_user = l.pemegang where l.nomor_rekening = ${nomor_rekening}
      order by l.status in ('BERLAKU', 'BELUM_KEMBALI') desc, l.tanggal_terbit desc, l.nomor_bilyet desc limit 100`,
    db<FetchRow[]>`
      select tanggal, jumlah, cara_bayar, coalesce(rekening_tujuan, '') as rekening_tujuan, kode_cabang, journal_id from deposit_fetch
      where nomor_rekening = ${nomor_rekening} order by journal_id desc limit 100`,
  ]);
  if (!found) return fail('DEPOSIT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  return {
    deposito: toWire(caller)(row),
    versi: row.versi,
    nama_produk: row.nama_produk,
    nama_cabang: row.nama_cabang,
    cara_tanda_tangan: row.cara_tanda_tangan,
    zakat: row.zakat ? 'T' : 'F',
    tanggal_valuta: row.tanggal_valuta ?? '',
    bagi_hasil_sampai: row.bagi_hasil_sampai ?? '',
    bagi_hasil_berikut: row.berikut ?? '',
    rekening_sumber: accountSeenBy(caller, row.rekening_sumber ?? ''),
    aturan_dini: row.aturan_dini,
    nominal_dini: fromMinor(row.nominal_dini),
    tarik_kembali: row.tarik_kembali ? 'T' : 'F',
    ditahan: fromMinor(found.ditahan),
    tanggal: row.tanggal,
    term: terms.map(termRow),
    bagi_hasil: shares.map(shareRow(caller)),
    bilyet: papers.map(({ status, ...paper }) => ({ ...paper, status_bilyet: status })),
    pencairan: payOutOf(found),
    belum_diambil: fromMinor(found.belum_diambil),
    belum_diambil_tunai: fromMinor(payableInCash(found)),
    pengambilan: fetches.map(fetchRow(caller)),
  };
};
