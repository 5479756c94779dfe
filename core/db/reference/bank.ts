import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { definitionOf, operationCodes } from '#lib/operations/operations.ts';
import { parameterDef, parameterNames } from '#lib/parameters.ts';

/**
 * The bank's own settings before anybody changes them: products, cash, limits, parameters. Each is a row the bank may alter in its table; the values
 * here only fill what is not there yet. Amounts are minor units.
 */

const rupiah = (whole: bigint): bigint => whole * 100n;
const dollar = (whole: bigint): bigint => whole * 100n;
const juta = (millions: bigint): bigint => rupiah(millions * 1_000_000n);

export const currencies = [
  { kode_valuta: 'IDR', digit: 2, pembagi_batas: null },
  { kode_valuta: 'USD', digit: 2, pembagi_batas: 15_000 },
] as const;

export const products = [
  {
    kode_produk: '01',
    nama_produk: 'Giro Wadiah',
    akad: 'Wadiah',
    kode_gl: gl('CURRENT_WADIAH'),
    kode_valuta: 'IDR',
    jenis: 'GIRO',
    nasabah: 'PB',
    buku: false,
  },
  {
    kode_produk: '11',
    nama_produk: 'Tabungan Wadiah',
    akad: 'Wadiah yad dhamanah',
    kode_gl: gl('SAVINGS_WADIAH'),
    kode_valuta: 'IDR',
    jenis: 'TABUNGAN',
    nasabah: 'PB',
    buku: true,
  },
  {
    kode_produk: '12',
    nama_produk: 'Tabungan Mudharabah',
    akad: 'Mudharabah muthlaqah',
    kode_gl: gl('SAVINGS_MUDHARABAH'),
    kode_valuta: 'IDR',
    jenis: 'TABUNGAN',
    nasabah: 'PB',
    buku: true,
  },
  {
    kode_produk: '13',
    nama_produk: 'Tabungan Haji',
    akad: 'Wadiah',
    kode_gl: gl('HAJJ_WADIAH'),
    kode_valuta: 'IDR',
    jenis: 'HAJI',
    nasabah: 'P',
    buku: true,
  },
  {
    kode_produk: '14',
    nama_produk: 'Deposito Mudharabah',
    akad: 'Mudharabah muthlaqah',
    kode_gl: gl('DEPOSIT_1_MONTH'),
    kode_valuta: 'IDR',
    jenis: 'DEPOSITO',
    nasabah: 'PB',
    buku: false,
  },
  {
    kode_produk: '15',
    nama_produk: 'Tabungan USD Wadiah',
    akad: 'Wadiah yad dhamanah',
    kode_gl: gl('FOREIGN_SAVINGS_WADIAH'),
    kode_valuta: 'USD',
    jenis: 'TABUNGAN',
    nasabah: 'PB',
    buku: true,
  },
] as const;

/** The day from which the values of this file hold: no contract of the bank is older. */
const FIRST_DAY = '2010-01-01';

type Terms = readonly [
  opening: bigint,
  next: bigint,
  minimum: bigint,
  monthly: bigint,
  belowMinimum: bigint,
  closing: bigint,
  waking: bigint,
  freely: boolean,
  /** The first deposit and the minimum of an entity, where they are more than a person's. */
  entity?: readonly [opening: bigint, minimum: bigint],
];
const terms: Readonly<Record<(typeof products)[number]['kode_produk'], Terms>> = {
  '01': [
    juta(1n),
    rupiah(10_000n),
    rupiah(500_000n),
    rupiah(15_000n),
    rupiah(5_000n),
    rupiah(50_000n),
    rupiah(10_000n),
    true,
    [rupiah(2_500_000n), juta(1n)],
  ],
  '11': [
    rupiah(100_000n),
    rupiah(10_000n),
    rupiah(50_000n),
    0n,
    rupiah(5_000n),
    rupiah(20_000n),
    rupiah(10_000n),
    true,
  ],
  '12': [
    rupiah(100_000n),
    rupiah(10_000n),
    rupiah(50_000n),
    rupiah(10_000n),
    rupiah(5_000n),
    rupiah(20_000n),
    rupiah(10_000n),
    true,
  ],
  // Nothing is taken out of haji savings at the counter: they are paid out at cancellation (domain: products).
  '13': [rupiah(100_000n), rupiah(50_000n), rupiah(100_000n), 0n, 0n, 0n, 0n, false],
  // Money is in it for its tenor: nothing is added, and it is taken out as a whole, by its own operations (domain: deposits).
  '14': [juta(1n), 0n, 0n, 0n, 0n, 0n, 0n, false, [juta(10n), 0n]],
  '15': [dollar(100n), dollar(10n), dollar(10n), 0n, 0n, dollar(5n), dollar(1n), true],
};

/**
 * The terms of each product from the first day on: first and next deposit, minimum, fees, and whether it pays out freely. A term for entities is null
 * where it is the same as for a person.
 */
export const productTerms = Object.entries(terms).map(
  ([
    kode_produk,
    [setoran_awal, setoran_berikut, saldo_minimum, biaya_bulanan, below, closing, waking, tarik_bebas, entity],
  ]) => ({
    kode_produk,
    berlaku_sejak: FIRST_DAY,
    setoran_awal,
    setoran_berikut,
    saldo_minimum,
    biaya_bulanan,
    biaya_di_bawah_minimum: below,
    biaya_penutupan: closing,
    biaya_reaktivasi: waking,
    tarik_bebas,
    setoran_awal_badan: entity?.[0] ?? null,
    saldo_minimum_badan: entity?.[1] ?? null,
  }),
);

/** The customer's share by tenor in months, in hundredths of a per cent; what shares no income has none. */
export const productNisbah = [
  { kode_produk: '12', berlaku_sejak: FIRST_DAY, tenor: 0, nisbah_nasabah: 3_000 },
  { kode_produk: '14', berlaku_sejak: FIRST_DAY, tenor: 1, nisbah_nasabah: 5_000 },
  { kode_produk: '14', berlaku_sejak: FIRST_DAY, tenor: 3, nisbah_nasabah: 5_200 },
  { kode_produk: '14', berlaku_sejak: FIRST_DAY, tenor: 6, nisbah_nasabah: 5_500 },
  { kode_produk: '14', berlaku_sejak: FIRST_DAY, tenor: 12, nisbah_nasabah: 5_700 },
];

/** Rupiah in circulation: K notes (issue of 2022 and older ones not withdrawn), L coins. */
export const denominations = [
  ...[100_000n, 50_000n, 20_000n, 10_000n, 5_000n, 2_000n, 1_000n].map((nominal) => ({
    kode_valuta: 'IDR',
    nominal: rupiah(nominal),
    jenis: 'K',
  })),
  ...[1_000n, 500n, 200n, 100n, 50n].map((nominal) => ({ kode_valuta: 'IDR', nominal: rupiah(nominal), jenis: 'L' })),
  ...[100n, 50n, 20n, 10n, 5n, 1n].map((nominal) => ({ kode_valuta: 'USD', nominal: dollar(nominal), jenis: 'K' })),
] as const;

/** Authority per role: [entry cash, approve cash, entry non-cash, approve non-cash]; a role not named has none. */
const authority: Readonly<Record<string, readonly [bigint, bigint, bigint, bigint]>> = {
  TELLER: [juta(25n), 0n, juta(50n), 0n],
  HEAD_TELLER: [juta(100n), juta(100n), juta(250n), juta(250n)],
  CS: [0n, 0n, 0n, 0n],
  BACK_OFFICE: [0n, 0n, juta(50n), 0n],
  OPS_MANAGER: [juta(500n), juta(500n), juta(2_000n), juta(2_000n)],
  BRANCH_MANAGER: [juta(2_000n), juta(2_000n), juta(10_000n), juta(10_000n)],
  HO_FINANCE: [juta(1_000_000n), juta(1_000_000n), juta(1_000_000n), juta(1_000_000n)],
  HO_FINANCE_STAFF: [juta(1_000_000n), 0n, juta(1_000_000n), 0n],
  ADMIN: [0n, 0n, 0n, 0n],
  AUDITOR: [0n, 0n, 0n, 0n],
  COMPLIANCE: [0n, 0n, 0n, 0n],
};

/** Limits per transaction and role: `entri` may key it, `setuju` may authorise it. */
export const roleLimits = Object.entries(authority).flatMap(([role_id, [cashIn, cashOk, otherIn, otherOk]]) => [
  { role_id, kelompok: 'TUNAI', kode_valuta: BOOK_CURRENCY, entri: cashIn, setuju: cashOk },
  { role_id, kelompok: 'NON_TUNAI', kode_valuta: BOOK_CURRENCY, entri: otherIn, setuju: otherOk },
]);

/** Parameters in force from the first day; a later row with a later date replaces them from that date on. */
export const parameters = parameterNames.map((nama) => ({
  nama,
  nilai: parameterDef(nama).seed,
  berlaku_sejak: FIRST_DAY,
}));

/** The whole bank has one region, with one cycle that lasts all day. */
export const clearingSchedules = [{ wilayah: 'UTAMA', berlaku_sejak: FIRST_DAY, nama: 'Wilayah kliring utama' }];
export const clearingCycles = [
  {
    wilayah: 'UTAMA',
    berlaku_sejak: FIRST_DAY,
    siklus: 1,
    penyerahan: '24:00',
    pengembalian: '24:00',
    hari_efektif: 1,
  },
];

/** The daily totals of one person alone: [cash in, cash out, non-cash]; '' is any role that has no row of its own. */
const perDay: Readonly<Record<string, readonly [bigint, bigint, bigint]>> = {
  '': [juta(500n), juta(250n), juta(25n)],
  HEAD_TELLER: [juta(2_000n), juta(1_000n), juta(250n)],
  OPS_MANAGER: [juta(10_000n), juta(5_000n), juta(2_000n)],
  BRANCH_MANAGER: [juta(20_000n), juta(10_000n), juta(10_000n)],
  HO_FINANCE: [juta(1_000_000n), juta(1_000_000n), juta(1_000_000n)],
  HO_FINANCE_STAFF: [juta(1_000_000n), juta(1_000_000n), juta(1_000_000n)],
};

/** Daily totals of all currencies together from the first day on, in that of the books, and what one account gives over the counter without a second person. */
export const dailyLimits = [
  ...Object.entries(perDay).flatMap(([pemegang, [cashIn, cashOut, other]]) => [
    { lingkup: 'PERAN', pemegang, kelompok: 'TUNAI_MASUK', batas: cashIn },
    { lingkup: 'PERAN', pemegang, kelompok: 'TUNAI_KELUAR', batas: cashOut },
    { lingkup: 'PERAN', pemegang, kelompok: 'NON_TUNAI', batas: other },
  ]),
  { lingkup: 'REKENING', pemegang: '', kelompok: 'LOKET_KELUAR', batas: juta(100n) },
].map((row) => ({ ...row, kode_valuta: BOOK_CURRENCY, berlaku_sejak: FIRST_DAY }));

/** The number of different checkers that an amount needs, as the cards of the operations say. */
export const flowLevels = operationCodes.flatMap((flow_code) =>
  (definitionOf(flow_code).check?.levels ?? []).map(({ from, checkers }) => ({
    flow_code,
    dari_nominal: from,
    persetujuan: checkers,
  })),
);
