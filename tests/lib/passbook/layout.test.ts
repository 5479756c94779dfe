import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_WIDTH, printedText } from '#lib/accounts/passbook/columns.ts';
import { itemised, type Movement, summarised, withoutReversed } from '#lib/accounts/passbook/items.ts';
import {
  geometryOf,
  type Item,
  isFull,
  type Line,
  layOut,
  type Position,
  positionAfter,
  rowOf,
} from '#lib/accounts/passbook/layout.ts';

const book = geometryOf(24, 14);

/** So many deposits of 1,000 rupiah after a movement; the balance is a thousand for each there ever was. */
const deposits = (count: number, from = 0): Movement[] =>
  Array.from({ length: count }, (_, index) => {
    const seq = from + index + 1;
    return {
      seq,
      date: '2026-11-20',
      code: 'STN',
      debit: 0n,
      credit: 1_000_00n,
      balance: BigInt(seq) * 1_000_00n,
      teller: 'teller1',
      journal: String(seq),
      undoes: '',
    };
  });
const items = (count: number, from = 0): readonly Item[] => itemised(deposits(count, from));
const at = (page: number, line: number, seq: number): Position => ({
  page,
  line,
  seq,
  balance: BigInt(seq) * 1_000_00n,
});
const shape = (lines: readonly Line[]) => lines.map(({ page, line, kind, seq }) => `${page}/${line} ${kind} ${seq}`);

describe('a page after another', () => {
  test('30 items from line 20 of page 3 on: five there, 23 below the balance forward of page 4, two on page 5, next line 4', () => {
    const start = at(3, 20, 63);
    const lines = layOut(start, items(30, 63), book);
    const of = (page: number) => lines.filter((line) => line.page === page);
    expect(of(3).map(({ line, kind }) => [line, kind])).toEqual([20, 21, 22, 23, 24].map((line) => [line, 'MUTASI']));
    expect(of(4).map(({ kind }) => kind)).toEqual(['PINDAHAN', ...Array<string>(23).fill('MUTASI')]);
    expect(of(4)[0]).toMatchObject({ line: 1, seq: 68, balance: 68_000_00n, debit: 0n, credit: 0n });
    expect(of(5).map(({ line, kind, seq }) => [line, kind, seq])).toEqual([
      [1, 'PINDAHAN', 91],
      [2, 'MUTASI', 92],
      [3, 'MUTASI', 93],
    ]);
    expect(positionAfter(start, lines, book)).toEqual(at(5, 4, 93));
    expect(isFull(lines)).toBe(false);
  });

  test('a first book begins with its first movement, a following one with the balance of the book before it', () => {
    expect(shape(layOut(at(1, 1, 0), items(1), book))).toEqual(['1/1 MUTASI 1']);
    expect(shape(layOut(at(1, 1, 7), items(1, 7), book))).toEqual(['1/1 PINDAHAN 7', '1/2 MUTASI 8']);
  });

  test('a page that is full to its last line is turned only when there is more to print', () => {
    const start = at(3, 24, 70);
    expect(shape(layOut(start, items(1, 70), book))).toEqual(['3/24 MUTASI 71']);
    expect(positionAfter(start, layOut(start, items(1, 70), book), book)).toEqual(at(4, 1, 71));
    expect(layOut(at(4, 1, 71), [], book)).toEqual([]);
  });

  test('the last line of the last page carries the balance forward; the rest waits for the next book', () => {
    const lines = layOut(at(14, 22, 300), items(5, 300), book);
    expect(shape(lines)).toEqual(['14/22 MUTASI 301', '14/23 MUTASI 302', '14/24 DIPINDAHKAN 302']);
    expect(lines.at(-1)?.balance).toBe(302_000_00n);
    expect(isFull(lines)).toBe(true);
    expect(positionAfter(at(14, 22, 300), lines, book)).toEqual(at(14, 24, 302));
  });

  test('where that line alone came out badly, it alone is printed again', () => {
    expect(shape(layOut(at(14, 24, 302), items(5, 302), book))).toEqual(['14/24 DIPINDAHKAN 302']);
  });

  test('the fold is two lines wide below line 12', () => {
    expect([1, 12, 13, 24].map((line) => rowOf(line, book))).toEqual([1, 12, 15, 26]);
  });
});

describe('a line reversed on its own day', () => {
  const reversed = (): Movement[] => {
    const [one, two, three] = deposits(3);
    if (!one || !two || !three) throw new Error('three are laid out');
    return [one, two, { ...three, debit: 1_000_00n, credit: 0n, balance: 1_000_00n, undoes: two.journal }];
  };

  test('is left out where both are still unprinted', () => {
    expect(withoutReversed(reversed()).map(({ seq }) => seq)).toEqual([1]);
  });

  test('is printed where the first of the two stands in the book already', () => {
    expect(withoutReversed(reversed().slice(2)).map(({ seq }) => seq)).toEqual([3]);
  });

  test('is printed where something else came between, so that each balance stays the account’s own', () => {
    const [one, two, reversal] = reversed();
    if (!one || !two || !reversal) throw new Error('three are laid out');
    const between = { ...two, seq: 3, journal: 'x', undoes: '' };
    expect(withoutReversed([one, two, between, { ...reversal, seq: 4 }]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  test('of a journal of two lines the reversal takes back both or neither', () => {
    const pair = (journal: string, undoes: string, from: number, sign: bigint): Movement[] =>
      [1, 2].map((n) => ({
        seq: from + n,
        date: '2026-11-20',
        code: 'PBK',
        debit: sign > 0n ? 0n : 500n,
        credit: sign > 0n ? 500n : 0n,
        balance: 0n,
        teller: 'cs1',
        journal,
        undoes,
      }));
    const all = [...pair('a', '', 0, 1n), ...pair('b', 'a', 2, -1n)];
    expect(withoutReversed(all)).toEqual([]);
    expect(withoutReversed(all.slice(1)).map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });
});

describe('in any sittings it is printed', () => {
  const anywhere = fc.record({
    page: fc.integer({ min: 1, max: 14 }),
    line: fc.integer({ min: 1, max: 24 }),
    seq: fc.integer({ min: 0, max: 400 }),
  });

  test('it is the same book as printed in one go, also where a sitting ended after any good line', () => {
    fc.assert(
      fc.property(
        anywhere,
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.record({ arrived: fc.integer({ min: 0, max: 60 }), good: fc.integer({ min: 0, max: 60 }) }), {
          maxLength: 30,
        }),
        (from, count, sittings) => {
          const start = at(from.page, from.line, from.seq);
          const whole = layOut(start, items(count, from.seq), book);
          const printed: Line[] = [];
          let position = start;
          let arrived = 0;
          for (const sitting of [...sittings, { arrived: count, good: 1_000 }, { arrived: 0, good: 1_000 }]) {
            if (isFull(printed)) break;
            arrived = Math.min(arrived + sitting.arrived, count);
            const unprinted = items(arrived, from.seq).filter(({ seq }) => seq > position.seq);
            const good = layOut(position, unprinted, book).slice(0, sitting.good);
            printed.push(...good);
            position = positionAfter(position, good, book);
          }
          expect(printed).toEqual(whole);
          expect(position).toEqual(positionAfter(start, whole, book));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('next line is always a line of the book, and the movement only grows', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 400 }), (from, count) => {
        let position = at(from.page, from.line, from.seq);
        for (const line of layOut(position, items(count, from.seq), book)) {
          expect([line.page, line.line]).toEqual([position.page, position.line]);
          const next = positionAfter(position, [line], book);
          expect(next.seq).toBeGreaterThanOrEqual(position.seq);
          expect(next.line).toBeGreaterThanOrEqual(1);
          expect(next.line).toBeLessThanOrEqual(book.lines);
          expect(next.page).toBeLessThanOrEqual(book.pages);
          position = next;
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a line as it is printed', () => {
  test('number, date, code, debit, credit, balance and teller in their columns', () => {
    const [deposit, brought] = [layOut(at(1, 1, 0), items(1), book), layOut(at(2, 1, 1), items(1, 1), book)].map(
      ([line]) => line,
    );
    if (!deposit || !brought) throw new Error('both are laid out');
    expect(printedText(deposit, 'IDR')).toBe(
      [' 1', '20-11-26', 'STN  ', ' '.repeat(18), '1,000.00'.padStart(18), '1,000.00'.padStart(20), 'teller1 '].join(
        ' ',
      ),
    );
    expect(printedText(brought, 'IDR')).toBe(
      [' 1', 'SALDO PINDAHAN'.padEnd(52), '1,000.00'.padStart(20), ' '.repeat(8)].join(' '),
    );
    expect([deposit, brought].map((line) => printedText(line, 'IDR').length)).toEqual([LINE_WIDTH, LINE_WIDTH]);
  });

  test('an amount too wide goes without its empty decimals, and never loses a digit', () => {
    const [line] = layOut(at(1, 1, 0), items(1), book);
    if (!line) throw new Error('one is laid out');
    const wide = { ...line, credit: 12_345_678_901_234_00n, balance: 12_345_678_901_234_00n };
    expect(printedText(wide, 'IDR')).toContain(' 12,345,678,901,234   12,345,678,901,234 ');
    expect(() => printedText({ ...wide, credit: 12_345_678_901_234_567_00n }, 'IDR')).toThrow(RangeError);
  });

  test('a month in one line has the totals of both its sides', () => {
    const [month] = layOut(
      at(1, 1, 5),
      summarised([{ seq: 120, date: '2026-10-30', debit: 5_00n, credit: 9_00n, balance: 5_004_00n }]),
      book,
    ).slice(1);
    expect(month).toMatchObject({ kind: 'REKAP', seq: 120, debit: 5_00n, credit: 9_00n });
    expect(month && printedText(month, 'IDR')).toContain(
      `30-10-26 REKAP ${'5.00'.padStart(18)} ${'9.00'.padStart(18)}`,
    );
  });
});
