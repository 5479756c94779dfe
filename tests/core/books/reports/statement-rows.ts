import { labaRugi, neraca } from '#core/books/reports/statements.ts';
import { as } from '#core/programs/seed/counter.ts';
import { toMinor } from '#lib/money.ts';
import type { NeracaQuery, NeracaRow } from '#types/proto/books/report.ts';

type Bank = Parameters<typeof as>[0];

const asking =
  (query: typeof neraca) =>
  async (bank: Bank, user: string, asked: Partial<NeracaQuery> = {}): Promise<NeracaRow[]> => {
    const { data } = await query(await as(bank, user), {
      paging: { page: 1, show: 100, cursor: '', sort: '', keyword: '' },
      branch_code: '',
      balance_date: '',
      compare_date: '',
      is_all_cabang: 'F',
      rinci: 'F',
      urut: '',
      ...asked,
    });
    return data;
  };

/** Returns the balance sheet as a person reads it. */
export const neracaRows = asking(neraca);
/** The income statement as a person reads it. */
export const labaRugiRows = asking(labaRugi);

export const minor = (text: string) => toMinor(text || '0', 'IDR', { allowNegative: true });

/** Returns the amount of a line, in minor units; throws where there is none. */
export function amountOf(
  rows: readonly NeracaRow[],
  nama: string,
  field: 'jumlah' | 'jumlah_pembanding' = 'jumlah',
): bigint {
  const row = rows.find((each) => each.nama === nama && each.jenis !== 'AKUN' && each.jenis !== 'JUDUL');
  if (row === undefined) throw new Error(`no line ${nama}`);
  return minor(row[field]);
}

/** The four totals that must agree and the two results. */
export const totals = (sheet: readonly NeracaRow[], income: readonly NeracaRow[]) => ({
  aset: amountOf(sheet, 'Jumlah aset'),
  sumber: amountOf(sheet, 'Jumlah liabilitas, dana syirkah temporer dan ekuitas'),
  berjalan: amountOf(sheet, 'Laba (rugi) tahun berjalan'),
  lalu: amountOf(sheet, 'Saldo laba tahun lalu'),
  bersih: amountOf(income, 'Laba (rugi) bersih tahun berjalan'),
});
