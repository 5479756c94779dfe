import { type SlipLine, slipColumns, slipOf } from '#core/books/reports/bundle/day-slips.ts';
import type { Db } from '#core/db/client.ts';
import type { DaySlip } from '#documents/bundle/bundle.ts';
import type { Sampled } from './sample.ts';

/** Journals whose lines one read takes. */
const AT_ONCE = 100;

/** Yields the debit and credit vouchers of each journal of the sample, in its order and of all its branches, some journals at a time. */
export async function* sampleSlips(
  db: Db,
  sample: readonly Sampled[],
  seen: (field: string, text: string) => string,
): AsyncGenerator<readonly DaySlip[]> {
  for (let from = 0; from < sample.length; from += AT_ONCE) {
    const part = sample.slice(from, from + AT_ONCE);
    const lines = await db<SlipLine[]>`
      select ${slipColumns(db)}
      from unnest(${part.map(({ id }) => id.toString())}::bigint[], ${part.map(({ tanggal }) => tanggal)}::date[]) with ordinality as s(id, tanggal, ke)
      join journal j on j.id = s.id and j.tanggal = s.tanggal join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
      join gl_account g using (kode_gl) join branch b on b.kode_cabang = l.kode_cabang left join account a on a.nomor_rekening = l.rekening
      order by s.ke, l.kode_cabang <> j.kode_cabang, l.kode_cabang, l.urut`;
    yield [...Map.groupBy(lines, ({ journal_id }) => journal_id).values()].flatMap((of) =>
      slipOf(of, (nomor) => seen('nomor_rekening', nomor)),
    );
  }
}
