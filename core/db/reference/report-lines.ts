import type { LayoutName, StatementName } from '#lib/books/chart.ts';
import type { WrittenLine } from '#lib/books/report-layout.ts';

/** A line of a layout as a release ships it. */
export interface LayoutLine {
  readonly laporan: LayoutName;
  readonly urut: number;
  readonly nama: string;
  readonly jenis: WrittenLine['jenis'];
  readonly tingkat: number;
  /** The side on which an amount is above zero: D debit, K credit. */
  readonly sisi: 'D' | 'K';
  /** Ranges of the chart, from these accounts up to those, in pairs. */
  readonly dari: string[];
  readonly sampai: string[];
}

/** A line of one of the bank's own statements. */
interface ReportLine extends LayoutLine {
  readonly laporan: StatementName;
}

type Draft = Omit<ReportLine, 'laporan' | 'urut'>;

const line =
  (jenis: ReportLine['jenis'], tingkat: number) =>
  (sisi: 'D' | 'K', nama: string, ...ranges: (readonly [string, string])[]): Draft => ({
    nama,
    jenis,
    tingkat,
    sisi,
    dari: ranges.map(([from]) => from),
    sampai: ranges.map(([, until]) => until),
  });
const title = line('JUDUL', 0);
const item = line('BARIS', 1);
const total = line('JUMLAH', 0);

/** Returns the range of all accounts that begin so. */
const of = (start: string) => [start.padEnd(6, '0'), start.padEnd(6, '9')] as const;
const only = (code: string) => [code, code] as const;

/** Rows are ten apart, so that the bank can put its own between them. */
const numbered = (laporan: ReportLine['laporan'], drafts: readonly Draft[]): ReportLine[] =>
  drafts.map((draft, index) => ({ laporan, urut: (index + 1) * 10, ...draft }));

const balanceSheet = numbered('NERACA', [
  title('D', 'Aset'),
  item('D', 'Kas', of('101')),
  item('D', 'Penempatan pada Bank Indonesia', of('102')),
  item('D', 'Giro dan penempatan pada bank lain', of('103')),
  item('D', 'Surat berharga dimiliki', of('104')),
  item('D', 'Piutang murabahah', of('105')),
  item('D', 'Pembiayaan mudharabah dan musyarakah', of('106')),
  item('D', 'Aset ijarah', of('107')),
  item('D', 'Cadangan kerugian penurunan nilai', of('108')),
  item('D', 'Tagihan kliring dan perantara', of('109')),
  item('D', 'Rekening antar kantor', of('110')),
  item('D', 'Aset tetap', of('111')),
  item('D', 'Aset lain', ['112000', '199999']),
  total('D', 'Jumlah aset', of('1')),
  title('K', 'Liabilitas'),
  item('K', 'Kewajiban segera', of('201')),
  item('K', 'Bagi hasil belum dibagikan', of('202')),
  item('K', 'Simpanan wadiah', of('203')),
  item('K', 'Simpanan dari bank lain', of('204')),
  item('K', 'Utang pajak', of('205')),
  item('K', 'Zakat dan dana kebajikan', of('206')),
  item('K', 'Liabilitas lain', ['207000', '299999']),
  total('K', 'Jumlah liabilitas', of('2')),
  title('K', 'Dana syirkah temporer'),
  item('K', 'Tabungan dan giro mudharabah', of('301')),
  item('K', 'Deposito mudharabah', of('302')),
  item('K', 'Cadangan bagi hasil dan dana syirkah lain', ['303000', '399999']),
  total('K', 'Jumlah dana syirkah temporer', of('3')),
  title('K', 'Ekuitas'),
  item('K', 'Modal disetor', only('401001')),
  item('K', 'Tambahan modal disetor', ['401002', '402999']),
  item('K', 'Saldo laba tahun lalu', ['403000', '403001']),
  item('K', 'Laba (rugi) tahun berjalan', only('403002')),
  item('K', 'Ekuitas lain', ['403003', '499999']),
  total('K', 'Jumlah ekuitas', of('4')),
  total('K', 'Jumlah liabilitas, dana syirkah temporer dan ekuitas', ['200000', '499999']),
]);

/** Income is above zero and what lessens it below, so that the figures add up as shown. */
const incomeStatement = numbered('LABA_RUGI', [
  title('K', 'Pendapatan pengelolaan dana'),
  item('K', 'Pendapatan margin murabahah', ['500000', '501001']),
  item('K', 'Pendapatan bagi hasil pembiayaan', only('501002')),
  item('K', 'Pendapatan ijarah neto', only('501003')),
  item('K', 'Imbal hasil penempatan dan sukuk', ['501004', '501999']),
  total('K', 'Jumlah pendapatan pengelolaan dana', ['500000', '501999']),
  item('K', 'Hak pihak ketiga atas bagi hasil', ['600000', '601999']),
  total('K', 'Bagian bank', ['500000', '501999'], ['600000', '601999']),
  title('K', 'Pendapatan dan beban operasional'),
  item('K', 'Pendapatan jasa', ['502000', '502005'], only('502007')),
  item('K', 'Selisih kurs neto', of('503'), of('604')),
  item('K', 'Bonus wadiah dan hibah', of('602')),
  item('K', 'Beban personalia', ['603000', '603001']),
  item('K', 'Beban umum dan administrasi', ['603002', '603003']),
  item('K', 'Beban cadangan kerugian penurunan nilai', only('603004')),
  item('K', 'Beban sistem pembayaran', only('603005')),
  total(
    'K',
    'Laba (rugi) operasional',
    ['500000', '502005'],
    only('502007'),
    of('503'),
    ['600000', '603005'],
    of('604'),
  ),
  item(
    'K',
    'Pendapatan dan beban non-operasional neto',
    only('502006'),
    ['502008', '502999'],
    ['504000', '599999'],
    ['603006', '603999'],
    of('605'),
  ),
  total('K', 'Laba (rugi) sebelum pajak', of('5'), ['600000', '605999']),
  item('K', 'Pajak penghasilan', ['606000', '699999']),
  total('K', 'Laba (rugi) bersih tahun berjalan', ['500000', '699999']),
]);

/** The layout of the bank's balance sheet and income statement (order after PSAK 401); the rows are the bank's, which may change them. */
export const reportLines: readonly ReportLine[] = [...balanceSheet, ...incomeStatement];
