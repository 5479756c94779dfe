import type { Context, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { runList } from '#core/list/list-query.ts';
import {
  cashKindOf,
  correctionsNeeded,
  type Extract,
  type ExtractCode,
  extractCodes,
  extracts,
} from '#lib/books/extracts.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { DaftarEkstrakRow } from '#types/proto/books/regulatory.ts';
import { countFindings, findings, type Month } from './checks/check.ts';
import { checksOf, extractFor } from './extracts.ts';
import { monthOf } from './month.ts';

interface Due {
  readonly tenggat: string | null;
  readonly sisa_hari: number;
  readonly menunggu: number;
}

/** Reads an extract's due date: a number of days after the month, or for cash reports the first that waits, in business days. */
async function dueOf(db: Db, code: ExtractCode, { akhir }: Month): Promise<Due> {
  const { due }: Extract = extracts[code];
  if (due === null) return { tenggat: null, sisa_hari: 0, menunggu: 0 };
  const kind = code in cashKindOf ? cashKindOf[code as keyof typeof cashKindOf] : '';
  const [row] = await db<Due[]>`
    select t.tenggat, t.menunggu, case
        when t.tenggat is null then 0
        when t.tenggat < h.accounting_date then t.tenggat - h.accounting_date
        when ${due} <> 'CASH' then t.tenggat - h.accounting_date
        else (select count(*)::integer from generate_series(h.accounting_date + 1, t.tenggat, interval '1 day') d where is_business_day(d::date)) end as sisa_hari
    from branch h cross join lateral (
      select case when ${due} = 'CASH' then min(r.tenggat) else ${akhir}::date + parameter_on(${due}, ${akhir}::date)::integer end as tenggat, count(r.*)::integer as menunggu
      from (select 1) x left join cash_report r on ${due} = 'CASH' and (r.jenis = ${kind} or ${kind} = 'POLA' and r.jenis = 'CURIGA') and r.status = 'BARU') t
    where h.jenis = 'HO'`;
  return row ?? fail('NOT_FOUND');
}

interface Made {
  readonly nomor: string;
  readonly dibuat_pada: string;
  readonly dibuat_oleh: string;
}

/** Reads the latest file of the extract for the month, whoever made it. */
async function madeLast(db: Db, code: ExtractCode, { awal }: Month): Promise<Made> {
  const [row] = await db<Made[]>`
    select j.nomor, j.selesai_pada as dibuat_pada, coalesce(u.nama_user, j.id_user, '') as dibuat_oleh from report_job j left join app_user u using (id_user)
    where j.jenis = 'EKSTRAK' and j.kode = any (${[...extracts[code].files]}::text[]) and j.tanya ->> 'bulan' = ${awal} and j.sha256 is not null
    order by j.selesai_pada desc limit 1`;
  return row ? { ...row, dibuat_pada: isoTime(row.dibuat_pada) } : { nomor: '', dibuat_pada: '', dibuat_oleh: '' };
}

/** Lists the extracts of a month that the caller's screens show: the due date and the file made last. */
export const daftar: Query<'regulatory.daftar'> = async ({ db, caller }, input) => {
  const month = await monthOf(db, input.bulan);
  const codes = extractCodes.filter((code) => caller.menus.has(extracts[code].menu));
  const data = await Promise.all(
    codes.map(async (kode): Promise<DaftarEkstrakRow> => {
      const [{ tenggat, ...due }, made] = await Promise.all([dueOf(db, kode, month), madeLast(db, kode, month)]);
      return { kode, ...month, tenggat: tenggat ?? '', ...due, ...made };
    }),
  );
  return { data, resp_cursor: '' };
};

/** Counts the findings of each check of an extract, zero included. NOT_FOUND for a caller who does not hold its screen. */
export const ringkas: Query<'regulatory.ringkas'> = async ({ db, caller }, input) => {
  const { code } = extractFor(caller, input.kode);
  const month = await monthOf(db, input.bulan);
  const pemeriksaan = await countFindings(db, checksOf[code], month);
  return { pemeriksaan, wajib: correctionsNeeded(pemeriksaan) };
};

interface Finding {
  readonly periksa: string;
  readonly berat: string;
  readonly jenis: string;
  readonly id: string;
  readonly nama: string;
  readonly kolom: string;
  readonly nominal: bigint;
  readonly badan: string;
}

/** Lists the findings of an extract's checks, row by row. NOT_FOUND for a caller who does not hold its screen, LOOKED_ENOUGH. */
export const periksa: Query<'regulatory.periksa'> = async (context: Context, input) => {
  const { db, caller } = context;
  const { code } = extractFor(caller, input.kode);
  const month = await monthOf(db, input.bulan);
  const checks = checksOf[code].filter(({ kode }) => input.periksa === '' || kode === input.periksa);
  if (checks.length === 0) return fail('NOT_FOUND');
  const page = await runList<Finding>(
    db,
    {
      columns: db`f.*, coalesce((select case c.jenis when 'B' then 'T' else 'F' end from customer c where f.jenis = 'NASABAH' and c.nomor_nasabah = f.id), 'F') as badan`,
      from: db`(${findings(db, checks, month)}) f`,
      where: [],
      sortable: { periksa: { sql: 'f.periksa', type: 'text' } },
      key: [
        { sql: 'f.jenis', type: 'text' },
        { sql: 'f.id', type: 'text' },
        { sql: 'f.nama', type: 'text' },
      ],
      defaultSort: 'periksa',
    },
    input.paging,
  );
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: page.rows.length });
  const data = page.rows.map(({ nominal, ...row }) => ({ ...row, nominal: fromMinor(nominal) }));
  return { data, resp_cursor: page.cursor };
};
