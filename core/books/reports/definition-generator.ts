import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import type { ReportRow } from '#documents/report/table.ts';
import { writeReport } from '#documents/report/write-report.ts';
import { askSchema } from '#lib/books/reports/ask-schema.ts';
import {
  type Asked,
  type AskField,
  columnsOf,
  nothingAsked,
  type ReportDefinition,
} from '#lib/books/reports/definition.ts';
import { type ReportCode, reportDefinitions } from '#lib/books/reports/definitions.ts';
import { tableFormats } from '#lib/books/reports/formats.ts';
import { addDays, daysBetween } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { type AnyGenerator, type Asker, type Generation, generator } from './generator.ts';
import { rowsOf } from './read-rows.ts';
import { reportQueries } from './report-queries.ts';

/** A report covers at most this many days, unless its definition says otherwise. */
const YEAR = 366;

/** A report compares this many months when the caller names no number. */
const HALF_YEAR = '6';

type Violations = ReturnType<typeof violation>[];

/** Returns the branch of the question; '' the whole bank, where the definition and the caller allow it. */
function branchOf(definition: ReportDefinition, caller: Asker, asked: string): string {
  if (asked === caller.kodeCabang || asked === '*') return asked === '*' ? wholeBank(definition, caller) : asked;
  if (asked === '') return caller.kodeCabang;
  return caller.headOffice ? asked : fail('FORBIDDEN');
}

const wholeBank = (definition: ReportDefinition, caller: Asker): string =>
  definition.whole && caller.headOffice ? '' : fail('FORBIDDEN');

/**
 * Fills in missing days: the branch's accounting date, a period from the first of its last day's month, and for a comparison the end of the month
 * before.
 */
function withDays(asked: Asked, asks: readonly AskField[], today: string): Asked {
  const tanggal = asks.includes('tanggal') ? asked.tanggal || today : '';
  if (asks.includes('banyak')) return { ...asked, tanggal, banyak: asked.banyak || HALF_YEAR };
  if (asks.includes('tanggal_banding'))
    return { ...asked, tanggal, tanggal_banding: asked.tanggal_banding || addDays(`${tanggal.slice(0, 8)}01`, -1) };
  if (!asks.includes('tanggal_akhir')) return { ...asked, tanggal };
  const tanggal_akhir = asked.tanggal_akhir || today;
  return { ...asked, tanggal, tanggal_akhir, tanggal_awal: asked.tanggal_awal || `${tanggal_akhir.slice(0, 8)}01` };
}

function daysWrong(asked: Asked, definition: ReportDefinition, today: string): Violations {
  const ahead = (['tanggal', 'tanggal_akhir', 'tanggal_banding'] as const).filter((field) => asked[field] > today);
  const wrong = ahead.map((field) => violation(field, 'v.tanggalDepan'));
  if (asked.tanggal_awal === '') return wrong;
  if (asked.tanggal_awal > asked.tanggal_akhir) return [...wrong, violation('tanggal_akhir', 'v.rentangTanggal')];
  const most = definition.days ?? YEAR;
  return daysBetween(asked.tanggal_awal, asked.tanggal_akhir) >= most
    ? [...wrong, violation('tanggal_awal', 'v.terlaluLama')]
    : wrong;
}

/**
 * Completes the parameters of a report that has a definition, and proves that the caller may ask for it. Another branch than the caller's
 * is FORBIDDEN, as is the whole bank for a caller outside head office; '*' asks for the whole bank. VALIDATION names the field.
 */
export async function settleAsked(
  db: Db,
  caller: Asker,
  definition: ReportDefinition,
  given: Partial<Asked>,
): Promise<Asked> {
  const kode_cabang = branchOf(definition, caller, given.kode_cabang ?? '');
  const [row] = await db<{ hari: string | null }[]>`
    select max(accounting_date) as hari from branch where ${kode_cabang} in ('', kode_cabang)`;
  if (!row?.hari) return fail('VALIDATION', { violations: [violation('kode_cabang', 'v.kode')] });
  const asked = withDays({ ...nothingAsked, ...given, kode_cabang }, definition.asks, row.hari);
  const wrong = daysWrong(asked, definition, row.hari);
  return wrong.length > 0 ? fail('VALIDATION', { violations: wrong }) : asked;
}

/** Yields the rows masked for their reader and reports the progress of each batch. */
async function* textRows(
  rows: AsyncIterable<readonly ReportRow[]>,
  { seen, progress }: Pick<Generation, 'seen' | 'progress'>,
  { columns }: ReportDefinition,
  of: number | undefined,
): AsyncGenerator<readonly ReportRow[]> {
  const texts = columns.filter(({ kind }) => kind === 'text').map(({ field }) => field);
  let count = 0;
  for await (const batch of rows) {
    for (const row of batch as Record<string, unknown>[]) {
      for (const field of texts) {
        const text = row[field];
        if (typeof text === 'string') row[field] = seen(field, text);
      }
    }
    yield batch;
    count += batch.length;
    await progress(count, of);
  }
}

/** Counting the rows before they are read may take this long. */
const COUNT_MS = 2_000;

/** Counts the rows to come; undefined where the count takes too long. */
async function expected(db: Db, query: Parameters<typeof rowsOf>[1]): Promise<number | undefined> {
  await db`savepoint hitung`;
  try {
    await db`select set_config('statement_timeout', ${String(COUNT_MS)}, true)`;
    const [row] = await db<{ n: bigint }[]>`select count(*) as n from (${query}) q`;
    return row && Number(row.n); // not an amount: how many rows
  } catch (error) {
    if ((error as { code?: string }).code !== '57014') throw error;
    return undefined;
  } finally {
    await db`rollback to savepoint hitung`;
  }
}

/** Returns the generator of a report that has a definition. */
export function definitionGenerator(code: ReportCode): AnyGenerator {
  const definition: ReportDefinition = reportDefinitions[code];
  const query = reportQueries[code];
  return generator<Partial<Asked>>({
    schema: askSchema(definition),
    formats: tableFormats,
    menus: definition.menus,
    onPaper: (asked) => {
      if (!definition.onPaper) return;
      const { field, most } = definition.onPaper;
      const many = Number(asked[field]); // not an amount: how many of something
      if (many > most) fail('VALIDATION', { violations: [violation(field, 'v.kertasMuat')] });
    },
    settle: async (db, caller, given) => {
      const asked = await settleAsked(db, caller, definition, given);
      return { asked: only(asked, definition), kodeCabang: asked.kode_cabang };
    },
    make: async ({ db, asked: given, out, kepala, format, paper, mostPages, ...making }) => {
      const asked: Asked = { ...nothingAsked, ...given };
      const all = query(db, asked);
      const of = await expected(db, all);
      const drawn: ReportDefinition = { ...definition, columns: columnsOf(definition, asked) };
      const rows = textRows(rowsOf(db, query(db, asked)), making, drawn, of);
      await writeReport(out, { definition: drawn, head: kepala, asked, rows }, { format, paper, mostPages });
    },
  });
}

/** Keeps the fields of the report's definition. */
const only = (asked: Asked, { asks }: ReportDefinition): Partial<Asked> =>
  Object.fromEntries(asks.map((field) => [field, asked[field]]));
