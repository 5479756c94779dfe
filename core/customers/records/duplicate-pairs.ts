import type { Context, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { runList } from '#core/list/list-query.ts';
import type { NasabahGandaQuery } from '#types/proto/customers/customer.ts';
import { rowsOf, toWire } from './search.ts';

interface Pair {
  pertama: string;
  kedua: string;
  nilai: number;
  alasan: string[];
}

async function duplicates(context: Context, input: NasabahGandaQuery, jenis: 'P' | 'B') {
  const { db, caller } = context;
  // A branch reads the pairs it can act on; head office reads the whole bank.
  const branch = caller.headOffice ? input.kode_cabang : caller.kodeCabang;
  const page = await runList<Pair>(
    db,
    {
      columns: db`d.pertama, d.kedua, d.nilai, d.alasan`,
      from: db`likely_duplicates(${jenis}) d join customer x on x.nomor_nasabah = d.pertama join customer y on y.nomor_nasabah = d.kedua`,
      where: branch === '' ? [] : [db`${branch} in (x.kode_cabang, y.kode_cabang)`],
      sortable: {
        nilai: { sql: 'd.nilai', type: 'bigint' },
        pertama: { sql: 'd.pertama', type: 'text' },
      },
      key: [
        { sql: 'd.pertama', type: 'text' },
        { sql: 'd.kedua', type: 'text' },
      ],
      defaultSort: '-nilai',
    },
    input.paging,
  );
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: 2 * page.rows.length });
  const rows = await rowsOf(
    db,
    page.rows.flatMap(({ pertama, kedua }) => [pertama, kedua]),
  );
  const customerOf = (number: string) => {
    const row = rows.get(number);
    return row && toWire(row, caller);
  };
  const data = page.rows.map(({ pertama, kedua, nilai, alasan }) => ({
    pertama: customerOf(pertama),
    kedua: customerOf(kedua),
    nilai,
    alasan,
  }));
  return { data, resp_cursor: page.cursor };
}

/** Lists persons who may be in the books twice, the likeliest first; for a branch the pairs with a customer of its own. LOOKED_ENOUGH. */
export const cifGandaIndividu: Query<'customer.cifGandaIndividu'> = (context, input) => duplicates(context, input, 'P');
/** Lists entities, in the same way. */
export const cifGandaKorporat: Query<'customer.cifGandaKorporat'> = (context, input) => duplicates(context, input, 'B');
