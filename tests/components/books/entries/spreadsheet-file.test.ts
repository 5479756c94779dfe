import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { readSheetFile, readText, saveTemplate } from '#components/books/entries/spreadsheet-file.ts';
import { readSheet } from '#components/kit/table/read-spreadsheet.ts';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import { type Stored, xlsx } from './spreadsheets.ts';

const saved = vi.hoisted(() => ({ save: vi.fn() }));
vi.mock('#components/kit/ui/save-file.ts', () => saved);

const head = [...entryColumns];
const debit = ['D', 'GL', '603002', '001', '1500000', 'IDR', 'Listrik'];
const credit = ['K', 'GL', '201001', '', '1500000.00', 'IDR', ''];
const rowOf = (cells: readonly string[]) => Object.fromEntries(head.map((column, at) => [column, cells[at]]));
const both = { rows: [rowOf(['D', 'GL', '603002', '001', '1500000.00', 'IDR', 'Listrik']), rowOf(credit)] };
const tabbed = (lines: readonly (readonly string[])[]) => lines.map((line) => line.join('\t')).join('\r\n');
const file = (content: Uint8Array | string) => new Blob([content as BlobPart]);
const fileOf = (lines: readonly (readonly Stored[])[]) => readSheetFile(file(xlsx(lines)));

test('a pasted range with its headings, in any order, and one without them', () => {
  expect(readText(tabbed([head, debit, credit]))).toEqual(both);
  expect(readText(tabbed([debit, credit]))).toEqual(both);
  const turned = [head, debit, credit].map((line) => [...line].reverse());
  expect(readText(tabbed(turned))).toEqual(both);
});

test('sides and codes as people write them; an amount that reads in two ways stays for the check to say so', () => {
  const amounts = ['1,500,000.50', 'Rp 1.500.000,50', '1.500', '2,5jt'];
  const read = readText(tabbed(amounts.map((amount) => ['Debet', 'gl', '603002', '', amount, 'idr', ''])));
  expect(read).toEqual({
    rows: ['1500000.50', '1500000.50', '1.500', '2500000.00'].map((amount) =>
      rowOf(['D', 'GL', '603002', '', amount, 'IDR', '']),
    ),
  });
});

test('CSV by comma or semicolon, with the mark of its encoding, and from an older program', async () => {
  const csv = (separator: string) => [head, debit, credit].map((line) => line.join(separator)).join('\r\n');
  expect(await readSheetFile(file(`\uFEFF${csv(';')}`))).toEqual(both);
  expect(await readSheetFile(file(csv(',')))).toEqual(both);
  const old = strToU8(csv(';').replace('Listrik', 'Caf\u00e9'), true);
  expect(await readSheetFile(file(old))).toMatchObject({ rows: [{ keterangan: 'Café' }, {}] });
});

test('XLSX: shared texts, numbers with the digits shown, empty cells and lines, the first visible worksheet', async () => {
  const lines = [head, ['D', 'GL', { n: '603002' }, '001', { n: '1500000' }, 'IDR', 'Listrik'], [], credit];
  expect(await fileOf(lines)).toEqual({ rows: [rowOf(debit), rowOf(credit)] });
  const shown = await fileOf([head, ['D', 'GL', '603002', '', { n: '0.30000000000000004' }, 'IDR', '']]);
  expect(shown).toMatchObject({ rows: [{ nominal: '0.3' }] });
});

test('a formula is refused with its cell, with any stored value; its value alone is accepted', async () => {
  const amount = (cell: Stored) => fileOf([head, ['D', 'GL', '603002', '001', cell, 'IDR', 'Listrik'], credit]);
  expect(await amount({ f: 'SUM(E3:E9)', v: '1500000' })).toEqual({ refused: { kode: 'RUMUS', sel: ['E2'] } });
  expect(await amount({ n: '1500000' })).toEqual({ rows: [rowOf(debit), rowOf(credit)] });
  expect(readText(tabbed([head, [...debit.slice(0, 6), '=1+1'], [...credit.slice(0, 6), ' @x']]))).toEqual({
    refused: { kode: 'RUMUS', sel: ['G2', 'G3'] },
  });
});

test('headings that are not those of the template are named', () => {
  const wrong = head.map((name) => (name === 'nominal' ? 'jumlah' : name));
  expect(readText(tabbed([wrong, debit, credit]))).toEqual({
    refused: { kode: 'KEPALA', kurang: ['nominal'], asing: ['jumlah'] },
  });
  const twice = [...head, 'sisi'];
  expect(readText(tabbed([twice, [...debit, 'K']]))).toEqual({
    refused: { kode: 'KEPALA', kurang: [], asing: ['sisi'] },
  });
  expect(readText(tabbed([['Sisi', 'Jenis', 'Nomor', 'Kode cabang', ...head.slice(4)], debit, credit]))).toEqual(both);
});

test('five thousand rows are taken, one more is not, and none is none', () => {
  const many = (count: number) => readText(tabbed([head, ...Array.from({ length: count }, () => debit)]));
  expect(many(5_000)).toMatchObject({ rows: { length: 5_000 } });
  expect(many(5_001)).toEqual({ refused: { kode: 'BANYAK', jumlah: 5_001 } });
  expect(many(0)).toEqual({ refused: { kode: 'KOSONG' } });
});

test('refuses a file that is no spreadsheet: a picture, another archive, entities, open quotes, nothing', async () => {
  const refused = { refused: { kode: 'BERKAS' } };
  expect(await readSheetFile(file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])))).toEqual(refused);
  expect(await readSheetFile(file(zipSync({ 'a.txt': strToU8('a') })))).toEqual(refused);
  const entities = zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><workbook>&a;</workbook>') });
  expect(await readSheetFile(file(entities))).toEqual(refused);
  expect(await readSheetFile(file(`${head.join(',')}\r\nD,"GL`))).toEqual({
    refused: { kode: 'BERKAS', alasan: 'Ada tanda kutip yang tidak ditutup' },
  });
  expect(await readSheetFile(file(''))).toEqual(refused);
});

test('a line of text with more or fewer cells than the heading is refused with its number', () => {
  const commas = [head.join(','), 'D,GL,603002,001,1,500,000,IDR,Listrik', credit.join(',')].join('\n');
  expect(readText(commas)).toEqual({ refused: { kode: 'SEL', baris: [2] } });
  expect(readText(tabbed([head, debit, credit.slice(0, 5)]))).toEqual({ refused: { kode: 'SEL', baris: [3] } });
  expect(readText(tabbed([head, debit, credit]))).toEqual(both);
});

test('the template that is handed out is read back: its headings and two rows that balance', async () => {
  saveTemplate('Baris', 'templat.xlsx');
  const [blob, name] = saved.save.mock.calls[0] as [Blob, string];
  expect(name).toBe('templat.xlsx');
  const lines = readSheet(new Uint8Array(await blob.arrayBuffer()));
  expect(lines[0]?.cells.map(({ text }) => text)).toEqual(head);
  expect(await readSheetFile(blob)).toMatchObject({
    rows: [
      { sisi: 'D', nominal: '1500000.00' },
      { sisi: 'K', nominal: '1500000.00' },
    ],
  });
});
