import type { Db } from '#core/db/client.ts';
import type { BreakRule, DepositState } from '#lib/deposits/deposits.ts';
import type { Settlement, SettlementInput } from './settlement.ts';
import { settle } from './settlement.ts';

/** A deposit with the details its operations read; amounts in minor units, dates YYYY-MM-DD. */
export interface DepositCase {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  /** The accounting date of its branch. */
  readonly tanggal: string;
  readonly status: DepositState;
  readonly versi: number;
  readonly tenor: number;
  readonly perpanjangan: string;
  readonly nominal: bigint;
  readonly sumber: string;
  readonly rekening_sumber: string | null;
  readonly urut: number;
  readonly mulai: string | null;
  readonly jatuh_tempo: string | null;
  readonly aturan_dini: BreakRule;
  readonly nominal_dini: bigint;
  readonly tarik_kembali: boolean;
  /** Held as security, minor units. */
  readonly ditahan: bigint;
  /** The certificate that the customer has, live until the deposit ends; '' for none. */
  readonly bilyet: string;
  /** The user who filed a report of loss that nobody has decided; null where none waits. */
  readonly laporan_hilang?: string | null;
  /** Its owners today. */
  readonly pemilik: readonly string[];
  /** The documents of the present owners. */
  readonly identitas: readonly string[];
  /** Net shares that wait in 201007 of its branch, minor units. */
  readonly belum_diambil: bigint;
  /** The smallest sum that is paid in cash, minor units. */
  readonly satuan_tunai: bigint;
  /** The share of the longest tenor reached in the running term, by the terms of its opening. */
  readonly nisbah_tercapai: number | null;
  readonly paid: SettlementInput['paid'];
}

interface PaidRow {
  nominal: string;
  bagi_hasil: string;
  rincian: { bulan: string; hari: number; hari_bulan: number; hi_1000: string }[];
}
type Row = Omit<DepositCase, 'paid'> & { bagian: PaidRow[] };

/** Reads a deposit with the details of its pay-out; null where there is none of this number. */
export async function readDeposit(db: Db, nomor: string): Promise<DepositCase | null> {
  const [row] = await db<Row[]>`
    select d.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_valuta, b.accounting_date as tanggal, d.status, d.versi, d.tenor, d.perpanjangan,
      d.nominal, d.sumber, d.rekening_sumber, d.urut, d.mulai, d.jatuh_tempo, d.aturan_dini, d.nominal_dini, d.tarik_kembali, s.saldo_ditahan as ditahan,
      coalesce((select l.nomor_bilyet from bilyet l where l.nomor_rekening = d.nomor_rekening and l.status in ('BERLAKU', 'BELUM_KEMBALI')), '') as bilyet,
      (select u.nama_user from flow_instance f join app_user u on u.id_user = f.user_input join bilyet l on l.nomor_bilyet = f.flow_data ->> 'bilyet_lama'
        where f.rekening = d.nomor_rekening and f.flow_state = 'WAITING' and f.flow_code = 'GANTI_BILYET' and f.flow_data ->> 'sebab' = 'HILANG'
          and l.nomor_rekening = d.nomor_rekening and l.status in ('BERLAKU', 'BELUM_KEMBALI') limit 1) as laporan_hilang,
      array(select p.nomor_nasabah from account_party p where p.nomor_rekening = d.nomor_rekening and p.peran = 'PEMILIK'
        and coalesce(p.sampai, b.accounting_date) >= b.accounting_date) as pemilik,
      array(select n.nomor_identitas from account_party p join customer n using (nomor_nasabah) where p.nomor_rekening = d.nomor_rekening and p.peran = 'PEMILIK'
        and coalesce(p.sampai, b.accounting_date) >= b.accounting_date and n.nomor_identitas is not null) as identitas,
      d.belum_diambil, (parameter_on('satuan_terkecil_tunai', b.accounting_date)::numeric * 100)::bigint as satuan_tunai,
      (select x.nisbah_nasabah from product_nisbah x cross join lateral account_contract_on(d.nomor_rekening, d.tanggal_daftar) k
       where (x.kode_produk, x.berlaku_sejak) = (a.kode_produk, k.syarat_sejak) and x.tenor < d.tenor
         and d.tanggal_valuta + make_interval(months => (d.urut - 1) * d.tenor + x.tenor) <= b.accounting_date
       order by x.tenor desc limit 1) as nisbah_tercapai,
      coalesce((select jsonb_agg(jsonb_build_object('nominal', h.nominal::text, 'bagi_hasil', h.bagi_hasil::text, 'rincian', h.rincian) order by h.dari)
        from deposit_share h where h.nomor_rekening = d.nomor_rekening and h.urut = d.urut), '[]') as bagian
    from deposit d join account a using (nomor_rekening) join account_state s using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang
    where d.nomor_rekening = ${nomor}`;
  if (!row) return null;
  const { bagian, ...rest } = row;
  return {
    ...rest,
    paid: bagian.map(({ nominal, bagi_hasil, rincian }) => ({
      nominal: BigInt(nominal),
      bagi_hasil: BigInt(bagi_hasil),
      parts: rincian.map((part) => ({ ...part, hi_1000: BigInt(part.hi_1000) })),
    })),
  };
}

/** Returns true when a pay-out today breaks it early. */
export const isEarly = ({ status, tanggal, jatuh_tempo }: DepositCase): boolean =>
  status === 'AKTIF' && jatuh_tempo !== null && tanggal < jatuh_tempo;

/** Computes the part of its waiting shares payable in cash: as much as coins make; the rest goes on waiting, or to an account. */
export const payableInCash = ({ belum_diambil, satuan_tunai }: DepositCase): bigint =>
  belum_diambil - (belum_diambil % satuan_tunai);

/** Computes the result of paying it out today. */
export const settlementOf = (found: DepositCase): Settlement => settle({ ...found, dini: isEarly(found) });
