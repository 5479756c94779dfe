import type { Query } from '#core/access/context.ts';
import { join, runList } from '#core/list/list-query.ts';
import { lettersOf } from './contents.ts';
import { type LetterRow, letterColumns, lettersAsked, letterTables, letterToWire } from './letter-rows.ts';

/** Lists letters owed to customers of the branches the caller may see: those not printed first, the oldest of them at the top. */
export const surat: Query<'letter.surat'> = async ({ db, caller }, input) => {
  const page = await runList<LetterRow>(
    db,
    {
      columns: letterColumns(db),
      from: letterTables(db),
      where: lettersAsked(db, caller, { ...input, keyword: input.paging?.keyword ?? '' }),
      sortable: {
        tanggal: { sql: 'l.tanggal', type: 'date' },
        cetak: { sql: 'least(coalesce(c.kali, 0), 1)', type: 'bigint' },
      },
      key: [
        { sql: 'l.tanggal', type: 'date' },
        { sql: 'l.nomor_surat', type: 'text' },
      ],
      defaultSort: 'cetak',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => letterToWire(row, caller)), resp_cursor: page.cursor };
};

/** Returns the texts of the list's letters, the oldest first. FORBIDDEN for a caller who sees account numbers masked. */
export const isi: Query<'letter.isi'> = (context, input) =>
  lettersOf(context, join(context.db, lettersAsked(context.db, context.caller, input), ' and '));
