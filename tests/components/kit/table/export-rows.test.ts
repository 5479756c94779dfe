import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportRows, fileName } from '#components/kit/table/export-rows.ts';
import type { Column } from '#components/kit/ui/column.tsx';
import { dayOf, readBook } from '../../../spreadsheet.ts';

interface Account {
  readonly nomor: string;
  readonly nama: string;
  readonly saldo: string;
  readonly tanggal: string;
}
const columns: readonly Column<Account>[] = [
  { field: 'nomor', title: 'rekening.nomor', kind: 'code' },
  { field: 'nama', title: 'rekening.atasNama' },
  { field: 'saldo', title: 'rekening.saldoBuku', kind: 'amount' },
  { field: 'tanggal', title: 'setelan.nama', kind: 'date' },
];
const heads = ['Nomor', 'Nama', 'Saldo', 'Tanggal'];
const first = { nomor: '001', nama: '=HYPERLINK("x")', saldo: '-2500000.00', tanggal: '2026-11-21' };
const second = { nomor: '002', nama: 'Siti & <Budi>', saldo: '12345678901234567.89', tanggal: '' };

async function* pages() {
  yield [first];
  yield [second];
}
const job = { title: 'Rekening', columns, heads, pages, onProgress: () => undefined };
const running = () => new AbortController();

test('CSV: a byte order mark, headings, every page, formulas disarmed, amounts as digits, dates as shown', async () => {
  const { file, rows } = await exportRows({ ...job, format: 'csv', signal: running().signal });
  expect(rows).toBe(2);
  expect(file.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(strFromU8(bytes.slice(3))).toBe(
    '"Nomor","Nama","Saldo","Tanggal"\r\n' +
      '"001","\'=HYPERLINK(""x"")","-2500000.00","21-11-2026"\r\n' +
      '"002","Siti & <Budi>","12345678901234567.89",""\r\n',
  );
});

test('CSV for spreadsheets in Indonesia: semicolons and decimal commas', async () => {
  const { file } = await exportRows({ ...job, format: 'csv-koma', signal: running().signal });
  expect(strFromU8(new Uint8Array(await file.arrayBuffer()).slice(3))).toBe(
    '"Nomor";"Nama";"Saldo";"Tanggal"\r\n' +
      '"001";"\'=HYPERLINK(""x"")";"-2500000,00";"21-11-2026"\r\n' +
      '"002";"Siti & <Budi>";"12345678901234567,89";""\r\n',
  );
});

test('XLSX: one worksheet, amounts as numbers unless rounding, days as days, formulas disarmed, markup escaped', async () => {
  const { file } = await exportRows({ ...job, format: 'xlsx', signal: running().signal });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const [sheet] = readBook(new Uint8Array(await file.arrayBuffer()));
  const text = (value: string) => ({ value, format: '@', bold: false, formula: false });
  expect(sheet?.name).toBe('Rekening');
  expect(sheet?.rows).toEqual([
    heads.map((head) => ({ ...text(head), bold: true })),
    [
      text('001'),
      text('\'=HYPERLINK("x")'),
      { value: -2_500_000, format: '#,##0.00', bold: false, formula: false },
      { value: 46_347, format: 'dd\\-mm\\-yyyy', bold: false, formula: false },
    ],
    [text('002'), text('Siti & <Budi>'), text('12345678901234567.89'), text('')],
  ]);
  expect(dayOf(46_347)).toBe('2026-11-21');
  for (const part of Object.values(parts)) {
    const xml = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
  }
});

test('progress is reported after every page', async () => {
  const progress: number[] = [];
  await exportRows({ ...job, format: 'csv', signal: running().signal, onProgress: (rows) => progress.push(rows) });
  expect(progress).toEqual([1, 2]);
});

test('cancelling stops between pages and writes nothing', async () => {
  const stop = running();
  const asked: string[] = [];
  async function* endless() {
    for (;;) {
      asked.push('page');
      yield [first];
    }
  }
  const progress = (rows: number) => rows === 3 && stop.abort();
  await expect(
    exportRows({ ...job, pages: endless, format: 'csv', signal: stop.signal, onProgress: progress }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(4);
});

test('the file is named after the list and the moment', () => {
  const clock = { date: '2026-11-21', time: '10:42:17' };
  expect(fileName('Transaksi hari ini', 'xlsx', clock)).toBe('transaksi-hari-ini-20261121-1042.xlsx');
  expect(fileName('??', 'csv', clock)).toBe('data-20261121-1042.csv');
  expect(fileName('??', 'csv-koma', clock)).toBe('data-20261121-1042.csv');
});
