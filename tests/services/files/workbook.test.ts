import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { PackedFile } from '#documents/xlsx/packed-file.ts';
import { amountCell, asText, Workbook } from '#documents/xlsx/workbook.ts';
import { dayCell, numberCell } from '#lib/spreadsheet.ts';
import { readBook } from '../../spreadsheet.ts';

test('a full worksheet continues in another one, and each format and its bold one is as named', async () => {
  const out = new PassThrough();
  const book = new Workbook(out, 'Laporan', [10, 20], 2);
  book.add([asText('Nama'), null, asText('Jumlah')], true);
  book.add([amountCell('-1250.00', 'IDR'), numberCell('7', 'count'), numberCell('12.5', 'percent')], true);
  book.add([dayCell('2026-11-21'), amountCell('', 'IDR'), amountCell('-12345678901234567.89', 'IDR')]);
  book.end();
  const cell = (value: string | number, format: string, bold: boolean) => ({ value, format, bold, formula: false });
  expect(readBook(await buffer(out))).toEqual([
    {
      name: 'Laporan',
      rows: [
        [cell('Nama', '@', true), null, cell('Jumlah', '@', true)],
        [cell(-1250, '#,##0.00', true), cell(7, '#,##0', true), cell(12.5, '0.0', true)],
      ],
    },
    {
      name: 'Laporan 2',
      rows: [[cell(46_347, 'dd\\-mm\\-yyyy', false), null, cell('-12,345,678,901,234,567.89', '@', false)]],
    },
  ]);
});

test('rows are packed while they come: the reader has nearly all of a long worksheet before its end', async () => {
  let read = 0;
  const out = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      read += piece.length;
      done();
    },
  });
  const book = new Workbook(out, 'Baris', [40, 10]);
  let seed = 1;
  for (let row = 0; row < 20_000; row += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    book.add([asText(`Pembayaran tagihan ${seed}`), numberCell(String(seed), 'count')]);
  }
  await book.taken();
  const before = read;
  book.end();
  await new Promise((resolve) => out.once('finish', resolve));
  expect(before).toBeGreaterThan(read * 0.6);
});

test('a reader who is gone ends the writing and the packing', async () => {
  const givenUp = vi.spyOn(PackedFile.prototype, 'terminate');
  const out = new PassThrough();
  const book = new Workbook(out, 'Baris', [10]);
  book.add([asText('x')]);
  await book.taken();
  expect(givenUp).not.toHaveBeenCalled();
  out.destroy();
  await new Promise((resolve) => out.once('close', resolve));
  await expect(book.taken()).rejects.toThrow('the reader is gone');
  expect(givenUp).toHaveBeenCalledOnce();
  givenUp.mockRestore();
});
