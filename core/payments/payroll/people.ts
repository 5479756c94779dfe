import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Salary } from './read-payroll.ts';

/** The payees of a file who concern the two persons behind it. */
export interface PaidPeople {
  /** Users of the bank who are party to a paid account, by their customer numbers: none of them approves it. */
  readonly pegawai: readonly string[];
  /** Places of the rows that pay the maker or the maker's family. */
  readonly sendiri: readonly number[];
}

/** The part of an employer's month that is paid already, or on its way. */
export interface PaidBefore {
  /** Files that were approved for the month from any account of the employer. */
  readonly kali: number;
  /** Their sum, in minor units. */
  readonly nominal: bigint;
  /** Places of the rows whose account and amount one of those files holds, unless that row failed. */
  readonly baris: readonly number[];
}

/** Reads the parties of the accounts of this bank that rows pay, on the days of their branches. */
export async function paidPeople(db: Db, caller: Caller, rows: readonly Salary[]): Promise<PaidPeople> {
  const ours = rows.filter(({ kode_bank }) => kode_bank === '');
  const [row] = await db<{ pegawai: string[]; sendiri: number[] }[]>`
    with pihak as materialized (
      select x.tempat, p.nomor_nasabah
      from unnest(${ours.map((each) => each.nomor_rekening)}::text[], ${ours.map(({ place }) => place)}::integer[]) x(nomor, tempat)
      join account a on a.nomor_rekening = x.nomor join branch b using (kode_cabang)
      join account_party p on p.nomor_rekening = x.nomor and p.mulai <= b.accounting_date and coalesce(p.sampai, b.accounting_date) >= b.accounting_date)
    select coalesce((select array_agg(distinct u.nomor_nasabah) from app_user u where u.nomor_nasabah in (select nomor_nasabah from pihak)), '{}') as pegawai,
      coalesce((select array_agg(distinct tempat order by tempat) from pihak where nomor_nasabah = any ((select family_of(${caller.nomorNasabah}))::text[])), '{}') as sendiri`;
  return row ?? { pegawai: [], sendiri: [] };
}

/** Reads the earlier approvals for an employer's month: of the account's owner, from any of the owner's accounts. */
export async function paidBefore(
  db: Db,
  rekening: string,
  periode: string,
  rows: readonly Salary[],
): Promise<PaidBefore> {
  const [row] = await db<{ kali: number; nominal: bigint; baris: number[] }[]>`
    with lalu as materialized (
      select p.id_gaji, p.nominal from payroll p join account a using (nomor_rekening)
      where p.periode = ${periode} and a.nomor_nasabah = (select e.nomor_nasabah from account e where e.nomor_rekening = ${rekening}))
    select (select count(*)::integer from lalu) as kali, (select coalesce(sum(l.nominal), 0)::bigint from lalu l) as nominal,
      coalesce((select array_agg(distinct x.tempat order by x.tempat)
        from unnest(${rows.map((each) => each.nomor_rekening)}::text[], ${rows.map((each) => each.nominal.toString())}::bigint[],
          ${rows.map(({ kode_bank }) => kode_bank)}::text[], ${rows.map(({ place }) => place)}::integer[]) x(nomor, nominal, bank, tempat)
        join payroll_row r on coalesce(r.nomor_rekening, r.rekening_tujuan) = x.nomor and r.nominal = x.nominal and coalesce(r.kode_bank, '') = x.bank
          and r.status <> 'GAGAL' and r.id_gaji in (select id_gaji from lalu)), '{}') as baris`;
  return row ?? { kali: 0, nominal: 0n, baris: [] };
}
