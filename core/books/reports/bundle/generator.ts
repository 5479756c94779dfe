import { type AnyGenerator, type Generation, generator } from '#core/books/reports/generator.ts';
import { rowsOf } from '#core/books/reports/read-rows.ts';
import { reportQueries } from '#core/books/reports/report-queries.ts';
import type { BundleList } from '#documents/bundle/bundle.ts';
import { writeBundle } from '#documents/bundle/write-bundle.ts';
import type { ReportRow } from '#documents/report/table.ts';
import { type Asked, nothingAsked, type ReportDefinition } from '#lib/books/reports/definition.ts';
import { type ReportCode, reportDefinitions } from '#lib/books/reports/definitions.ts';
import { bundelInput } from '#lib/books/schemas/bundle.ts';
import { fail } from '#lib/errors/errors.ts';
import { countSlips, daySlips } from './day-slips.ts';
import { readCover } from './read-cover.ts';

/** The reports that belong to a branch's day, in the order of its bundle. */
const bundled = (Object.keys(reportDefinitions) as ReportCode[])
  .map((code) => ({ code, definition: reportDefinitions[code] as ReportDefinition }))
  .filter(({ definition }) => definition.bundle !== undefined)
  .sort((a, b) => (a.definition.bundle ?? 0) - (b.definition.bundle ?? 0));

/** Yields batches and reports each of them. */
async function* withProgress<R>(
  rows: AsyncIterable<readonly R[]>,
  note: (rows: number) => Promise<void>,
): AsyncGenerator<readonly R[]> {
  for await (const batch of rows) {
    yield batch;
    await note(batch.length);
  }
}

async function listsOf(
  { db }: Pick<Generation, 'db'>,
  asked: Asked,
  note: (rows: number) => Promise<void>,
): Promise<BundleList[]> {
  const lists: BundleList[] = [];
  for (const { code, definition } of bundled) {
    const query = reportQueries[code];
    const [row] = await db<{ n: number }[]>`select count(*)::integer as n from (${query(db, asked)}) q`;
    lists.push({
      definition,
      banyak: row?.n ?? 0,
      rows: () => withProgress<ReportRow>(rowsOf(db, query(db, asked)), note),
    });
  }
  return lists;
}

/**
 * Writes the file of a branch's day. Its own call asks for it (core/books/reports/bundle/ask.ts) and knows whether the day is over: the snapshot
 * must agree, so a lagging copy of the database is refused with REPORT_SNAPSHOT and the job is tried again.
 */
export const bundleGenerator = (final: boolean): AnyGenerator =>
  generator({
    schema: bundelInput,
    formats: ['PDF'],
    menus: ['cetak-hari'],
    ...(final && { forever: true as const }),
    settle: () => Promise.resolve(fail('REPORT_UNKNOWN')),
    make: async ({ db, asked: { kode_cabang, tanggal, slip }, out, kepala, paper, mostPages, progress }) => {
      const day = { kode_cabang, tanggal };
      const cover = await readCover(db, day, kepala.nomor);
      if (final && cover.ditutup_pada === '') fail('REPORT_SNAPSHOT');
      let done = 0;
      let all = 0;
      const note = (rows: number) => {
        done += rows;
        return progress(done, all);
      };
      const asked = { ...nothingAsked, ...day };
      const lists = await listsOf({ db }, asked, note);
      const banyak = slip === 'T' ? await countSlips(db, day) : 0;
      all = lists.reduce((sum, { banyak: rows }) => sum + rows, banyak);
      await writeBundle(
        out,
        {
          head: { ...kepala, siapa: cover.diminta_oleh || kepala.siapa },
          hari: tanggal,
          asked,
          sementara: !final,
          cover,
          lists,
          slips: slip === 'T' ? { banyak, rows: () => withProgress(daySlips(db, day), note) } : null,
        },
        { paper: paper || 'A4', most: mostPages },
      );
    },
  });
