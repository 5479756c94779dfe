import type { Caller, Query } from '#core/access/context.ts';
import { countedBy } from '#core/cash/vault/being-counted.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import type { AngkaHari, BertugasRow, KasHari } from '#types/proto/business-day/branch.ts';
import { dayOf } from './checks.ts';

/** The answer names at most so many people. */
const PEOPLE = 60;

const counter = codesWhere(({ duty }) => duty === 'COUNTER');
const customers = codesWhere(({ cash }) => cash === 'CUSTOMER');

interface Figure {
  readonly kode: string;
  readonly banyak: number;
  readonly nominal: bigint | null;
  readonly banyak_kemarin: number;
  readonly nominal_kemarin: bigint | null;
}

/** The journals of a branch's day and of the day before it, the latter until the present time of day. */
const journals = (db: Db, branch: string): Fragment => db`
  select j.id, j.tanggal, j.operasi, j.tanggal = h.hari as kini from h join journal j on j.kode_cabang = ${branch}
    and (j.tanggal = h.hari or j.tanggal = h.kemarin and (j.dibuat_pada at time zone 'Asia/Jakarta')::time <= h.jam)`;

/** Counts and sums the work of both days in one pass over their journals; amounts of the books' currency. */
const figures = (db: Db, branch: string, day: string, before: string | null): Promise<Figure[]> => db<Figure[]>`
  with h as (select ${day}::date as hari, ${before}::date as kemarin, bank_clock() as jam),
    j as materialized (${journals(db, branch)}),
    x(urut, kode, kini, nominal) as (
      select 1, 'TRANSAKSI', kini, null::bigint from j where operasi = any (${counter}::text[])
      union all select 2, 'SETORAN', kini, m.masuk from j join cash_movement m on m.journal_id = j.id and m.tanggal = j.tanggal
        join cash_box k using (id_kas) where operasi = any (${customers}::text[]) and k.kode_valuta = ${BOOK_CURRENCY} and m.masuk > 0
      union all select 3, 'TARIKAN', kini, m.keluar from j join cash_movement m on m.journal_id = j.id and m.tanggal = j.tanggal
        join cash_box k using (id_kas) where operasi = any (${customers}::text[]) and k.kode_valuta = ${BOOK_CURRENCY} and m.keluar > 0
      union all select 4, 'TRANSFER', kini, t.nominal from j join transfer t on t.journal_id = j.id and t.tanggal = j.tanggal and t.status <> 'DIBATALKAN'
      union all select 5, 'PEMBUKAAN', f.tanggal = h.hari, null from h join flow_instance f on f.kode_cabang = ${branch} and f.flow_code = 'BUKA_REKENING'
        and f.flow_state = 'APPROVED' and f.diubah_pada >= h.kemarin::timestamptz
        and (f.tanggal = h.hari or f.tanggal = h.kemarin and (f.diubah_pada at time zone 'Asia/Jakarta')::time <= h.jam))
  select k.kode, count(*) filter (where x.kini)::integer as banyak, count(*) filter (where not x.kini)::integer as banyak_kemarin,
    case when k.uang then coalesce(sum(x.nominal) filter (where x.kini), 0)::bigint end as nominal,
    case when k.uang then coalesce(sum(x.nominal) filter (where not x.kini), 0)::bigint end as nominal_kemarin
  from (values (1, 'TRANSAKSI', false), (2, 'SETORAN', true), (3, 'TARIKAN', true), (4, 'TRANSFER', true), (5, 'PEMBUKAAN', false)) k(urut, kode, uang)
  left join x using (urut) group by k.urut, k.kode, k.uang order by k.urut`;

/** Lists who of a branch is signed in, by the role each works in first. */
const onDuty = (db: Db, branch: string): Promise<BertugasRow[]> => db<BertugasRow[]>`
  select role_id, array_agg(nama_user order by nama_user) as nama_user from (
    select u.nama_user, coalesce((select r.role_id from user_role r where r.id_user = u.id_user order by r.urut, r.role_id limit 1), '') as role_id
    from app_user u where u.kode_cabang = ${branch} and u.aktif
      and exists (select from app_session s where s.id_user = u.id_user and s.berakhir_pada is null and s.batas > now())
    order by u.nama_user limit ${PEOPLE}) d group by role_id order by role_id`;

interface Cash {
  readonly khasanah: bigint;
  readonly batas: bigint;
  readonly kas_teller: bigint;
  readonly dalam_perjalanan: bigint;
  readonly sedang_dihitung: boolean;
}

/** Sums the branch's cash in the books' currency: vault, tills, and what neither of them holds yet. */
const cash = (db: Db, caller: Caller, branch: string): Promise<Cash[]> => db<Cash[]>`
  select k.saldo as khasanah, k.batas, ${countedBy(db, caller)} as sedang_dihitung,
    (select coalesce(sum(t.saldo), 0)::bigint from cash_box t
     where t.kode_cabang = k.kode_cabang and t.jenis = 'TELLER' and t.kode_valuta = k.kode_valuta) as kas_teller,
    (select coalesce(sum(h.nominal), 0)::bigint from handover h
     where h.kode_cabang = k.kode_cabang and is_on_its_way(h.status) and k.id_kas in (h.asal, h.tujuan)) as dalam_perjalanan
  from cash_box k where k.kode_cabang = ${branch} and k.jenis = 'KHASANAH' and k.kode_valuta = ${BOOK_CURRENCY} order by k.id_kas limit 1`;

/** Hides every amount from whoever counts the vault: the sum would reveal the balance. */
function toCash(row: Cash | undefined): KasHari | undefined {
  if (!row) return undefined;
  const { khasanah, kas_teller, dalam_perjalanan, sedang_dihitung } = row;
  const shown = (minor: bigint): string => (sedang_dihitung ? '' : fromMinor(minor));
  return {
    khasanah: shown(khasanah),
    batas: fromMinor(row.batas),
    kas_teller: shown(kas_teller),
    dalam_perjalanan: shown(dalam_perjalanan),
    sesudah_masuk: shown(khasanah + kas_teller + dalam_perjalanan),
  };
}

const toFigure = (row: Figure): AngkaHari => ({
  kode: row.kode,
  banyak: row.banyak,
  nominal: fromMinorOrEmpty(row.nominal),
  banyak_kemarin: row.banyak_kemarin,
  nominal_kemarin: fromMinorOrEmpty(row.nominal_kemarin),
});

/**
 * Returns the work of a branch's accounting date against its business day before until the same time of day: transactions of the counter, cash that
 * customers brought and took, transfers to other banks, accounts opened; who of the branch is signed in; and its cash against the vault's limit.
 * NOT_FOUND for a branch the caller does not see.
 */
export const daySummary: Query<'branch.ringkasanHari'> = async (context, { kode_cabang }) => {
  const { db, caller } = context;
  const day = await dayOf(context, kode_cabang);
  const branch = day.kode_cabang;
  const [known] = await db<{ kemarin: string | null; petugas: number; jam: string }[]>`
    select (select j.tanggal from journal j where j.kode_cabang = ${branch} and j.tanggal < ${day.accounting_date}::date order by j.tanggal desc limit 1) as kemarin,
      (select count(*)::integer from app_user u where u.kode_cabang = ${branch} and u.aktif) as petugas, to_char(bank_clock(), 'HH24:MI') as jam`;
  const { kemarin, petugas, jam } = known ?? fail('SYSTEM');
  const [angka, bertugas, [kas]] = await Promise.all([
    figures(db, branch, day.accounting_date, kemarin),
    onDuty(db, branch),
    cash(db, caller, branch),
  ]);
  return {
    kode_cabang: branch,
    accounting_date: day.accounting_date,
    kemarin: kemarin ?? '',
    jam,
    angka: angka.map(toFigure),
    bertugas: [...bertugas],
    petugas,
    kode_valuta: BOOK_CURRENCY,
    kas: toCash(kas),
  };
};
