import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { Letters } from '#documents/pdf/letters.ts';
import { wrapped } from '#documents/pdf/wrap.ts';
import { textOf } from '#documents/report/cells.ts';
import { Form } from '#documents/report/continuous.ts';
import { fitColumns, inTwoLines } from '#documents/report/form-columns.ts';
import { layoutOf } from '#documents/report/layout.ts';
import type { ReportRow } from '#documents/report/table.ts';
import { writeReport } from '#documents/report/write-report.ts';
import { writeSlips } from '#documents/slip/slips.ts';
import { dayColumns } from '#lib/books/reports/day-columns.ts';
import type { ReportDefinition } from '#lib/books/reports/definition.ts';
import { reportDefinitions } from '#lib/books/reports/definitions.ts';
import { extractTables } from '#lib/books/reports/regulatory.ts';
import { readBook } from '../../../spreadsheet.ts';
import { pdfPages, pdfText } from '../../pdf-text.ts';

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
/** A trial balance is asked for a day. */
const onDay = { ...asked, tanggal: '2026-11-25', tanggal_awal: '', tanggal_akhir: '', kode_valuta: 'IDR' };
const head = {
  ...{ nomor: 'LP001261125K7M2QX9A', nama_bank: 'Bank Syariah Amanah', kode_cabang: '001', nama_cabang: 'Sudirman' },
  ...{ siapa: 'Rina', tanggal: '2026-11-25', per: '2026-11-25 10:42:17+07' },
};

async function written(
  format: 'CSV' | 'CSV_KOMA' | 'XLSX' | 'PDF',
  rows: readonly ReportRow[],
  paper: '' | 'KONTINU' = '',
  code: 'JURNAL' | 'NERACA_SALDO' = 'JURNAL',
) {
  const denominations: Buffer[] = [];
  const out = new Writable({
    write: (piece: Buffer, _, done) => {
      denominations.push(piece);
      done();
    },
  });
  const finished = new Promise((resolve) => out.once('finish', resolve));
  const all = (async function* () {
    yield rows;
  })();
  await writeReport(
    out,
    { definition: reportDefinitions[code], head, asked: code === 'JURNAL' ? asked : onDay, rows: all },
    { format, paper, mostPages: 10 },
  );
  await finished;
  return Buffer.concat(denominations);
}

const FORMULAS = ['=HYPERLINK("http://x")', '+1+1', '-2', '@SUM(A1)', '\t=1', 'a;=cmd|1'];

test('no text of a report is a formula, in CSV as in a spreadsheet; an amount preserves its sign', async () => {
  const rows = [...FORMULAS.map((keterangan) => line({ keterangan })), line({ debet: -5_00n })];
  const csv = (await written('CSV', rows)).toString();
  expect(csv).not.toMatch(/"[\s]*[=+@-](?!\d+\.\d\d")/);
  expect(csv).toContain('"\'=HYPERLINK(""http://x"")"');
  expect(csv).toContain('"a;\'=cmd|1"');
  expect(csv).toContain('"-5.00"');
  const cells = readBook(await written('XLSX', rows))
    .flatMap((sheet) => sheet.rows)
    .flat()
    .filter((cell) => cell !== null);
  expect(cells.filter(({ formula }) => formula)).toEqual([]);
  const texts = cells.map(({ value }) => value).filter((value) => typeof value === 'string');
  const amounts = cells.filter(({ value }) => typeof value === 'number');
  for (const formula of ['=HYPERLINK("http://x")', '+1+1', '-2', '@SUM(A1)']) {
    expect(texts).not.toContain(formula);
    expect(texts).toContain(`'${formula}`);
  }
  expect(amounts).toContainEqual({ value: -5, format: '#,##0.00', bold: false, formula: false });
});

test('with semicolons an amount has its decimal comma, and no text becomes a cell or a formula of its own', async () => {
  const rows = [line({ debet: 1_234_567_89n, keterangan: 'a;b, c.d' }), line({ keterangan: 'a;=cmd|1' })];
  const [heads = '', first = '', second = ''] = (await written('CSV_KOMA', rows)).toString().split('\r\n');
  const cells = (text: string) => [...text.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell]) => cell);
  expect(cells(first)).toHaveLength(cells(heads).length);
  expect(cells(first)).toEqual(expect.arrayContaining(['1234567,89', 'a;b, c.d']));
  expect(cells(second)).toContain("a;'=cmd|1");
});

test('a line names its act or its fee; a code without a text is shown as a code', () => {
  const column = dayColumns.gerak;
  expect(['SETOR_TUNAI', 'BEA_METERAI', 'SETOR_TUNAI,BIAYA_SI', 'LAMA'].map((code) => textOf(column, code))).toEqual([
    'Setor tunai',
    'Bea meterai',
    'Setor tunai, Biaya instruksi tetap',
    'LAMA',
  ]);
});

test('amounts are summed by currency', async () => {
  const rows = [line(), line(), line({ kode_valuta: 'USD', kredit: 7_00n })];
  const [sheet] = readBook(await written('XLSX', rows));
  expect(sheet?.rows.slice(-2).map((row) => [row[0]?.value, row[8]?.value, row[8]?.bold])).toEqual([
    ['Jumlah seluruhnya IDR', 2_469_135.78, true],
    ['Jumlah seluruhnya USD', 7, true],
  ]);
});

test('the form of 80 columns holds every report within its 80 letters, pages within their edges', () => {
  for (const definition of [
    ...Object.values(reportDefinitions),
    ...Object.values(extractTables),
  ] as ReportDefinition[]) {
    const columns = inTwoLines(definition.columns)?.amounts ?? fitColumns(definition.columns);
    const blanks = inTwoLines(definition.columns) ? 0 : columns.length - 1;
    expect(columns.reduce((sum, { width }) => sum + width, blanks)).toBeLessThanOrEqual(80);
    // A name has room for a word at least, a code for its letters.
    for (const { column, width } of columns)
      expect(width, `${definition.title} ${column.field}`).toBeGreaterThanOrEqual(
        Math.min(column.width, column.width >= 20 ? 11 : 7),
      );
    for (const paper of ['A4', 'LETTER'] as const) {
      const { columns: placed, right } = layoutOf(definition.columns, paper);
      const last = placed.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(right + 0.01);
    }
  }
});

/** Returns the lines of a form as its printer gets them. */
async function formLines(definition: ReportDefinition, rows: readonly ReportRow[]): Promise<string[]> {
  const lines: string[] = [];
  vi.spyOn(Letters.prototype, 'print').mockImplementation((text: string) => void lines.push(text));
  vi.spyOn(Letters.prototype, 'begin').mockImplementation(() => undefined);
  const count = { reserve: () => undefined } as never;
  const form = new Form(
    undefined as never,
    count,
    { definition, head, asked: definition.asks.includes('tanggal') ? onDay : asked, rows: nothingYet() },
    async () => undefined,
  );
  form.begin(1);
  for (const row of rows) {
    const before = lines.length;
    const piece = form.row(row);
    piece.draw();
    expect(lines.length - before).toBe(piece.height);
  }
  vi.restoreAllMocks();
  return lines;
}
async function* nothingYet() {
  yield* [] as (readonly ReportRow[])[];
}

test('an amount too long for its column stands whole in a line of its own; one that fits stays', async () => {
  const account = { pos: 'Giro pada Bank Indonesia', kode_valuta: 'IDR' };
  const lines = await formLines(reportDefinitions.NERACA, [
    { ...account, jumlah: 49_996_980_544_049_99n, jumlah_banding: 0n },
    { ...account, jumlah: 9_999_999_999_999_99n, jumlah_banding: 0n },
  ]);
  expect(lines.filter((text) => /^ {2}Jumlah +49,996,980,544,049\.99$/.test(text))).toHaveLength(1);
  expect(lines.filter((text) => /^Giro pada Bank Indonesia +9,999,999,999,999\.99 +0\.00$/.test(text))).toHaveLength(1);
  expect(lines.every((text) => text.length <= 80)).toBe(true);
});

test('the form prints opening balance and side, and never parts the two lines of an account', async () => {
  const account = { kode_gl: '102001', nama_gl: 'Giro pada Bank Indonesia', posisi: 'D', kode_valuta: 'IDR' };
  const rows = [
    { ...account, saldo_awal: 9_999_999_999_99n, debet: 1_00n, kredit: 0n, saldo_akhir: -49_980_544_04n },
    {
      ...account,
      saldo_awal: 158_283_993_616_00n,
      debet: 80_680_649_250_00n,
      kredit: 78_664_554_591_00n,
      saldo_akhir: 160_300_088_275_00n,
    },
  ];
  const lines = await formLines(reportDefinitions.NERACA_SALDO, rows);
  const [first = 0, second = 0] = lines.flatMap((text, place) =>
    text === '102001 Giro pada Bank Indonesia' ? [place] : [],
  );
  expect(lines[first + 1]).toBe('  9,999,999,999.99 D               1.00                  –       49,980,544.04 K');
  expect(lines[second + 1]).toBe('158,283,993,616.00 D  80,680,649,250.00  78,664,554,591.00  160,300,088,275.00 D');
  // The days stand below the headings.
  expect(lines).toContain('          24-11-2026         25-11-2026         25-11-2026            25-11-2026');
  // An account at the foot of a page goes to the next one whole.
  const many = Array.from({ length: 200 }, () => rows[0] ?? {});
  const pages = pdfPages(await written('PDF', many, 'KONTINU', 'NERACA_SALDO'));
  expect(pages.length).toBeGreaterThan(7);
  for (const page of pages) {
    const names = page.match(/102001 Giro pada Bank Indonesia/g)?.length ?? 0;
    expect(page.match(/9,999,999,999\.99 D/g)?.length ?? 0).toBe(names);
  }
});

test('the form names the columns that only the spreadsheet has; one that has them all says nothing', async () => {
  const text = (await formLines(reportDefinitions.JURNAL, [])).join(' ');
  expect(text).toContain('Tidak termuat di kertas ini: ');
  for (const name of ['Transaksi', 'Nama akun', 'Keterangan', 'Pengguna']) expect(text).toContain(name);
  expect((await formLines(reportDefinitions.NERACA, [])).join(' ')).not.toContain('Tidak termuat');
});

test('a report without rows says so, on either paper', async () => {
  for (const paper of ['', 'KONTINU'] as const) {
    const file = await written('PDF', [], paper);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1')).toContain('/Count 1');
  }
});

test('every page says which of how many it is, with title, bank, office, day and number', async () => {
  const rows = Array.from({ length: 120 }, (_, place) => line({ keterangan: `baris ${place}` }));
  for (const paper of ['', 'KONTINU'] as const) {
    const pages = pdfPages(await written('PDF', rows, paper));
    expect(pages.length).toBeGreaterThan(2);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(`Halaman ${place + 1} dari ${pages.length}`);
      expect(page.toLowerCase()).toContain('bank syariah amanah');
      for (const said of ['Kantor Cabang Sudirman 001', '01 s.d. 25-11-2026', head.nomor])
        expect(page, paper).toContain(said);
    }
  }
});

test('totals stand once, with the last rows and those who sign; nobody signs a page without rows', async () => {
  const row = { kode_gl: '102001', nama_gl: 'Giro', posisi: 'D', kode_valuta: 'IDR' };
  const both = (place: number) => [
    { ...row, saldo_awal: 5_00n, debet: 3_00n, kredit: 0n, saldo_akhir: 8_00n, kode_gl: `1${place}` },
    { ...row, saldo_awal: 5_00n, debet: 0n, kredit: 3_00n, saldo_akhir: 8_00n, posisi: 'K', kode_gl: `2${place}` },
  ];
  // Somewhere in these the rows end where the page does.
  for (const paper of ['', 'KONTINU'] as const)
    for (let many = 10; many < 30; many += 1) {
      const rows = Array.from({ length: many }, (_, place) => both(1000 + place)).flat();
      const pages = pdfPages(await written('PDF', rows, paper, 'NERACA_SALDO'));
      const last = pages.at(-1) ?? '';
      expect(pages.filter((page) => /Disetujui/.test(page))).toEqual([last]);
      expect(pages.join(' ').match(/jumlah saldo dan mutasi debet idr/gi)).toHaveLength(1);
      expect(last).toContain('Seimbang: debet sama dengan kredit');
      expect(last).toMatch(/Dibuat.*Diperiksa.*Disetujui/s);
      expect(last.match(/\b[12]1\d{3}\b/g)?.length ?? 0, `${paper} ${many}`).toBeGreaterThan(2);
    }
});

test('a trial balance that does not balance says so on its paper', async () => {
  const row = { kode_gl: '102001', nama_gl: 'Giro', posisi: 'D', kode_valuta: 'IDR', saldo_awal: 5_00n, debet: 0n };
  const text = pdfText(await written('PDF', [{ ...row, kredit: 0n, saldo_akhir: 5_00n }], '', 'NERACA_SALDO'));
  expect(text).toContain('TIDAK SEIMBANG');
  expect(text).not.toContain('Seimbang:');
});

test('a machine reads every amount and number of a report back, on either paper', async () => {
  // The dot is a part of ':', which stands above every amount; 'e' is one of 'é'.
  const rows = [
    line({ keterangan: 'Résumé: bagi hasil …', kredit: 4_043_604_000_00n }),
    line({ debet: 1_234_567_89n, kredit: 0n }),
  ];
  for (const paper of ['', 'KONTINU'] as const) {
    const text = pdfText(await written('PDF', rows, paper));
    for (const said of ['4,043,604,000.00', '1,234,567.89', '001261125000100000', 'Rina', 'Kantor Cabang Sudirman'])
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
  for (const said of ['4,043,604,000.00', '808,720,800.50', 'Zoé Wicaksono', 'Jl. Melati: 3', 'Halaman 1 dari 1'])
    expect(text).toContain(said);
});

test('on the form long texts give way to amounts and to numbers, which stay whole', () => {
  const widths = (definition: { readonly columns: Parameters<typeof fitColumns>[0] }) =>
    Object.fromEntries(fitColumns(definition.columns).map(({ column, width }) => [column.field, width]));
  expect(widths(reportDefinitions.NERACA)).toEqual({ pos: 38, jumlah: 20, jumlah_banding: 20 });
  expect(widths(reportDefinitions.LABA_RUGI_ANGGARAN)).toMatchObject({ buku: 20, anggaran: 20, persen: 8 });
  expect(widths(reportDefinitions.MUTASI_GL)).toMatchObject({ nomor_referensi: 18, debet: 16, saldo: 16 });
});

test('an indented text stays indented where it continues on another line', () => {
  const letters = {
    widthOf: (text: string) => text.length,
    fitted: (text: string, width: number) => text.slice(0, width),
  };
  expect(wrapped('    Piutang murabahah bruto', 16, letters)).toEqual(['    Piutang', '    murabahah', '    bruto']);
  expect(wrapped('Piutang murabahah', 10, letters)).toEqual(['Piutang', 'murabahah']);
});
