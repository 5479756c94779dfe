import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type { DepositoRow } from '#types/proto/deposits/deposit.ts';

export interface DepositRow {
  nomor_rekening: string;
  nama_rekening: string;
  nomor_nasabah: string;
  kode_cabang: string;
  status: string;
  tenor: number;
  perpanjangan: string;
  nominal: bigint;
  nisbah: number | null;
  tanggal_daftar: string;
  mulai: string | null;
  jatuh_tempo: string | null;
  dibayarkan: string | null;
  sumber: string;
  nomor_bilyet: string;
  kode_valuta: string;
  pegangan: string;
  rekening_bagi_hasil: string;
  rekening_penutupan: string;
}

/** Returns a deposit's columns for lists; before it is funded its share is that of its contract. */
export const columns = (db: Db): Fragment => db`
  d.nomor_rekening, a.nama_rekening, a.nomor_nasabah, a.kode_cabang, d.status, d.tenor, d.perpanjangan, d.nominal, d.tanggal_daftar,
  coalesce(d.nisbah, (select k.nisbah_nasabah from account_contract_on(a.nomor_rekening, d.tanggal_daftar) k)) as nisbah, d.mulai, d.jatuh_tempo,
  case when d.jatuh_tempo is null or is_business_day(d.jatuh_tempo) then d.jatuh_tempo else next_business_day(d.jatuh_tempo) end as dibayarkan,
  d.sumber, coalesce((select l.nomor_bilyet from bilyet l where l.nomor_rekening = d.nomor_rekening and l.status in ('BERLAKU', 'BELUM_KEMBALI')), '') as nomor_bilyet,
  a.kode_valuta, a.pegangan,
  coalesce((select l.rekening_lain from account_link l where l.nomor_rekening = a.nomor_rekening and l.guna = 'BAGI_HASIL'), '') as rekening_bagi_hasil,
  coalesce((select l.rekening_lain from account_link l where l.nomor_rekening = a.nomor_rekening and l.guna = 'PENUTUPAN'), '') as rekening_penutupan`;

export const tables = (db: Db): Fragment => db`deposit d join account a using (nomor_rekening)`;

/** Writes a share in per cent, from its hundredths; '' for none. */
export const percentOf = (hundredths: number | null): string =>
  hundredths === null ? '' : fromMinor(BigInt(hundredths));

export const toWire =
  (caller: Caller) =>
  ({ status, nisbah, ...row }: DepositRow): DepositoRow => {
    const number = (account: string): string => accountSeenBy(caller, account);
    return {
      ...row,
      nomor_rekening: number(row.nomor_rekening),
      rekening_bagi_hasil: number(row.rekening_bagi_hasil),
      rekening_penutupan: number(row.rekening_penutupan),
      status_deposito: status,
      nominal: fromMinor(row.nominal, row.kode_valuta),
      nisbah_nasabah: percentOf(nisbah),
      mulai: row.mulai ?? '',
      jatuh_tempo: row.jatuh_tempo ?? '',
      dibayarkan: row.dibayarkan ?? '',
    };
  };
