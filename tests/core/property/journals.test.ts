import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf } from '#core/access/amounts.ts';
import { openingCapital } from '#core/business-day/bank-day/opening-capital.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { legsOf } from '#core/engine/journal-legs.ts';
import type { LoadedAccount, LoadedBox } from '#core/engine/load-context.ts';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { worth } from '#core/ledger/denominations.ts';
import { debit, type Leg, mirror, withInterBranch } from '#core/ledger/legs.ts';
import { RAK } from '#lib/books/chart.ts';
import { fromMinor } from '#lib/money.ts';

const branch = fc.constantFrom('000', '001', '002');
const minor = fc.bigInt({ min: 1n, max: 99_999_999_999_999_999n });
const notes = fc.dictionary(
  fc.constantFrom('10000000', '5000000', '2000000', '1000000', '20000', '5000'),
  fc.integer({ min: 1, max: 5_000 }),
  { minKeys: 1, noNullPrototype: true },
);

const ledger: Readonly<Record<string, string>> = { '01': '203001', '11': '203002', '12': '301001' };

const account = (nomor_rekening: string, kode_cabang: string, kode_produk: string): LoadedAccount => ({
  nomor_rekening,
  nama_rekening: 'Uji',
  pihak: ['N1'],
  kode_produk,
  kode_gl: ledger[kode_produk] ?? '',
  kode_cabang,
  kode_valuta: 'IDR',
  status: 'AKTIF',
  blokir: '',
  blokir_resmi: '',
  kepatuhan: false,
  cara_tanda_tangan: 'SENDIRI',
  badan: false,
  penanda: [],
  saldo_buku: 0n,
  dana_belum_efektif: 0n,
  saldo_ditahan: 0n,
  debet_menunggu: 0n,
  saldo_minimum: 0n,
  plafon: 0n,
  seq: 1,
  syarat: { setoran_awal: 0n, setoran_berikut: 0n, biaya_reaktivasi: 0n, biaya_penutupan: 0n, tarik_bebas: true },
});

const box = (id_kas: number, jenis: 'TELLER' | 'KHASANAH', kode_cabang: string, saldo: bigint): LoadedBox => ({
  id_kas,
  jenis,
  kode_kas: `K${id_kas}`,
  kode_cabang,
  kode_valuta: 'IDR',
  id_user: jenis === 'TELLER' ? 'teller1' : null,
  status: 'BUKA',
  saldo,
  stok: {},
  batas: 0n,
  menuju: 0n,
  tanggal: '2026-11-20',
});

const [A, B] = ['001120000010', '002110000020'];

interface World {
  readonly caller: string;
  readonly a: string;
  readonly b: string;
  readonly productA: string;
  readonly productB: string;
  readonly book: bigint;
  readonly amount: bigint;
  readonly counted: Readonly<Record<string, number>>;
}
const world: fc.Arbitrary<World> = fc.record({
  caller: branch,
  a: branch,
  b: branch,
  productA: fc.constantFrom('01', '11', '12'),
  productB: fc.constantFrom('01', '11', '12'),
  book: fc.bigInt({ min: 0n, max: 99_999_999_999n }),
  amount: minor,
  counted: notes,
});

const rows = (counted: World['counted']) =>
  Object.entries(counted).map(([nominal, lembar]) => ({ nominal: fromMinor(BigInt(nominal)), lembar }));

/** Returns the context that the operation would see: till 1 and vault 2 of the caller's branch, two accounts anywhere. */
function contextOf(
  w: World,
  operation: Operation<never, never>,
  data: unknown,
  extra: unknown,
): OpContext<never, never> {
  const till = box(1, 'TELLER', w.caller, w.book);
  const vault = box(2, 'KHASANAH', w.caller, w.book);
  return {
    data,
    amounts: amountsOf(operation.schema, data as never),
    extra,
    loaded: {
      replay: null,
      branches: new Map(),
      accounts: new Map([A, B].map((n) => [n, account(n, n === A ? w.a : w.b, n === A ? w.productA : w.productB)])),
      boxes: new Map([till, vault].map((each) => [each.id_kas, each])),
      till,
      tills: new Map([[till.kode_valuta, till]]),
      rates: new Map(),
      grant: null,
    },
    caller: { idUser: 'teller1', kodeCabang: w.caller, menus: new Set(['khasanah']) },
    ref: { headOffice: '000' },
    reserved: new Map(),
    date: '2026-11-20',
  } as unknown as OpContext<never, never>;
}

const sums = (legs: readonly Leg[]): Map<string, bigint> => {
  const open = new Map<string, bigint>();
  for (const leg of legs) open.set(leg.kode_cabang, (open.get(leg.kode_cabang) ?? 0n) + leg.jumlah);
  return open;
};

function expectSound(legs: readonly Leg[]): void {
  for (const [, sum] of sums(legs)) expect(sum).toBe(0n);
  expect(legs.length).not.toBe(1);
  expect(legs.every((leg) => leg.jumlah !== 0n)).toBe(true);
  expect(legs.filter((leg) => leg.kode_gl === RAK).reduce((sum, leg) => sum + leg.jumlah, 0n)).toBe(0n);
  for (const leg of legs.filter((each) => each.kode_gl === RAK)) {
    const partner = legs.find(
      (each) => each.kode_gl === RAK && each.kode_cabang === leg.lawan && each.lawan === leg.kode_cabang,
    );
    expect(partner?.jumlah).toBe(-leg.jumlah);
  }
}

type Inputs = (w: World) => { data: unknown; extra?: unknown };
const cash: Inputs = (w) => ({
  data: {
    nomor_rekening: A,
    nominal: fromMinor(w.amount),
    kode_valuta: 'IDR',
    keterangan: '',
    pecahan: rows(w.counted),
  },
});
const sent = (w: World, tujuan: number) => ({
  id_serah_terima: 'x',
  arah: 'KE_TELLER',
  asal: 2,
  tujuan,
  nominal: worth(w.counted),
  kode_valuta: 'IDR',
  pecahan: w.counted,
  status: 'DIKIRIM',
});

/** Every operation of the product, with inputs that any caller of any branch could give. */
const operations: readonly [name: string, operation: Operation<never, never>, inputs: Inputs][] = (
  [
    [cashDeposit, cash],
    [cashWithdrawal, cash],
    [
      bookTransfer,
      (w) => ({
        data: { nomor_rekening_debet: A, nomor_rekening_kredit: B, nominal: fromMinor(w.amount), kode_valuta: 'IDR' },
      }),
    ],
    [
      vaultToTill,
      (w) => ({
        data: { id_kas: '1', nominal: fromMinor(w.amount), kode_valuta: 'IDR', pecahan: rows(w.counted) },
        extra: { vault: 2, menuju: 0n },
      }),
    ],
    [
      tillToVault,
      (w) => ({ data: { nominal: fromMinor(w.amount), kode_valuta: 'IDR', pecahan: rows(w.counted) }, extra: 2 }),
    ],
    [
      openTill,
      (w) => ({ data: { id_serah_terima: 'x', kode_valuta: 'IDR', pecahan: rows(w.counted) }, extra: sent(w, 1) }),
    ],
    [
      receiveCash,
      (w) => ({ data: { id_serah_terima: 'x', kode_valuta: 'IDR', pecahan: rows(w.counted) }, extra: sent(w, 2) }),
    ],
    [
      closeTill,
      (w) => ({
        data: {
          pecahan: w.book % 3n === 0n ? [] : rows(w.counted),
          kode_valuta: 'IDR',
          keterangan: '',
        },
        extra: { vault: 2, waiting: false, idSerahTerima: 'x' },
      }),
    ],
    [
      openingCapital,
      (w) => ({
        data: { kode_cabang: w.caller, giro_bi: fromMinor(w.amount), kode_valuta: 'IDR', pecahan: rows(w.counted) },
        extra: 2,
      }),
    ],
  ] as [Operation, Inputs][]
).map(([operation, inputs]) => [operation.code, operation as Operation<never, never>, inputs]);

const RUNS = { numRuns: 300 };
const BOOKS = { currency: 'IDR', headOffice: '000' };

describe('for any input', () => {
  test.each(operations)('%s balances in every branch, and so does its reversal', (_, operation, inputs) => {
    fc.assert(
      fc.property(world, (w) => {
        const { data, extra } = inputs(w);
        const legs = legsOf(operation, contextOf(w, operation, data, extra));
        expectSound(legs);
        const lines = legs.map((leg) => ({ ...leg }));
        const reversed = withInterBranch(
          reversal.journal(contextOf(w, reversal as Operation<never, never>, {}, { lines }) as never),
          BOOKS,
        );
        expectSound(reversed);
        expect(reversed).toEqual(mirror(legs));
      }),
      RUNS,
    );
  });

  test('closing books exactly the difference between count and book', () => {
    fc.assert(
      fc.property(world, (w) => {
        const context = contextOf(
          w,
          closeTill as Operation<never, never>,
          { pecahan: rows(w.counted), konfirmasi_selisih: 'T', kode_valuta: 'IDR', keterangan: '' },
          { vault: 2, waiting: false, idSerahTerima: 'x' },
        );
        const legs = closeTill.journal(context as never);
        const on = (gl: string) => legs.filter((leg) => leg.kode_gl === gl).reduce((sum, leg) => sum + leg.jumlah, 0n);
        expect(on('101002')).toBe(-w.book);
        expect(on('101006')).toBe(worth(w.counted));
        expect(on('112003') + on('201005')).toBe(w.book - worth(w.counted));
        expect(on('112003')).toBeGreaterThanOrEqual(0n);
        expect(on('201005')).toBeLessThanOrEqual(0n);
      }),
      RUNS,
    );
  });
});

const leg = (kode_cabang: string, jumlah: bigint): Leg => debit({ kode_cabang, kode_gl: '603009' }, jumlah);

/** Legs over two branches whose sum is zero, however uneven each branch is. */
const twoBranches = fc
  .array(
    fc.tuple(
      fc.constantFrom('001', '002'),
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).filter((x) => x !== 0n),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => {
    const rest = -parts.reduce((sum, [, jumlah]) => sum + jumlah, 0n);
    return [...parts.map(([at, jumlah]) => leg(at, jumlah)), ...(rest === 0n ? [] : [leg('001', rest)])];
  });

/** Legs over many branches and two currencies, a foreign amount worth 16,000 times as much. */
const manyBranches = fc
  .array(
    fc.tuple(
      fc.constantFrom('000', '001', '002', '003', '004'),
      fc.constantFrom('IDR', 'USD'),
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).filter((x) => x !== 0n),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => {
    const make = (at: string, kode_valuta: string, jumlah: bigint): Leg => ({
      ...debit({ kode_cabang: at, kode_gl: '603009', kode_valuta }, jumlah),
      jumlah_idr: kode_valuta === 'IDR' ? null : jumlah * 16_000n,
    });
    const rest = ['IDR', 'USD'].flatMap((currency) => {
      const sum = parts.reduce((total, [, own, jumlah]) => (own === currency ? total + jumlah : total), 0n);
      return sum === 0n ? [] : [make('003', currency, -sum)];
    });
    return [...parts.map(([at, currency, jumlah]) => make(at, currency, jumlah)), ...rest];
  });

describe('the ledger’s own tools', () => {
  test('inter-branch legs make each branch balance and leave the given legs as they are', () => {
    fc.assert(
      fc.property(twoBranches, (legs) => {
        const whole = withInterBranch(legs, BOOKS);
        for (const [, sum] of sums(whole)) expect(sum).toBe(0n);
        expect(whole.filter((each) => each.kode_gl !== RAK)).toHaveLength(legs.length);
        expect(
          whole
            .filter((each) => each.kode_gl === RAK)
            .map((each) => each.lawan)
            .sort(),
        ).toEqual(whole.length === legs.length ? [] : ['001', '002']);
        expect(withInterBranch(whole, BOOKS)).toEqual(whole);
      }),
      RUNS,
    );
  });

  test('the mirror of the mirror is the journal', () => {
    fc.assert(
      fc.property(twoBranches, (legs) => {
        expect(mirror(mirror(legs))).toEqual(legs);
        const both = [...legs, ...mirror(legs)];
        for (const [, sum] of sums(both)) expect(sum).toBe(0n);
      }),
      RUNS,
    );
  });

  test('of more than two uneven branches each faces head office, in every currency alone', () => {
    fc.assert(
      fc.property(manyBranches, (legs) => {
        const whole = withInterBranch(legs, BOOKS);
        const open = new Map<string, [bigint, bigint]>();
        for (const each of whole) {
          const key = `${each.kode_cabang} ${each.kode_valuta ?? 'IDR'}`;
          const [sum, worth] = open.get(key) ?? [0n, 0n];
          open.set(key, [sum + each.jumlah, worth + (each.jumlah_idr ?? each.jumlah)]);
        }
        expect([...open.values()].filter(([sum, worth]) => sum !== 0n || worth !== 0n)).toEqual([]);
        expect(whole.filter((each) => each.lawan === null)).toHaveLength(legs.length);
        for (const each of whole.filter(({ lawan }) => lawan !== null)) {
          const back = whole.filter(
            (other) =>
              other.kode_cabang === each.lawan &&
              other.lawan === each.kode_cabang &&
              other.kode_valuta === each.kode_valuta,
          );
          expect(back.map(({ jumlah, jumlah_idr }) => [jumlah, jumlah_idr])).toEqual([
            [-each.jumlah, each.jumlah_idr === null ? null : -each.jumlah_idr],
          ]);
        }
        expect(withInterBranch(whole, BOOKS)).toEqual(whole);
      }),
      RUNS,
    );
  });

  test('three branches in plain figures', () => {
    const whole = withInterBranch([leg('001', 5n), leg('002', -3n), leg('003', -2n)], BOOKS);
    expect(whole.map(({ kode_cabang, kode_gl, jumlah, lawan }) => [kode_cabang, kode_gl, jumlah, lawan])).toEqual([
      ['001', '603009', 5n, null],
      ['001', RAK, -5n, '000'],
      ['002', '603009', -3n, null],
      ['002', RAK, 3n, '000'],
      ['003', '603009', -2n, null],
      ['003', RAK, 2n, '000'],
      ['000', RAK, 5n, '001'],
      ['000', RAK, -3n, '002'],
      ['000', RAK, -2n, '003'],
    ]);
  });
});
