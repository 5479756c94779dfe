import type { Context, Query } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import type {
  BandingNasabah,
  GabungRow,
  ItemTerbuka,
  PratinjauGabungReply,
  TautanGabungRow,
} from '#types/proto/customers/customer.ts';
import { loadPair } from './merge.ts';
import { loadBoth, type Pair, recordPairRead } from './merge-pair.ts';
import { loadCodes } from './reference-codes.ts';
import { columns, type Row, toWire } from './search.ts';
import { ownWords, presentContent } from './state-presenter.ts';
import { loadMerge } from './unmerge.ts';

/** Compares both records field by field. The core decides whether two values are the same, because a reader may see them masked. */
async function compared({ db }: Context, { asal, ke }: Pair): Promise<BandingNasabah[]> {
  const states = [asal, ke].map(({ isi, versi }) => ({ isi, ...presentContent(isi, versi) }));
  const [day] = await db<{ today: string }[]>`select max(accounting_date) as today from branch`;
  const referenceCodes = await loadCodes(
    db,
    states.flatMap(({ codes }) => codes),
    day?.today ?? '',
  );
  const [one, other] = states.map(
    ({ isi, shown }) => new Map([...shown(referenceCodes), ...ownWords(isi, referenceCodes)]),
  );
  return [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].flatMap((kolom) => {
    const [lama, baru] = [one?.get(kolom) ?? '', other?.get(kolom) ?? ''];
    return lama === '' && baru === '' ? [] : [{ kolom, lama, baru, sama: lama === baru ? 'T' : 'F' }];
  });
}

async function openItems({ db }: Context, numbers: readonly string[], code: string): Promise<ItemTerbuka[]> {
  const rows = await db<Omit<ItemTerbuka, 'nama_operasi'>[]>`
    select id_flow, flow_code as "flowCode", user_input, dibuat_pada from open_items_of(${[...numbers]}, ${code}, ${`NASABAH:${numbers[0] ?? ''}`}) limit 20`;
  return rows.map((row) => ({ ...row, nama_operasi: '', dibuat_pada: isoTime(row.dibuat_pada) }));
}

async function previewOf(context: Context, pair: Pair, code: string, id_gabung: string): Promise<PratinjauGabungReply> {
  const { db, caller } = context;
  await recordPairRead(context, pair);
  const numbers = [pair.asal.isi.nomor_nasabah, pair.ke.isi.nomor_nasabah];
  const [rows, banding, terbuka] = await Promise.all([
    db<
      Row[]
    >`select ${columns(db)} from customer c join branch b on b.kode_cabang = c.kode_cabang where c.nomor_nasabah = any (${numbers})`,
    compared(context, pair),
    openItems(context, numbers, code),
  ]);
  const [asal, ke] = numbers.map((number) => {
    const row = rows.find(({ nomor_nasabah }) => nomor_nasabah === number);
    return row && toWire(row, caller);
  });
  return {
    asal,
    ke,
    versi_asal: pair.asal.versi,
    versi_ke: pair.ke.versi,
    sidik: pair.sidik,
    banding,
    jumlah: [...pair.jumlah],
    terbuka,
    id_gabung,
  };
}

/** Returns two customers side by side, the links that would move from the first to the second, and their open items. NOT_FOUND, LOOKED_ENOUGH. */
export const pratinjauGabung: Query<'customer.pratinjauGabung'> = async (context, { asal, ke }) => {
  const pair = await loadPair(context.db, context.caller, asal, ke);
  const [active] = await context.db<{ id: string }[]>`
    select id_gabung as id from customer_merge where asal = ${asal} and ke = ${ke} and batal_pada is null`;
  return previewOf(context, pair, 'GABUNG_NASABAH', active?.id ?? '');
};

/** Returns the two customers of a merge, and the links that would go back. NOT_FOUND, LOOKED_ENOUGH. */
export const pratinjauBatalGabung: Query<'customer.pratinjauBatalGabung'> = async (context, { id_gabung }) =>
  previewOf(context, await loadMerge(context.db, context.caller, id_gabung), 'BATAL_GABUNG_NASABAH', id_gabung);

interface LinkRow extends Omit<TautanGabungRow, 'lebur' | 'kembali'> {
  readonly lebur: boolean;
  readonly kembali: boolean | null;
}

const flag = (value: boolean | null): string => (value === null ? '' : value ? 'T' : 'F');

/** Lists the links of an active or cancelled merge, or those that a merge would move. NOT_FOUND. */
export const tautanGabung: Query<'customer.tautanGabung'> = async (context, input) => {
  const { db, caller } = context;
  const [merge] =
    input.id_gabung === ''
      ? [{ asal: input.asal, ke: input.ke, undone: false }]
      : await db<{ asal: string; ke: string; undone: boolean }[]>`
          select asal, ke, batal_pada is not null as undone from customer_merge where id_gabung = ${input.id_gabung}`;
  if (!merge) return fail('NOT_FOUND');
  await loadBoth(db, caller, merge.asal, merge.ke);
  const from =
    input.id_gabung === ''
      ? db`(select tabel, golongan, golongan || ' ' || md5(tabel || kolom || kunci::text) as kunci, sebut, dari, ke, lebur, null::boolean as kembali
            from merge_links(${merge.asal}, ${merge.ke})) t`
      : db`(select g.tabel, l.golongan, lpad(g.urut::text, 9, '0') as kunci, g.sebut, g.dari, g.ke, g.isi is not null as lebur, coalesce(g.kembali, u.kembali) as kembali
            from customer_merge_link g join customer_link l using (tabel, kolom) left join unmerge_links(${input.id_gabung}) u on u.urut = g.urut
            where g.id_gabung = ${input.id_gabung}) t`;
  const page = await runList<LinkRow>(
    db,
    {
      columns: db`t.kunci, t.golongan, t.tabel, t.sebut, t.dari, t.ke, t.lebur, t.kembali`,
      from,
      where: [],
      sortable: { kunci: { sql: 't.kunci', type: 'text' } },
      key: [{ sql: 't.kunci', type: 'text' }],
      defaultSort: 'kunci',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({ ...row, lebur: flag(row.lebur), kembali: flag(row.kembali) })),
    resp_cursor: page.cursor,
  };
};

/**
 * Lists active merges, the latest first, each with the later one that must be cancelled before it; of the reader's branch, for head office of every
 * one.
 */
export const pembatalanGabungDataCif: Query<'customer.pembatalanGabungDataCif'> = async (context, input) => {
  const { db, caller } = context;
  const number = input.nomor_nasabah || (input.paging?.keyword.trim() ?? '');
  const page = await runList<GabungRow>(
    db,
    {
      columns: db`
        g.id_gabung, g.asal, a.nama_nasabah as nama_asal, g.ke, b.nama_nasabah as nama_ke, a.jenis, g.tanggal, g.pembuat, g.disetujui_oleh, g.alasan,
        (select count(*) from customer_merge_link l where l.id_gabung = g.id_gabung)::integer as tautan,
        coalesce((select x.asal from customer_merge x where x.batal_pada is null and x.urut > g.urut and g.ke in (x.asal, x.ke) order by x.urut desc limit 1), '') as didahului,
        coalesce((select f.id_flow::text from flow_instance f where f.objek = 'NASABAH:' || g.asal and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow`,
      from: db`customer_merge g join customer a on a.nomor_nasabah = g.asal join customer b on b.nomor_nasabah = g.ke`,
      where: [
        db`g.batal_pada is null`,
        ...(caller.headOffice
          ? []
          : [db`a.kode_cabang = ${caller.kodeCabang} and b.kode_cabang = ${caller.kodeCabang}`]),
        ...(number === '' ? [] : [db`${number} in (g.asal, g.ke)`]),
      ],
      sortable: { urut: { sql: 'g.urut', type: 'bigint' } },
      key: [{ sql: 'g.urut', type: 'bigint' }],
      defaultSort: '-urut',
    },
    input.paging,
  );
  return { data: page.rows, resp_cursor: page.cursor };
};
