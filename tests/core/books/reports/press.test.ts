import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { expect, test, vi } from 'vitest';
import { dayColumns } from '#lib/books/reports/day-columns.ts';
import type { ReportCard } from '#lib/books/reports/definition.ts';
import { reportCards } from '#lib/books/reports/definitions.ts';
import { extractTables } from '#lib/books/reports/regulatory.ts';
import { Letters } from '#press/pdf/letters.ts';
import { wrapped } from '#press/pdf/wrap.ts';
import { textOf } from '#press/report/cells.ts';
import { Form, fitColumns } from '#press/report/continuous.ts';
import { layoutOf } from '#press/report/layout.ts';
import type { ReportRow } from '#press/report/table.ts';
import { writeReport } from '#press/report/write-report.ts';
import { writeSlips } from '#press/slip/slips.ts';
import { pdfText } from '../../pdf-text.ts';

const line = (over: ReportRow = {}): ReportRow => ({
  tanggal: '2026-11-25',
  nomor_referensi: '001261125000100000',
  operasi: 'SETOR_TUNAI',
  kode_gl: '203001',
  nama_gl: 'Tabungan',
  nomor_rekening: '001110000016',
  keterangan: 'Setoran',
  debet: 0n,
  kredit: 1_234_567_89n,
  kode_valuta: 'IDR',
  id_user: 'teller1',
  ...over,
});

const nobody = {
  kode_valuta: '',
  kode_gl: '',
  nomor_rekening: '',
  id_user: '',
  tanggal_banding: '',
  banyak: '',
  sebelum_penutup: '',
  kata: '',
  urut: '',
};
const asked = { kode_cabang: '001', tanggal: '', tanggal_awal: '2026-11-01', tanggal_akhir: '2026-11-25', ...nobody };
const head = {
  ...{ nomor: 'LP001261125K7M2QX9A', nama_bank: 'Bank Syariah Amanah', kode_cabang: '001', nama_cabang: 'Sudirman' },
  ...{ siapa: 'Rina', tanggal: '2026-11-25', per: '2026-11-25 10:42:17+07' },
};

async function written(
  format: 'CSV' | 'CSV_KOMA' | 'XLSX' | 'PDF',
  rows: readonly ReportRow[],
  paper: '' | 'KONTINU' = '',
) {
  const pieces: Buffer[] = [];
  const out = new Writable({
    write: (piece: Buffer, _, done) => {
      pieces.push(piece);
      done();
    },
  });
  const finished = new Promise((resolve) => out.once('finish', resolve));
  const all = (async function* () {
    yield rows;
  })();
  await writeReport(out, { card: reportCards.JURNAL, head, asked, rows: all }, { format, paper, mostPages: 10 });
  await finished;
  return Buffer.concat(pieces);
}

const FORMULAS = ['=HYPERLINK("http://x")', '+1+1', '-2', '@SUM(A1)', '\t=1', 'a;=cmd|1'];

test('no text of a report is a formula, in CSV as in a spreadsheet; an amount keeps its sign', async () => {
  const rows = [...FORMULAS.map((keterangan) => line({ keterangan })), line({ debet: -5_00n })];
  const csv = (await written('CSV', rows)).toString();
  expect(csv).not.toMatch(/"[\s]*[=+@-](?!\d+\.\d\d")/);
  expect(csv).toContain('"\'=HYPERLINK(""http://x"")"');
  expect(csv).toContain('"a;\'=cmd|1"');
  expect(csv).toContain('"-5.00"');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await written('XLSX', rows)) as unknown as ArrayBuffer);
  const texts: string[] = [];
  let amounts: unknown[] = [];
  book.worksheets[0]?.eachRow((row) => {
    row.eachCell((cell) => {
      expect(cell.type).not.toBe(ExcelJS.ValueType.Formula);
      if (typeof cell.value === 'string') texts.push(cell.value);
      if (typeof cell.value === 'number') amounts = [...amounts, cell.value];
    });
  });
  for (const formula of ['=HYPERLINK("http://x")', '+1+1', '-2', '@SUM(A1)']) {
    expect(texts).not.toContain(formula);
    expect(texts).toContain(`'${formula}`);
  }
  expect(amounts).toContain(-5);
});

test('with semicolons an amount has its decimal comma, and no text becomes a cell or a formula of its own', async () => {
  const rows = [line({ debet: 1_234_567_89n, keterangan: 'a;b, c.d' }), line({ keterangan: 'a;=cmd|1' })];
  const [heads = '', first = '', second = ''] = (await written('CSV_KOMA', rows)).toString().split('\r\n');
  const cells = (text: string) => [...text.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell]) => cell);
  expect(cells(first)).toHaveLength(cells(heads).length);
  expect(cells(first)).toEqual(expect.arrayContaining(['1234567,89', 'a;b, c.d']));
  expect(cells(second)).toContain("a;'=cmd|1");
});

test('a line says what was done or what the bank asked money for; a code that has no text stands as it is', () => {
  const column = dayColumns.gerak;
  expect(['SETOR_TUNAI', 'BEA_METERAI', 'SETOR_TUNAI,BIAYA_SI', 'LAMA'].map((code) => textOf(column, code))).toEqual([
    'Setor tunai',
    'Bea meterai',
    'Setor tunai, Biaya instruksi tetap',
    'LAMA',
  ]);
});

test('amounts are summed each currency by itself', async () => {
  const rows = [line(), line(), line({ kode_valuta: 'USD', kredit: 7_00n })];
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await written('XLSX', rows)) as unknown as ArrayBuffer);
  const sheet = book.worksheets[0];
  const last = [1, 0].map((back) => sheet?.getRow((sheet?.rowCount ?? 0) - back).values as unknown[]);
  expect(last.map((row) => [row[1], row[9]])).toEqual([
    ['Jumlah seluruhnya IDR', 2_469_135.78],
    ['Jumlah seluruhnya USD', 7],
  ]);
});

test('the form of 80 columns holds every report within its 80 letters, sheets within their edges', () => {
  for (const card of [...Object.values(reportCards), ...Object.values(extractTables)] as ReportCard[]) {
    const columns = fitColumns(card.columns);
    expect(columns.reduce((sum, { width }) => sum + width, columns.length - 1)).toBeLessThanOrEqual(80);
    // A name has room for a word at least, a code for its letters.
    for (const { column, width } of columns)
      expect(width, `${card.title} ${column.field}`).toBeGreaterThanOrEqual(
        Math.min(column.width, column.width >= 20 ? 11 : 7),
      );
    for (const paper of ['A4', 'LETTER'] as const) {
      const { columns: placed, right } = layoutOf(card.columns, paper);
      const last = placed.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(right + 0.01);
    }
  }
});

/** Returns the lines of a form as its printer gets them. */
async function formLines(card: ReportCard, rows: readonly ReportRow[]): Promise<string[]> {
  const lines: string[] = [];
  vi.spyOn(Letters.prototype, 'print').mockImplementation((text: string) => void lines.push(text));
  vi.spyOn(Letters.prototype, 'begin').mockImplementation(() => undefined);
  const form = new Form(undefined as never, { card, head, asked, rows: nothingYet() } as never, async () => undefined);
  form.begin(1);
  for (const row of rows) {
    const before = lines.length;
    const said = form.measure(row);
    form.row(row);
    expect(lines.length - before).toBe(said);
  }
  vi.restoreAllMocks();
  return lines;
}
async function* nothingYet() {
  yield* [] as (readonly ReportRow[])[];
}

test('an amount that its column does not hold stands whole in a line of its own; one that fits stays in its row', async () => {
  const account = { kode_gl: '102001', nama_gl: 'Giro pada BI', debet: 0n, kredit: 0n, kode_valuta: 'IDR' };
  const lines = await formLines(reportCards.NERACA_SALDO, [
    { ...account, saldo_akhir: 49_996_980_544_04n },
    { ...account, saldo_akhir: 9_999_999_999_99n },
  ]);
  const large = lines.filter((text) => text.includes('49,996,980,544.04'));
  expect(large).toHaveLength(1);
  expect(large[0]).toMatch(/^ {2}Saldo akhir +49,996,980,544\.04$/);
  expect(lines.filter((text) => /^102001 .* 9,999,999,999\.99$/.test(text))).toHaveLength(1);
  expect(lines.every((text) => text.length <= 80)).toBe(true);
});

test('the form says which columns a sheet would have beside its own; one that has them all says nothing', async () => {
  const told = (await formLines(reportCards.JURNAL, [])).join(' ');
  expect(told).toContain('Tidak termuat di kertas ini: ');
  for (const name of ['Transaksi', 'Nama akun', 'Keterangan', 'Pengguna']) expect(told).toContain(name);
  expect((await formLines(reportCards.NERACA, [])).join(' ')).not.toContain('Tidak termuat');
});

test('a report without rows says so, on either paper', async () => {
  for (const paper of ['', 'KONTINU'] as const) {
    const file = await written('PDF', [], paper);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1')).toContain('/Count 1');
  }
});

test('a machine reads every amount and number of a report back, on either paper', async () => {
  // The dot is a part of ':', which stands above every amount; 'e' is one of 'é'.
  const rows = [
    line({ keterangan: 'Résumé: bagi hasil …', kredit: 4_043_604_000_00n }),
    line({ debet: 1_234_567_89n, kredit: 0n }),
  ];
  for (const paper of ['', 'KONTINU'] as const) {
    const text = pdfText(await written('PDF', rows, paper));
    for (const said of ['4,043,604,000.00', '1,234,567.89', '001261125000100000', 'Rina', 'Bank Syariah Amanah'])
      expect(text, paper).toContain(said);
  }
  expect(pdfText(await written('PDF', rows))).toContain('Résumé: bagi hasil');
});

test('a machine reads the amounts of tax and zakat slips back', async () => {
  const out = new PassThrough();
  const bytes = buffer(out);
  const slips = (async function* () {
    yield {
      ...{
        nomor: '0000000071',
        nomor_nasabah: '0000000071',
        nama: 'Zoé Wicaksono',
        nomor_npwp: '',
        alamat: 'Jl. Melati: 3',
      },
      bulan: [{ bulan: '2026-11-01', dasar: '4043604000.00', jumlah: '808720800.50' }],
    };
  })();
  const sheet = { kind: 'PPH', kepala: head, awal: '2026-01-01', akhir: '2026-12-31' } as const;
  await writeSlips(out, sheet, slips, { mostPages: 2, progress: async () => undefined });
  const text = pdfText(await bytes);
  for (const said of ['4,043,604,000.00', '808,720,800.50', 'Zoé Wicaksono', 'Jl. Melati: 3'])
    expect(text).toContain(said);
});

test('on the form long texts give way to amounts and to numbers, which stay whole', () => {
  const widths = (card: { readonly columns: Parameters<typeof fitColumns>[0] }) =>
    Object.fromEntries(fitColumns(card.columns).map(({ column, width }) => [column.field, width]));
  expect(widths(reportCards.NERACA)).toEqual({ pos: 38, jumlah: 20, jumlah_banding: 20 });
  expect(widths(reportCards.LABA_RUGI_ANGGARAN)).toMatchObject({ buku: 20, anggaran: 20, persen: 8 });
  expect(widths(reportCards.MUTASI_GL)).toMatchObject({ nomor_referensi: 18, debet: 16, saldo: 16 });
});

test('what is set in stays so where it goes on in another line', () => {
  const letters = {
    widthOf: (text: string) => text.length,
    fitted: (text: string, width: number) => text.slice(0, width),
  };
  expect(wrapped('    Piutang murabahah bruto', 16, letters)).toEqual(['    Piutang', '    murabahah', '    bruto']);
  expect(wrapped('Piutang murabahah', 10, letters)).toEqual(['Piutang', 'murabahah']);
});
