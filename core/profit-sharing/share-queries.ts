import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Context, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { reconcileQuery, shareQuery } from '#lib/profit-sharing/schemas/profit.ts';
import type { BagianBagiHasil, RincianBagiHasilAnswer } from '#types/proto/profit-sharing/profit.ts';
import { incomeOf, meanOf, percentText, rateText } from './rate-figures.ts';

/** Returns the account for a reader of its branch or of head office. ACCOUNT_NOT_FOUND, OTHER_BRANCH. */
export async function accountAsked(
  { db, caller }: Context,
  nomor: string,
): Promise<{ kode_cabang: string; nama_rekening: string }> {
  const [row] = await db<{ kode_cabang: string; nama_rekening: string }[]>`
    select a.kode_cabang, a.nama_rekening from account a where ${onAccount(db, caller, db`a.nomor_rekening = ${nomor}`)}`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor } });
  if (!caller.headOffice && row.kode_cabang !== caller.kodeCabang) {
    fail('OTHER_BRANCH', { params: { rekening: nomor, cabang: row.kode_cabang } });
  }
  return row;
}

export interface RawShare {
  nomor_rekening: string;
  nama_rekening: string;
  bulan: string;
  status: string;
  jumlah_saldo: bigint;
  hari: number;
  hi1000: bigint | null;
  /** The owner's share, of days with different ones their mean by balance; hundredths of a per cent. */
  nisbah: number | null;
  bruto: bigint | null;
  pajak: bigint | null;
  zakat: bigint | null;
  neto: bigint | null;
  tanggal: string | null;
  /** The account it went to in the end; '' while it waits on 201007. */
  tujuan: string | null;
  /** The day on which a waiting share was credited. */
  susulan_tanggal: string | null;
  journal_id: bigint | null;
  kode_cabang: string;
  putaran: number;
}

export const amount = (minor: bigint | null): string => fromMinor(minor ?? 0n);

interface RawDetail extends RawShare {
  pool: string;
  bobot: number;
  akru: bigint | null;
  bagian: bigint | null;
  dana: bigint | null;
  sebab_pajak: string | null;
  nama_produk: string;
  pendapatan: bigint;
  pendapatan_dpk: bigint;
  dpk_produk: string;
}

/** Reads the active share of an account for a month, with the pool's income and the product's part of it. */
async function shareOf(db: Db, nomor: string, bulan: string): Promise<RawDetail | null> {
  const [row] = await db<RawDetail[]>`
    select p.*, coalesce(round(p.saldo_nisbah / nullif(p.jumlah_saldo, 0))::integer, p.nisbah) as nisbah, coalesce(p.susulan_ke, p.tujuan) as tujuan, a.nama_rekening, d.nama_produk, h.hari, h.pendapatan, h.pendapatan_dpk, x.jumlah_dpk as dpk_produk
    from profit_share p join account a using (nomor_rekening) join product d on d.kode_produk = p.kode_produk
    join hi1000 h on h.pool = p.pool and h.bulan = p.bulan
    join hi1000_product x on x.pool = p.pool and x.bulan = p.bulan and x.kode_produk = p.kode_produk and x.kode_gl = p.kode_gl
    where p.nomor_rekening = ${nomor} and p.bulan = ${bulan}::date and p.jenis = 'BAGI_HASIL' and p.status = 'DIBAGIKAN'`;
  return row ?? null;
}

const part = (row: RawDetail): BagianBagiHasil => ({
  rata_rata: fromMinor(meanOf(row.jumlah_saldo, row.hari)),
  hi1000: rateText(row.hi1000 ?? 0n),
  nisbah: percentText(BigInt(row.nisbah ?? 0)),
  bruto: amount(row.bruto),
  pajak: amount(row.pajak),
  zakat: amount(row.zakat),
  neto: amount(row.neto),
});

/** Computes the same share by another nisbah, by the rules of the day on which it was posted; it stores nothing. */
async function withNisbah(db: Db, row: RawDetail, nisbah: string): Promise<BagianBagiHasil | undefined> {
  if (nisbah === '') return undefined;
  const [whole = '0', rest = ''] = nisbah.split('.');
  const hundredths = BigInt(`${whole}${rest.padEnd(2, '0')}`);
  const [net] = await db<{ bruto: bigint; pajak: bigint; zakat: bigint; neto: bigint }[]>`
    select n.bruto, n.pajak, n.zakat, n.neto from net_share(
      ${row.jumlah_saldo}::numeric(60, 24) * ${row.bobot}::integer * ${hundredths}::bigint * ${row.hi1000 ?? 0n}::bigint / (${row.hari}::integer * 1e17),
      ${row.sebab_pajak === 'KENA'}::boolean, ${(row.zakat ?? 0n) > 0n}::boolean,
      parameter_on('pajak_bagi_hasil_persen', ${row.tanggal}::date)::numeric, parameter_on('zakat_persen', ${row.tanggal}::date)::numeric) n`;
  return (
    net && {
      ...part(row),
      nisbah: percentText(hundredths),
      bruto: amount(net.bruto),
      pajak: amount(net.pajak),
      zakat: amount(net.zakat),
      neto: amount(net.neto),
    }
  );
}

/**
 * Returns one share as a chain of numbers: the pool's income, the product's part, the account's balances day by day, the rate, its owner's share,
 * gross, tax, zakat and net, beside the month before; and the result of another nisbah. NOT_FOUND.
 */
export const rincianBagiHasil: Query<'profit.rincianBagiHasil'> = async (
  context,
  request,
): Promise<RincianBagiHasilAnswer> => {
  const { db, caller } = context;
  const { nomor_rekening, bulan, nisbah } = validInput(shareQuery, request);
  await accountAsked(context, nomor_rekening);
  const row = (await shareOf(db, nomor_rekening, bulan)) ?? fail('NOT_FOUND');
  const [steps, [last], simulasi, reserves, spans] = await Promise.all([
    db<{ dari: string; sampai: string; saldo: bigint; hari: number }[]>`
      select s.dari, s.sampai, s.saldo, (s.sampai - s.dari + 1)::integer as hari
      from share_steps(${nomor_rekening}, ${bulan}::date) s order by s.dari`,
    db<{ bulan: string }[]>`
      select p.bulan from profit_share p where p.nomor_rekening = ${nomor_rekening} and p.bulan < ${bulan}::date and p.jenis = 'BAGI_HASIL' and p.status = 'DIBAGIKAN'
      order by p.bulan desc limit 1`,
    withNisbah(db, row, nisbah),
    db<{ jenis: string; jumlah: bigint }[]>`
      select x.jenis, x.jumlah from hi1000_adjustment x where x.pool = ${row.pool} and x.bulan = ${bulan}::date order by x.jenis desc`,
    db<{ dari: string; sampai: string; nisbah: number | null }[]>`
      select s.dari, s.sampai, s.nisbah from nisbah_spans(${nomor_rekening}, ${bulan}::date, (${bulan}::date + interval '1 month')::date - 1) s order by s.dari`,
  ]);
  const before = last ? await shareOf(db, nomor_rekening, last.bulan) : null;
  const number = (account: string) => accountSeenBy(caller, account);
  return {
    nomor_rekening: number(nomor_rekening),
    nama_rekening: row.nama_rekening,
    bulan: row.bulan,
    hari: row.hari,
    pendapatan_pool: fromMinor(row.pendapatan),
    pendapatan_dpk: fromMinor(row.pendapatan_dpk),
    pendapatan_produk: fromMinor(incomeOf(BigInt(row.dpk_produk), row.hi1000 ?? 0n, row.hari)),
    nama_produk: row.nama_produk,
    bagian: part(row),
    ...(before && { sebelum: part(before) }),
    ...(simulasi && { simulasi }),
    langkah: steps.map(({ dari, sampai, saldo, hari }) => ({ dari, sampai, saldo: fromMinor(saldo), hari })),
    dana_nasabah: amount(row.dana),
    sebab_pajak: row.sebab_pajak ?? '',
    akru: amount(row.akru),
    penyesuaian: fromMinor((row.bagian ?? 0n) - (row.akru ?? 0n)),
    rekening_tujuan: number(row.tujuan ?? ''),
    susulan: row.susulan_tanggal ?? '',
    referensi: row.journal_id && row.tanggal ? makeReference(row.kode_cabang, row.tanggal, row.journal_id) : '',
    tanggal: row.tanggal ?? '',
    status: row.status,
    nisbah_hari: spans.map((span) => ({ ...span, nisbah: percentText(BigInt(span.nisbah ?? 0)) })),
    penyesuaian_pool: reserves.map(({ jenis, jumlah }) => ({ jenis, jumlah: fromMinor(jumlah) })),
  };
};

/** Compares the postings of a month's run with the ledger, by branch and account; head office alone. */
export const rekonsiliasiBagiHasil: Query<'profit.rekonsiliasiBagiHasil'> = async ({ db }, request) => {
  const { bulan } = validInput(reconcileQuery, request);
  const rows = await db<
    { kode_cabang: string; nama_cabang: string; kode_gl: string; nama_gl: string; run: bigint; buku: bigint }[]
  >`
    select x.kode_cabang, b.nama_cabang, x.kode_gl, g.nama_gl, sum(x.run)::bigint as run, sum(x.buku)::bigint as buku from (
      select p.kode_cabang, v.kode_gl, v.jumlah as run, 0 as buku from profit_share p
      cross join lateral (values (gl('TAX_ON_SHARES'), p.pajak), (gl('ZAKAT_OWED'), p.zakat), (gl('OWED_TO_SAVERS'), -p.bruto)) v(kode_gl, jumlah)
      where p.bulan = ${bulan}::date and p.jenis = 'BAGI_HASIL' and p.status = 'DIBAGIKAN'
      union all
      select c.kode_cabang, v.kode_gl, v.jumlah, 0 from profit_branch c
      cross join lateral (values (gl('ROUNDING'), coalesce(c.pembulatan, 0)), (gl('OWED_TO_SAVERS'), -coalesce(c.pembulatan, 0)), (c.kode_gl, c.selisih_akru), ('601' || right(c.kode_gl, 3), -c.selisih_akru)) v(kode_gl, jumlah)
      where c.bulan = ${bulan}::date and c.dibatalkan is null
      union all
      select b.kode_cabang, v.kode_gl, v.jumlah, 0 from profit_reserve x join branch b on b.jenis = 'HO'
      cross join lateral reserve_gl(x.jenis) g cross join lateral (values (g.kredit, x.jumlah), (g.debet, -x.jumlah)) v(kode_gl, jumlah)
      where x.bulan = ${bulan}::date and x.dibatalkan is null
      union all
      select l.kode_cabang, l.kode_gl, 0, -l.jumlah from (
        select j.id, j.tanggal from (
          select distinct c.kode_cabang, c.tanggal, unnest(c.korelasi) as korelasi from profit_branch c where c.bulan = ${bulan}::date) r
        join journal j on j.kode_cabang = r.kode_cabang and j.tanggal = r.tanggal and j.korelasi = r.korelasi and j.operasi in ('BAGI_HASIL', 'TRUE_UP')
        union all
        select x.journal_id, x.tanggal from profit_reserve x where x.bulan = ${bulan}::date) j
      left join sharing_undone u on u.journal_id = j.id
      join journal_line l on (l.journal_id, l.tanggal) in ((j.id, j.tanggal), (u.journal_batal, u.tanggal_batal))
      where l.kode_gl in (gl('OWED_TO_SAVERS'), gl('OWED_TO_DEPOSITORS'), gl('TAX_ON_SHARES'), gl('ZAKAT_OWED'), gl('ROUNDING'), gl('SHARES_OF_SAVERS'), gl('SHARES_OF_DEPOSITORS'), gl('EQUALISATION_RESERVE'), gl('INVESTMENT_RISK_RESERVE'), gl('RESERVES_OF_SHARES'), gl('GIFTS_TO_SHARES'))
    ) x join branch b using (kode_cabang) join gl_account g using (kode_gl)
    group by 1, 2, 3, 4 having sum(x.run) <> 0 or sum(x.buku) <> 0 order by 1, 3`;
  return {
    data: rows.map(({ run, buku, ...row }) => ({
      ...row,
      menurut_run: fromMinor(run),
      menurut_buku: fromMinor(buku),
      selisih: fromMinor(run - buku),
    })),
  };
};
