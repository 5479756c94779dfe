import { expect, test } from 'vitest';
import { validate } from '#core/books/entries/validate.ts';
import { mayCall } from '#lib/access/calls.ts';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import type { EntriBaris } from '#types/proto/books/ledger.ts';
import { accountRow, books, counterBank, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();

const emptyRow = Object.fromEntries(entryColumns.map((column) => [column, ''])) as Record<
  (typeof entryColumns)[number],
  string
>;
const gl = (sisi: string, nomor: string, whole: bigint, rest: Partial<EntriBaris> = {}): EntriBaris => ({
  ...emptyRow,
  sisi,
  jenis: 'GL',
  nomor,
  nominal: rupiah(whole),
  kode_valuta: 'IDR',
  ...rest,
});
const of = (sisi: string, nomor: string, whole: bigint): EntriBaris => gl(sisi, nomor, whole, { jenis: 'REKENING' });
const credit = gl('K', '201001', 5n);

interface Asked {
  readonly user?: string;
  readonly as?: string;
  /** Sets the menus that the caller may open, where these differ from the caller's roles. */
  readonly menus?: readonly string[];
}

/** Checks rows in the name of a user. Whatever comes of it, the database is as before. */
async function checkRows(
  baris: EntriBaris[],
  { user = 'backoffice1', as = 'TRANSAKSI_UMUM_MULTI', menus }: Asked = {},
) {
  const counts = () => bank.owner`
    select (select count(*)::int from journal) as journals, (select count(*)::int from flow_instance) as items,
      (select count(*)::int from idempotency) as keys`;
  const before = [await books(bank), ...(await counts())];
  const context = await bank.as(user);
  const caller = { ...context.caller, ...(menus && { menus: new Set(menus) }) };
  try {
    return await validate({ ...context, caller }, { valActionType: 'SUBMIT', valTrxType: as, baris });
  } finally {
    expect([await books(bank), ...(await counts())]).toEqual(before);
  }
}
const faults = async (baris: EntriBaris[], user?: string) =>
  (await checkRows(baris, user === undefined ? {} : { user })).salah.map(({ baris: place, kolom, kode }) => [
    place,
    kolom,
    kode,
  ]);

test('rows that may be filed: nothing is wrong, with the totals of each currency', async () => {
  const rows = [gl('D', '603002', 5n), gl('K', '201001', 2n), of('K', accounts.citra, 3n)];
  expect(await checkRows(rows)).toEqual({
    sah: 'T',
    salah: [],
    jumlah: [{ kode_valuta: 'IDR', debet: '5.00', kredit: '5.00', seimbang: 'T' }],
    cabang: [
      { baris: 1, kode_cabang: '001' },
      { baris: 2, kode_cabang: '001' },
      { baris: 3, kode_cabang: '002' },
    ],
    cabang_pusat: '000',
  });
});

test('names the books of a row beside any other error; not of a row without them, nor of no account', async () => {
  const rows = [
    of('D', accounts.citra, 0n),
    gl('K', '999999', 5n),
    gl('K', '201001', 5n, { kode_cabang: '001' }),
    of('K', '00112000000000', 5n),
    gl('X', '', 5n, { jenis: 'KAS' }),
  ];
  expect((await checkRows(rows)).cabang).toEqual([
    { baris: 1, kode_cabang: '002' },
    { baris: 2, kode_cabang: '001' },
  ]);
  expect((await checkRows(rows, { user: 'finance1' })).cabang).toEqual([
    { baris: 1, kode_cabang: '002' },
    { baris: 2, kode_cabang: '000' },
  ]);
});

test.each([
  ['TRANSAKSI_UMUM_MULTI', 'transaksi-umum-multi'],
  ['SIMPAN_TEMPLAT', 'simpan-templat'],
  ['SIMPAN_BERKALA', 'simpan-berkala'],
])('rows of %s are checked for holders of %s, and for nobody without it', async (as, menu) => {
  const all = ['transaksi-umum', 'transaksi-umum-multi', 'simpan-templat', 'simpan-berkala', 'templat-entri'];
  const rows = [gl('D', '603002', 5n), credit];
  expect(mayCall('ledger.validate', new Set([menu]))).toBe(true);
  expect(await checkRows(rows, { as, menus: [menu] })).toMatchObject({ sah: 'T', salah: [] });
  const others = all.filter((one) => one !== menu);
  await refused(bank, 'FORBIDDEN', () => checkRows(rows, { as, menus: others }));
  expect(mayCall('ledger.validate', new Set(['transaksi-umum', 'templat-entri']))).toBe(false);
});

test('an amount may be open in a template, not in a posting', async () => {
  const rows = [gl('D', '603002', 0n, { nominal: '' }), credit];
  expect((await checkRows(rows)).salah.map(({ kolom, kode }) => [kolom, kode])).toEqual([['nominal', 'v.uang']]);
  for (const as of ['SIMPAN_TEMPLAT', 'SIMPAN_BERKALA'])
    expect(await checkRows(rows, { as })).toMatchObject({ sah: 'T' });
});

test.each<{ why: string; row: EntriBaris; kolom: string; kode: string; allowed: EntriBaris }>([
  {
    why: 'no side',
    row: gl('X', '603002', 5n),
    kolom: 'sisi',
    kode: 'v.kode',
    allowed: gl('D', '603002', 5n),
  },
  {
    why: 'neither a ledger account nor a customer’s',
    row: gl('D', '603002', 5n, { jenis: 'KAS' }),
    kolom: 'jenis',
    kode: 'v.kode',
    allowed: gl('D', '603002', 5n),
  },
  {
    why: 'a ledger account of five digits',
    row: gl('D', '60300', 5n),
    kolom: 'nomor',
    kode: 'v.kodeGl',
    allowed: gl('D', '603002', 5n),
  },
  {
    why: 'an account that fails its check digit',
    row: of('D', `${accounts.ani.slice(0, -1)}${(Number(accounts.ani.at(-1)) + 1) % 10}`, 5n),
    kolom: 'nomor',
    kode: 'v.rekening',
    allowed: of('D', accounts.ani, 5n),
  },
  {
    why: 'a ledger account that is not there',
    row: gl('D', '999999', 5n),
    kolom: 'nomor',
    kode: 'GL_UNKNOWN',
    allowed: gl('D', '603002', 5n),
  },
  {
    why: 'what another part of the bank moves',
    row: gl('D', '101001', 5n),
    kolom: 'nomor',
    kode: 'GL_KEPT',
    allowed: gl('D', '603002', 5n),
  },
  {
    why: 'another branch’s ledger',
    row: gl('D', '603002', 5n, { kode_cabang: '002' }),
    kolom: 'kode_cabang',
    kode: 'GL_OTHER_BRANCH',
    allowed: gl('D', '603002', 5n, { kode_cabang: '001' }),
  },
  {
    why: 'an expense in dollars',
    row: gl('D', '603002', 5n, { kode_valuta: 'USD' }),
    kolom: 'nomor',
    kode: 'GL_CURRENCY',
    allowed: gl('D', '603002', 5n),
  },
  {
    why: 'a dormant account that is debited',
    row: of('D', accounts.dorman, 5n),
    kolom: 'nomor',
    kode: 'ACCOUNT_DORMANT',
    allowed: of('D', accounts.ani, 5n),
  },
  {
    why: 'a formula for an amount',
    row: gl('D', '603002', 5n, { nominal: '=SUM(E2:E9)' }),
    kolom: 'nominal',
    kode: 'v.rumus',
    allowed: gl('D', '603002', 5n),
  },
  {
    why: 'a formula behind a blank in a text',
    row: gl('D', '603002', 5n, { keterangan: ' @SUM(1)' }),
    kolom: 'keterangan',
    kode: 'v.rumus',
    allowed: gl('D', '603002', 5n, { keterangan: 'SUM(1)' }),
  },
  {
    why: 'more than a leg’s text holds',
    row: gl('D', '603002', 5n, { keterangan: 'x'.repeat(101) }),
    kolom: 'keterangan',
    kode: 'v.teks',
    allowed: gl('D', '603002', 5n, { keterangan: 'x'.repeat(100) }),
  },
  {
    why: 'an amount of a comma',
    row: gl('D', '603002', 5n, { nominal: '5,5' }),
    kolom: 'nominal',
    kode: 'v.uang',
    allowed: gl('D', '603002', 5n),
  },
])('$why is reported at its cell', async ({ row, kolom, kode, allowed }) => {
  const reply = await checkRows([credit, row]);
  expect(reply.salah.map((each) => [each.baris, each.kolom, each.kode])).toEqual([[2, kolom, kode]]);
  expect(reply.sah).toBe('F');
  expect(await checkRows([credit, allowed])).toMatchObject({ sah: 'T', salah: [] });
});

test('a refusal carries the parts of its sentence: the account, and the obstacle', async () => {
  const [found] = (await checkRows([gl('D', '101001', 5n), credit])).salah;
  expect(found?.rincian).toMatchObject({ gl: '101001', sebab: expect.stringMatching(/^GL_/) });
});

test('head office may enter into the books of a branch', async () => {
  const foreign = [gl('D', '603002', 5n, { kode_cabang: '002' }), credit];
  expect(await faults(foreign)).toEqual([[1, 'kode_cabang', 'GL_OTHER_BRANCH']]);
  expect(await faults(foreign, 'finance1')).toEqual([]);
});

test('currencies that do not balance are named, rows that cannot be read count for nothing', async () => {
  const dollars = (sisi: string, nomor: string, nominal: string) =>
    gl(sisi, nomor, 0n, { nominal, kode_valuta: 'USD' });
  const rows = [gl('D', '603002', 5n), credit, dollars('D', '103001', '3.00'), dollars('K', '103001', '=3')];
  const reply = await checkRows(rows);
  expect(reply.sah).toBe('F');
  expect(reply.jumlah).toEqual([
    { kode_valuta: 'IDR', debet: '5.00', kredit: '5.00', seimbang: 'T' },
    { kode_valuta: 'USD', debet: '3.00', kredit: '0.00', seimbang: 'F' },
  ]);
  expect(await checkRows([gl('D', '603002', 5n), gl('K', '201001', 4n)])).toMatchObject({ sah: 'F', salah: [] });
});

test('off-balance accounts that do not balance in their branch', async () => {
  const legs = (off: string, on: string) => [
    gl('D', '909002', 5n),
    gl('K', off, 5n),
    gl('D', '603002', 7n),
    gl('K', on, 7n),
  ];
  expect(await faults(legs('201001', '902002'))).toEqual([[4, 'nomor', 'GL_OFF_BALANCE']]);
  expect(await faults(legs('902002', '201001'))).toEqual([]);
});

test('five thousand rows, each wrong one at its place; one more is none', async () => {
  const many = Array.from({ length: 5_000 }, (_, place) => gl(place % 2 === 0 ? 'D' : 'K', '201001', 7n));
  const balance = await accountRow(bank, accounts.ani);
  const started = performance.now();
  expect(await checkRows(many)).toMatchObject({ sah: 'T', salah: [] });
  const wrong = many.map((row, place) => (place % 1_000 === 999 ? { ...row, nomor: '101001' } : row));
  expect(await faults(wrong)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000].map((place) => [place, 'nomor', 'GL_KEPT']));
  expect(performance.now() - started).toBeLessThan(10_000);
  const error = await refused(bank, 'VALIDATION', () => checkRows([...many, credit]));
  expect(error.details.violations).toMatchObject([{ field: 'baris', kode: 'v.barisEntri' }]);
  expect(await accountRow(bank, accounts.ani)).toEqual(balance);
}, 60_000);
