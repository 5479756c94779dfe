import { type AnyGenerator, type Generation, generator } from '#core/books/reports/generator.ts';
import { rowsOf } from '#core/books/reports/read-rows.ts';
import type { ReportQuery } from '#core/books/reports/report-query.ts';
import type { ReportRow } from '#documents/report/table.ts';
import { writeReport } from '#documents/report/write-report.ts';
import { type Asked, nothingAsked, type ReportDefinition } from '#lib/books/reports/definition.ts';
import { tableFormats } from '#lib/books/reports/formats.ts';
import { type ExtractTable, extractTables } from '#lib/books/reports/regulatory.ts';
import { debtors } from './debtors.ts';
import { guaranteedDeposits, thirdPartyFunds } from './funds.ts';
import { type AskedMonth, askedMonth, settleMonth, settleSharesMonth } from './month.ts';
import { publishedCommitments, publishedIncome, publishedSheet } from './publication.ts';
import { taxWithheld, zakatGiven } from './tax.ts';

const queries: Readonly<Record<ExtractTable, ReportQuery>> = {
  PUBLIKASI_NERACA: publishedSheet,
  PUBLIKASI_LABA_RUGI: publishedIncome,
  PUBLIKASI_KOMITMEN: publishedCommitments,
  PPH_DAFTAR: taxWithheld,
  ZAKAT_DAFTAR: zakatGiven,
  LPS_NASABAH: guaranteedDeposits,
  ANTASENA_DPK: thirdPartyFunds,
  SLIK_DEBITUR: debtors,
};

/** These tables draw on profit shares. */
const ofShares: ReadonlySet<ExtractTable> = new Set(['PPH_DAFTAR', 'ZAKAT_DAFTAR']);

/** Yields the rows masked for their reader and reports the progress of each batch. */
async function* seenRows(
  rows: AsyncIterable<readonly ReportRow[]>,
  { columns }: ReportDefinition,
  { seen, progress }: Pick<Generation, 'seen' | 'progress'>,
): AsyncGenerator<readonly ReportRow[]> {
  const texts = columns.filter(({ kind }) => kind === 'text').map(({ field }) => field);
  let count = 0;
  for await (const batch of rows) {
    yield batch.map((row) => ({
      ...row,
      ...Object.fromEntries(
        texts.flatMap((field) => {
          const cell = row[field];
          return typeof cell === 'string' ? [[field, seen(field, cell)]] : [];
        }),
      ),
    }));
    count += batch.length;
    await progress(count);
  }
}

/** Makes an extract that is a table: of the whole bank, for a month. */
export function tableGenerator(code: ExtractTable): AnyGenerator {
  const definition: ReportDefinition = extractTables[code];
  return generator<AskedMonth>({
    schema: askedMonth,
    formats: tableFormats,
    menus: definition.menus,
    settle: ofShares.has(code) ? settleSharesMonth : settleMonth,
    make: async ({ db, asked: { awal, akhir }, out, kepala, format, paper, mostPages, ...making }) => {
      const asked: Asked = { ...nothingAsked, tanggal: akhir, tanggal_awal: awal, tanggal_akhir: akhir };
      const rows = seenRows(rowsOf(db, queries[code](db, asked)), definition, making);
      await writeReport(out, { definition, head: kepala, asked, rows }, { format, paper, mostPages });
    },
  });
}
