import { expect, test } from 'vitest';
import { readCsv } from '#lib/csv-read.ts';
import { financingColumns, readFinancing } from '#lib/customers/schemas/financing.ts';

const HEAD = financingColumns.join(',');
const LINE = 'MRB-2024/001,00100000011,Rumah,Murabahah,250000000,180000000.5,60000000,2034-05-01,1';
const read = (...lines: string[]) => readFinancing([HEAD, ...lines].join('\r\n'));
const problemsOf = (...lines: string[]) =>
  read(...lines).problems.map(({ baris, kolom, salah }) => [baris, kolom, salah]);

test('a report is read by its heading, in any order of its columns, amounts to two decimals', () => {
  expect(read(LINE, '', `${LINE.replace('001,', '002,')}\r\n`)).toEqual({
    rows: [
      {
        baris: 2,
        nomor_kontrak: 'MRB-2024/001',
        nomor_nasabah: '00100000011',
        produk: 'Rumah',
        akad: 'Murabahah',
        plafon: '250000000.00',
        sisa_pokok: '180000000.50',
        sisa_margin: '60000000.00',
        jatuh_tempo: '2034-05-01',
        kolektibilitas: '1',
      },
      expect.objectContaining({ baris: 4, nomor_kontrak: 'MRB-2024/002' }),
    ],
    problems: [],
  });
  const turned = `${[...financingColumns].reverse().join(',')}\n${LINE.split(',').reverse().join(',')}`;
  expect(readFinancing(turned).rows).toEqual(read(LINE).rows);
});

test.each([
  ['a contract told twice', [LINE, LINE], [[3, 'nomor_kontrak', 'v.ganda']]],
  ['an amount in words', [LINE.replace('250000000', 'banyak')], [[2, 'plafon', 'v.uang']]],
  ['a negative amount', [LINE.replace('60000000', '-1')], [[2, 'sisa_margin', 'v.uangNol']]],
  ['more owed than granted', [LINE.replace('180000000.5', '250000000.01')], [[2, 'sisa_pokok', 'v.pokokPlafon']]],
  ['a day that is none', [LINE.replace('2034-05-01', '2034-02-30')], [[2, 'jatuh_tempo', 'v.tanggal']]],
  ['a quality beyond loss', [LINE.replace(/1$/, '6')], [[2, 'kolektibilitas', 'v.kolektibilitas']]],
  ['a customer number with letters', [LINE.replace('00100000011', 'ANI')], [[2, 'nomor_nasabah', 'v.kode']]],
  ['a formula for a contract', [LINE.replace('MRB', '=MRB')], [[2, 'nomor_kontrak', 'v.kontrak']]],
  ['a control character', [LINE.replace('Rumah', 'Ru\u0007mah')], [[2, 'produk', 'v.teks']]],
  ['a line too short', [LINE, 'MRB-2024/002,00100000011'], [[3, '', 'v.csvIsi']]],
  ['an open quote', [`"${LINE}`], [[0, '', 'v.csvKutip']]],
  ['no contract', [], [[0, '', 'v.csvKosong']]],
])('%s is reported by line and column', (_, lines, problems) => {
  expect(problemsOf(...lines)).toEqual(problems);
});

test('a heading that is not the report’s is reported column by column, and no row is read', () => {
  expect(readFinancing(`${HEAD.replace('akad', 'skema')}\n${LINE}`)).toEqual({
    rows: [],
    problems: [
      { baris: 1, kolom: 'akad', salah: 'v.csvKolomHilang' },
      { baris: 1, kolom: 'skema', salah: 'v.csvKolomAsing' },
    ],
  });
});

test('a report beyond its bounds is refused as a whole', () => {
  const many = Array.from({ length: 5_001 }, (_, n) => LINE.replace('001,', `${n},`));
  expect(problemsOf(...many)).toEqual([[0, '', 'v.csvBesar']]);
  expect(problemsOf(...many.slice(1))).toEqual([]);
  expect(readFinancing('x'.repeat(700_001)).problems).toEqual([{ baris: 0, kolom: '', salah: 'v.csvBesar' }]);
});

test('quotes hold commas, doubled quotes and line breaks, and a line is where its record begins', () => {
  expect(readCsv('a,b\n"x, ""y""\nz",1\n2,3', ['a', 'b'])).toEqual({
    rows: [
      { line: 2, fields: { a: 'x, "y"\nz', b: '1' } },
      { line: 4, fields: { a: '2', b: '3' } },
    ],
    problems: [],
  });
});
