import { Writable } from 'node:stream';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { packed } from '#press/xlsx/cells.ts';

test('rows of a spreadsheet that are written are waited for until they are packed: none of a long one stays behind in memory', async () => {
  const out = new Writable({ write: (_piece, _encoding, done) => done() });
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: false, useSharedStrings: false });
  const sheet = book.addWorksheet('Baris');
  const waiting = () =>
    (sheet as unknown as { stream: { pipes: { _writableState: { length: number } }[] } }).stream.pipes.map(
      (pipe) => pipe._writableState.length,
    );
  const write = () => {
    for (let row = 0; row < 3_000; row += 1)
      sheet.addRow(['Pembayaran tagihan bulan ini', row, 'IDR', 'teller1']).commit();
  };
  write();
  expect(waiting()[0]).toBeGreaterThan(100_000);
  for (let part = 0; part < 3; part += 1) {
    write();
    await packed(sheet, new AbortController().signal);
    expect(waiting()).toEqual([0]);
  }
  await book.commit();
});
