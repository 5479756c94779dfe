import type { Query } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import { betweenDates } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { rateText } from '#lib/profit-sharing/rate.ts';

/** Lists the bank's currencies besides that of its books. */
export const valuta: Query<'currency.valuta'> = async ({ db }, input) => {
  const page = await runList<{ kode_valuta: string; digit: number }>(
    db,
    {
      columns: db`kode_valuta, digit`,
      from: db`currency`,
      where: [db`kode_valuta <> ${BOOK_CURRENCY}`],
      sortable: { kode_valuta: { sql: 'kode_valuta', type: 'text' } },
      key: [{ sql: 'kode_valuta', type: 'text' }],
      defaultSort: 'kode_valuta',
    },
    input.paging,
  );
  return { data: page.rows.map(({ kode_valuta, digit }) => ({ kode_valuta, digit })), resp_cursor: page.cursor };
};

interface RateRow {
  kode_valuta: string;
  tanggal: string;
  beli: bigint;
  tengah: bigint;
  jual: bigint;
  versi: number;
  pembuat: string | null;
  disetujui_oleh: string | null;
  berlaku: string | null;
  id_flow: string | null;
  dapat_diubah: boolean;
}

/** Lists the rates of each day, the latest first, with who set them and the change that waits. */
export const kurs: Query<'currency.kurs'> = async ({ db }, input) => {
  const where: Fragment[] = [...betweenDates(db, 'r.tanggal', input.tanggal_awal, input.tanggal_akhir)];
  if (input.kode_valuta) where.push(db`r.kode_valuta = ${input.kode_valuta}`);
  const page = await runList<RateRow>(
    db,
    {
      columns: db`r.kode_valuta, r.tanggal, r.beli, r.tengah, r.jual, r.versi, v.pembuat, v.disetujui_oleh, v.diketahui_sejak as berlaku,
        (select f.id_flow from flow_instance f where f.objek = 'KURS:' || r.kode_valuta || '/' || r.tanggal and f.flow_state = 'WAITING' and f.jenis = 'DATA') as id_flow,
        r.tanggal >= (select max(b.accounting_date) from branch b) as dapat_diubah`,
      from: db`exchange_rate r left join lateral (
        select x.pembuat, x.disetujui_oleh, x.diketahui_sejak from record_version x
        where x.jenis = 'rate' and x.kunci = r.kode_valuta || '/' || r.tanggal and x.versi = r.versi) v on true`,
      where,
      sortable: {
        tanggal: { sql: 'r.tanggal', type: 'date' },
        kode_valuta: { sql: 'r.kode_valuta', type: 'text' },
      },
      key: [
        { sql: 'r.tanggal', type: 'date' },
        { sql: 'r.kode_valuta', type: 'text' },
      ],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    kode_valuta: row.kode_valuta,
    tanggal: row.tanggal,
    beli: rateText(row.beli),
    tengah: rateText(row.tengah),
    jual: rateText(row.jual),
    versi: row.versi,
    pembuat: row.pembuat ?? '',
    disetujui_oleh: row.disetujui_oleh ?? '',
    berlaku: isoTime(row.berlaku),
    id_flow: row.id_flow ?? '',
    dapat_diubah: row.dapat_diubah ? 'T' : 'F',
  }));
  return { data, resp_cursor: page.cursor };
};

interface DayRow {
  kode_valuta: string;
  tanggal: string;
  beli: bigint | null;
  tengah: bigint | null;
  jual: bigint | null;
  versi: number | null;
  id_flow: string | null;
  satuan_tunai: string;
}

/** Returns the rates of one currency on one day, there or not: by default the first currency and the caller's branch day. NOT_FOUND. */
export const kursHari: Query<'currency.kursHari'> = async ({ db, caller }, input) => {
  const [row] = await db<DayRow[]>`
    select c.kode_valuta, d.tanggal, r.beli, r.tengah, r.jual, r.versi,
      (select f.id_flow from flow_instance f where f.objek = 'KURS:' || c.kode_valuta || '/' || d.tanggal and f.flow_state = 'WAITING' and f.jenis = 'DATA') as id_flow,
      parameter_on('satuan_terkecil_tunai', d.tanggal) as satuan_tunai
    from currency c
    cross join lateral (select coalesce(${input.tanggal || null}::date, b.accounting_date) as tanggal from branch b where b.kode_cabang = ${caller.kodeCabang}) d
    left join exchange_rate r on r.kode_valuta = c.kode_valuta and r.tanggal = d.tanggal
    where c.kode_valuta <> ${BOOK_CURRENCY} and (${input.kode_valuta} = '' or c.kode_valuta = ${input.kode_valuta})
    order by c.kode_valuta limit 1`;
  if (!row) return fail('NOT_FOUND');
  const shown = (rate: bigint | null): string => (rate === null ? '' : rateText(rate));
  return {
    kode_valuta: row.kode_valuta,
    tanggal: row.tanggal,
    ada: row.tengah === null ? 'F' : 'T',
    beli: shown(row.beli),
    tengah: shown(row.tengah),
    jual: shown(row.jual),
    versi: row.versi ?? 0,
    id_flow: row.id_flow ?? '',
    satuan_tunai: row.satuan_tunai,
  };
};
