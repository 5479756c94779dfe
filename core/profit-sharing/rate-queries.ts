import { amountsOf } from '#core/access/amounts.ts';
import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { runList } from '#core/list/list-query.ts';
import { decimal } from '#lib/decimal-text.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { adjustmentNames, rateAdjustments, rateQuery } from '#lib/profit-sharing/schemas/profit.ts';
import type {
  CadanganPool,
  PembukuanPenyesuaian,
  PerhitunganHi1000Answer,
  ProdukPool,
  RiwayatHi1000Row,
} from '#types/proto/profit-sharing/profit.ts';
import { type Adjustments, type ProductOfPool, printOf, type RateDocument, readRate } from './rate-document.ts';
import { incomeOf, meanOf, ownersOf, percentText, rateText, yearlyOf } from './rate-figures.ts';

export const noAdjustments: Adjustments = {
  per_bentuk: '0.00',
  per_lepas: '0.00',
  irr_bentuk: '0.00',
  irr_lepas: '0.00',
  hibah: '0.00',
};

/** Returns the month that the bank's next month end ends. */
async function monthInHand(db: Db): Promise<string> {
  const [row] = await db<{ bulan: string }[]>`select month_in_hand() as bulan`;
  return row?.bulan ?? fail('NOT_FOUND');
}

interface RateStatus {
  readonly status: string;
  readonly putaran: number;
  readonly alasan: string;
  readonly pembuat: string;
  readonly penyetuju: string;
  readonly penyesuaian: readonly { jenis: string; jumlah: string }[];
  readonly dokumen: RateDocument;
}

/** Reads the rate as two persons have set it, from its own rows. */
async function currentRate(db: Db, pool: string, bulan: string): Promise<RateStatus | null> {
  const [row] = await db<RateStatus[]>`
    select h.status, h.putaran, h.keterangan as alasan, coalesce(p.nama_user, '') as pembuat, coalesce(k.nama_user, '') as penyetuju,
      (select coalesce(jsonb_agg(jsonb_build_object('jenis', x.jenis, 'jumlah', x.jumlah::text)), '[]') from hi1000_adjustment x
        where (x.pool, x.bulan) = (h.pool, h.bulan)) as penyesuaian,
      jsonb_build_object('hari', h.hari, 'putaran', h.putaran, 'indikatif', h.indikatif::text, 'pendapatan', h.pendapatan::text, 'jumlah_dpk', h.jumlah_dpk::text,
        'jumlah_bagian', '0', 'jumlah_aset', h.jumlah_aset::text, 'pendapatan_dpk', h.pendapatan_dpk::text, 'dasar', h.dasar::text, 'final', h.final::text,
        'hi1000_income', (select coalesce(jsonb_agg(jsonb_build_object('kode_gl', i.kode_gl, 'jumlah', i.jumlah::text) order by i.kode_gl), '[]')
          from hi1000_income i where (i.pool, i.bulan) = (h.pool, h.bulan)),
        'hi1000_product', (select coalesce(jsonb_agg(jsonb_build_object('kode_produk', p.kode_produk, 'kode_gl', p.kode_gl, 'rekening', p.rekening,
          'jumlah_saldo', p.jumlah_saldo::text, 'jumlah_dpk', p.jumlah_dpk::text, 'jumlah_bagian', p.jumlah_bagian::text) order by p.kode_produk, p.kode_gl), '[]')
          from hi1000_product p where (p.pool, p.bulan) = (h.pool, h.bulan))) as dokumen
    from hi1000 h
    left join lateral (select v.pembuat, v.disetujui_oleh from record_version v
      where v.jenis = 'hi1000' and v.kunci = h.pool || '/' || h.bulan and v.disetujui_oleh is not null order by v.versi desc limit 1) v on true
    left join app_user p on p.id_user = v.pembuat left join app_user k on k.id_user = v.disetujui_oleh
    where h.pool = ${pool} and h.bulan = ${bulan}::date and h.status <> 'DIBATALKAN'`;
  return row ?? null;
}

/** Builds one line of the pool's table (domain: profit sharing): its part of the income, its owners' and the bank's. */
function productLine(product: ProductOfPool, document: RateDocument, names: ReadonlyMap<string, string>): ProdukPool {
  const { hari } = document;
  const rate = BigInt(document.final ?? 0);
  const [dpk, bagian] = [BigInt(product.jumlah_dpk), BigInt(product.jumlah_bagian)];
  const income = incomeOf(dpk, rate, hari);
  const owners = ownersOf(bagian, rate, hari);
  const nisbah = dpk === 0n ? 0n : bagian / dpk;
  return {
    kode_produk: product.kode_produk,
    nama_produk: names.get(product.kode_produk) ?? '',
    kode_gl: product.kode_gl,
    nama_gl: names.get(product.kode_gl) ?? '',
    rekening: product.rekening,
    rata_rata: fromMinor(meanOf(BigInt(product.jumlah_saldo), hari)),
    nisbah: percentText(nisbah),
    pendapatan: fromMinor(income),
    nasabah: fromMinor(owners),
    bank: fromMinor(income - owners),
    setara: decimal(yearlyOf(rate, nisbah, hari), 4),
  };
}

/** Builds a reserve before the month and after it, by the adjustments given. */
function reserveLine(cadangan: string, before: bigint, given: Adjustments): CadanganPool {
  const [bentuk, lepas] =
    cadangan === 'PER' ? [given.per_bentuk, given.per_lepas] : [given.irr_bentuk, given.irr_lepas];
  const minor = amountsOf(rateAdjustments, given);
  const after = before + (cadangan === 'PER' ? minor.per_bentuk - minor.per_lepas : minor.irr_bentuk - minor.irr_lepas);
  return { cadangan, awal: fromMinor(before), bentuk, lepas, akhir: fromMinor(after) };
}

/** Computes the funds' part of the income, in hundredths of a per cent. */
const fundsPart = ({ pendapatan, pendapatan_dpk }: RateDocument): bigint => {
  const all = BigInt(pendapatan);
  return all > 0n ? (BigInt(pendapatan_dpk ?? 0) * 10_000n) / all : 0n;
};

/** Returns the rate of a month: as it was set, or as the system computes it now with these adjustments, and its obstacles. */
export const perhitunganHi1000: Query<'profit.perhitunganHi1000'> = async (
  { db },
  request,
): Promise<PerhitunganHi1000Answer> => {
  const { pool, bulan: named, ...asked } = validInput(rateQuery, request);
  const bulan = named || (await monthInHand(db));
  const [[known], current, namesOfGl, held, pembukuan] = await Promise.all([
    db<{ nama: string }[]>`select nama from pool where pool = ${pool}`,
    currentRate(db, pool, bulan),
    db<{ kode: string; nama: string }[]>`
      select kode_gl as kode, nama_gl as nama from gl_account union all select kode_produk, nama_produk from product`,
    db<{ cadangan: string; jumlah: bigint }[]>`select cadangan, jumlah from reserves_held(${pool}, ${bulan}::date)`,
    db<PembukuanPenyesuaian[]>`
      select r.jenis, r.tanggal, reference_number(b.kode_cabang, r.tanggal, r.journal_id) as referensi
      from profit_reserve r join branch b on b.jenis = 'HO'
      where r.pool = ${pool} and r.bulan = ${bulan}::date and r.dibatalkan is null order by r.jenis`,
  ]);
  if (!known) return fail('NOT_FOUND');
  const names = new Map(namesOfGl.map(({ kode, nama }) => [kode, nama]));
  const computed = current ? null : await readRate(db, { pool, bulan }, asked);
  const document = current?.dokumen ?? computed?.document ?? fail('NOT_FOUND');
  const adjustmentOf = (name: string) => current?.penyesuaian.find(({ jenis }) => jenis === name.toUpperCase())?.jumlah;
  const given = current
    ? (Object.fromEntries(adjustmentNames.map((name) => [name, fromMinor(BigInt(adjustmentOf(name) ?? 0))])) as Record<
        keyof Adjustments,
        string
      >)
    : { ...noAdjustments, ...asked };
  const { hari } = document;
  return {
    pool,
    nama_pool: known.nama,
    bulan,
    hari,
    putaran: document.putaran,
    status: current?.status ?? '',
    indikatif: rateText(BigInt(document.indikatif)),
    dasar: document.dasar === null ? '' : rateText(BigInt(document.dasar)),
    final: document.final === null ? '' : rateText(BigInt(document.final)),
    pendapatan: fromMinor(BigInt(document.pendapatan)),
    pendapatan_dpk: fromMinor(BigInt(document.pendapatan_dpk ?? 0)),
    rata_dpk: fromMinor(meanOf(BigInt(document.jumlah_dpk), hari * 10_000)),
    rata_aset: fromMinor(meanOf(BigInt(document.jumlah_aset), hari)),
    bagian_dpk: percentText(fundsPart(document)),
    sumber: document.hi1000_income.map(({ kode_gl, jumlah }) => ({
      kode_gl,
      nama_gl: names.get(kode_gl) ?? '',
      jumlah: fromMinor(BigInt(jumlah)),
    })),
    produk: document.hi1000_product.map((product) => productLine(product, document, names)),
    halangan: (computed?.obstacles ?? []).map(({ kode, sebut, nominal }) => ({
      kode,
      sebut,
      nominal: nominal === null ? '' : nominal.toString(),
      pesan: '',
    })),
    sidik: computed ? printOf(computed.document) : '',
    ...given,
    cadangan: held.map(({ cadangan, jumlah }) => reserveLine(cadangan, jumlah, given)),
    pembukuan: [...pembukuan],
    alasan: current?.alasan ?? '',
    pembuat: current?.pembuat ?? '',
    penyetuju: current?.penyetuju ?? '',
  };
};

interface RawMonth {
  pool: string;
  bulan: string;
  status: string;
  indikatif: bigint;
  final: bigint;
  pendapatan: bigint;
  jumlah_dpk: string;
  hari: number;
  rekening: number;
  dibagikan: bigint;
  pajak: bigint;
  zakat: bigint;
}

/** Lists the months whose rate was set, the latest first, each with the shares it gave. */
export const riwayatHi1000: Query<'profit.riwayatHi1000'> = async ({ db }, input) => {
  const page = await runList<RawMonth>(
    db,
    {
      columns: db`h.pool, h.bulan, h.status, h.indikatif, h.final, h.pendapatan, h.jumlah_dpk, h.hari, s.rekening, s.dibagikan, s.pajak, s.zakat`,
      from: db`hi1000 h cross join lateral (
        select count(*)::integer as rekening, coalesce(sum(p.bruto), 0)::bigint as dibagikan, coalesce(sum(p.pajak), 0)::bigint as pajak, coalesce(sum(p.zakat), 0)::bigint as zakat
        from profit_share p where p.bulan = h.bulan and p.pool = h.pool and p.putaran = h.putaran and p.status = 'DIBAGIKAN') s`,
      where: input.pool ? [db`h.pool = ${input.pool}`] : [],
      sortable: { bulan: { sql: 'h.bulan', type: 'date' } },
      key: [
        { sql: 'h.bulan', type: 'date' },
        { sql: 'h.pool', type: 'text' },
      ],
      defaultSort: '-bulan',
    },
    input.paging,
  );
  return {
    data: page.rows.map(
      (row): RiwayatHi1000Row => ({
        pool: row.pool,
        bulan: row.bulan,
        status: row.status,
        indikatif: rateText(row.indikatif),
        final: rateText(row.final),
        pendapatan: fromMinor(row.pendapatan),
        rata_dpk: fromMinor(meanOf(BigInt(row.jumlah_dpk), row.hari * 10_000)),
        rekening: row.rekening,
        dibagikan: fromMinor(row.dibagikan),
        pajak: fromMinor(row.pajak),
        zakat: fromMinor(row.zakat),
        kunci_urut: `${row.pool} ${row.bulan}`,
      }),
    ),
    resp_cursor: page.cursor,
  };
};
