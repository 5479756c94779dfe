import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import { gl } from '#lib/books/gl.ts';
import type { ChargeBearer, TransferRail } from '#lib/payments/transfers.ts';
import { normaliseAnyName } from '#lib/text.ts';
import { hourOf, type RailTerms } from './rail-terms.ts';

/** A rail's transfers are booked on this account while they are under way. */
export const underWay: Readonly<Record<TransferRail, string>> = {
  SKN: gl('SKN_UNDER_WAY'),
  RTGS: gl('RTGS_UNDER_WAY'),
  BI_FAST: gl('BI_FAST_UNDER_WAY'),
};

/** A transfer states these details of itself and of its beneficiary. */
export interface TransferFields {
  readonly kode_bank: string;
  readonly rekening_tujuan: string;
  readonly nama_tujuan: string;
  readonly penduduk_tujuan: 'T' | 'F';
  readonly wni_tujuan: 'T' | 'F';
  readonly penduduk_pengirim: 'T' | 'F';
  readonly wni_pengirim: 'T' | 'F';
  readonly kode_tujuan: string;
  readonly beban: ChargeBearer;
  readonly keterangan: string;
}

/** It is kept and queued with the posting. `nomor_rekening` is '' where cash pays it; `nominal` and `biaya`, which is what its rail takes, in minor units. */
export const transferEffect = (
  data: TransferFields,
  terms: RailTerms,
  {
    nominal,
    nomor_rekening,
    nama_pengirim,
    biaya,
  }: Readonly<Record<'nominal' | 'biaya', bigint> & Record<'nomor_rekening' | 'nama_pengirim', string>>,
): Effect => ({
  efek: 'transfer',
  fase: 'sebelum',
  rail: terms.rail,
  nomor_rekening,
  nama_pengirim,
  nominal: nominal.toString(),
  biaya: biaya.toString(),
  kode_bank: data.kode_bank,
  rekening_tujuan: data.rekening_tujuan,
  nama_tujuan: data.nama_tujuan,
  tujuan_normal: normaliseAnyName(data.nama_tujuan),
  penduduk_tujuan: data.penduduk_tujuan,
  wni_tujuan: data.wni_tujuan,
  penduduk_pengirim: data.penduduk_pengirim,
  wni_pengirim: data.wni_pengirim,
  kode_tujuan: data.kode_tujuan,
  beban: data.beban,
  keterangan: data.keterangan,
  dari: hourOf(terms.buka),
  sampai: hourOf(terms.tutup),
});

/** The beneficiary of a transfer at another bank. */
type Beneficiary = Pick<TransferFields, 'kode_bank' | 'rekening_tujuan' | 'nama_tujuan'>;

/** Returns true when a list of names stops the beneficiary at another bank. The match is kept for compliance although nothing is posted. */
export async function holdBeneficiary(db: Db, data: Beneficiary, kodeCabang: string): Promise<boolean> {
  const [row] = await db<{ ditahan: boolean }[]>`
    select screen_counterparty(${data.kode_bank}, ${data.rekening_tujuan}, ${data.nama_tujuan}, ${normaliseAnyName(data.nama_tujuan)}, ${kodeCabang}) as ditahan`;
  return row?.ditahan ?? true;
}
