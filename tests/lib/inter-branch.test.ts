import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BranchAmount, interBranch } from '#lib/books/inter-branch.ts';

const at = (kode_cabang: string, jumlah: bigint, kode_valuta = 'IDR'): BranchAmount => ({
  kode_cabang,
  kode_valuta,
  jumlah,
  idr: jumlah,
});
const settled = (amounts: readonly BranchAmount[]) =>
  interBranch(amounts, '000').map(({ kode_cabang, lawan, kode_valuta, jumlah }) => [
    kode_cabang,
    lawan,
    kode_valuta,
    jumlah,
  ]);

test('two uneven branches settle with each other, also where head office has even legs', () => {
  expect(settled([at('001', 5n), at('000', 7n), at('000', -7n), at('002', -5n)])).toEqual([
    ['001', '002', 'IDR', -5n],
    ['002', '001', 'IDR', 5n],
  ]);
});

test('three uneven branches each settle with head office, also where it has no leg of its own', () => {
  expect(settled([at('001', 5n), at('002', 3n), at('003', -8n)])).toEqual([
    ['001', '000', 'IDR', -5n],
    ['000', '001', 'IDR', 5n],
    ['002', '000', 'IDR', -3n],
    ['000', '002', 'IDR', 3n],
    ['003', '000', 'IDR', 8n],
    ['000', '003', 'IDR', -8n],
  ]);
});

test('each currency alone; a balanced one needs nothing', () => {
  expect(settled([at('001', 5n), at('001', -5n), at('001', 2n, 'USD'), at('002', -2n, 'USD')])).toEqual([
    ['001', '002', 'USD', -2n],
    ['002', '001', 'USD', 2n],
  ]);
  expect(settled([at('001', 5n), at('001', -5n)])).toEqual([]);
});

test('a set that balances as a whole balances branch by branch afterwards', () => {
  const amount = fc.record({
    cabang: fc.constantFrom('000', '001', '002', '003', '004'),
    valuta: fc.constantFrom('IDR', 'USD'),
    jumlah: fc.bigInt({ min: -1_000n, max: 1_000n }),
  });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (some) => {
      const legs = some.map(({ cabang, jumlah, valuta }) => at(cabang, jumlah, valuta));
      const rest = ['IDR', 'USD'].map((valuta) =>
        at('002', -legs.reduce((sum, leg) => sum + (leg.kode_valuta === valuta ? leg.jumlah : 0n), 0n), valuta),
      );
      const all = [...legs, ...rest];
      const sums = new Map<string, bigint>();
      for (const { kode_cabang, kode_valuta, jumlah } of [...all, ...interBranch(all, '000')]) {
        const key = `${kode_cabang} ${kode_valuta}`;
        sums.set(key, (sums.get(key) ?? 0n) + jumlah);
      }
      expect([...sums.values()].filter((left) => left !== 0n)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
