import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asSvg, asText } from '#dev/passbook-printer/drawing.ts';
import { printed } from '#dev/passbook-printer/printer.ts';
import { printedText } from '#lib/accounts/passbook/columns.ts';
import { encodeCover, encodeLines, encodePage, LEFT, PITCH, TOP } from '#lib/accounts/passbook/escp2.ts';
import { itemised } from '#lib/accounts/passbook/items.ts';
import { geometryOf, type Line, layOut } from '#lib/accounts/passbook/layout.ts';

const book = geometryOf(24, 14);
const stored = (name: string): string =>
  readFileSync(new URL(`./pages/${name}.txt`, import.meta.url), 'utf8').trimEnd();

/** Thirty movements, each fifth one a withdrawal of what the four before it brought in. */
const thirty = Array.from({ length: 30 }, (_, index) => {
  const place = index % 5;
  const out = place === 4;
  return {
    seq: 64 + index,
    date: '2026-11-20',
    code: out ? 'TRT' : 'STN',
    debit: out ? 400_000_00n : 0n,
    credit: out ? 0n : 100_000_00n,
    balance: 6_300_000_00n + (out ? 0n : BigInt(place + 1) * 100_000_00n),
    teller: 'teller1',
    journal: String(index),
    undoes: '',
  };
});

/** The bank's own example: from line 20 of page 3 on. */
const lines = layOut({ page: 3, line: 20, seq: 63, balance: 6_300_000_00n }, itemised(thirty), book);
const ofPage = (of: readonly Line[], page: number) =>
  encodeLines(
    of.filter((line) => line.page === page).map((line) => ({ line: line.line, text: printedText(line, 'IDR') })),
    book,
  );

describe('the pages of a book', () => {
  test.each([3, 4, 5])('page %i comes out as it is stored', (page) => {
    const [sheet, ...more] = printed(ofPage(lines, page));
    expect(more).toEqual([]);
    expect(sheet && asText([sheet])).toBe(stored(`page-${page}`));
  });

  test('a page printed in two sittings, the first cut off at its last good line, is the same page', () => {
    const good = lines.filter(({ page, line }) => page === 4 && line <= 9);
    const rest = lines.filter(({ page, line }) => page === 4 && line > 9);
    expect(asText([...printed(ofPage(good, 4)), ...printed(ofPage(rest, 4))])).toBe(stored('page-4'));
  });

  test('a print over a printed line is visible', () => {
    const twice = [...printed(ofPage(lines, 5)), ...printed(ofPage(lines, 5))];
    expect(asText(twice)).toContain('█');
  });

  test('lines stand a sixth of an inch apart, those below the fold two further down', () => {
    const rows = printed(ofPage(lines, 4)).flatMap(({ texts }) => texts.map(({ x, y }) => [x, y]));
    expect(rows[0]).toEqual([LEFT, TOP]);
    expect(rows[11]).toEqual([LEFT, TOP + 11 * PITCH]);
    expect(rows[12]).toEqual([LEFT, TOP + 14 * PITCH]);
  });

  test('the page can be shown as a picture', () => {
    expect(asSvg(printed(ofPage(lines, 5)))).toMatch(/^<svg [^>]+>[\s\S]+SALDO PINDAHAN[\s\S]+<\/svg>$/);
  });
});

describe('the cover', () => {
  test('letters that the printer does not have come out as the nearest', () => {
    expect(asText(printed(encodeCover(['Ani Léstari', 'Tabungan “Haji”'])))).toBe(
      '    Ani Lestari\n    Tabungan ?Haji?',
    );
  });
});

describe('a command unknown to printers of this class is refused', () => {
  const page = encodePage([{ row: 1, text: 'x' }], 1);
  test.each([
    ['an unknown command', [0x1b, 0x7e], 'ESC 0x7e'],
    ['a sign without meaning', [0x07], '0x7'],
    ['a command cut off', [0x1b, 0x28, 0x56, 2], 'ends within a command'],
    ['a page that stays in', [...page.slice(0, -1)], 'not put out'],
  ])('%s', (_, bytes, message) => {
    expect(() => printed(Uint8Array.from(bytes))).toThrow(message);
  });
});
