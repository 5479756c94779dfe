import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import type { TransferState } from '#lib/transfers.ts';

/** Money of a sender of ours that came back, or never left, and stands on 201002. Minor units. */
export interface OwnMoney {
  readonly nomor: string;
  /** TERTAHAN while it stands there, DIBAYAR once she has had it, else the state of the transfer. */
  readonly status: 'TERTAHAN' | 'DIBAYAR' | TransferState;
  /** TUNAI: paid in in cash; TUTUP: its account is closed for good; BLOKIR: its account is not, and has it once it takes credit. */
  readonly sebab: 'TUNAI' | 'TUTUP' | 'BLOKIR';
  /** Why it is not under way any more. */
  readonly sebab_retur: string;
  readonly kode_cabang: string;
  /** Who sent it. */
  readonly nama_tujuan: string;
  /** The account that it was taken from; '' of cash. */
  readonly rekening_tujuan: string;
  readonly nominal: bigint;
}

/** Is this the number of a transfer of a sender of ours? */
export const isOwn = (nomor: string): boolean => nomor.startsWith('TF');

/** What stands on 201002 of a transfer that the caller's branch took; it is its sender's. Null where that branch took none of this number. */
export async function ownMoney(
  db: Db,
  nomor: string,
  { kodeCabang }: Pick<Caller, 'kodeCabang'>,
): Promise<OwnMoney | null> {
  const [own] = await db<OwnMoney[]>`
    select t.nomor, case when c.jumlah is not null then 'TERTAHAN' when exists (select from transfer_paid_back b where b.nomor = t.nomor) then 'DIBAYAR' else t.status end as status,
      transfer_owed_by(t) as sebab, t.status as sebab_retur, t.kode_cabang, t.nama_pengirim as nama_tujuan, coalesce(t.nomor_rekening, '') as rekening_tujuan,
      coalesce(c.jumlah, 0)::bigint as nominal
    from transfer t cross join lateral (select transfer_owed(t) as jumlah) c where t.nomor = ${nomor} and t.kode_cabang = ${kodeCabang}`;
  return own ?? null;
}

/** Do both accounts belong to the same customer? */
export async function sameOwner(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db`
    select from account a join account b using (nomor_nasabah) where a.nomor_rekening = ${one} and b.nomor_rekening = ${other}`;
  return row !== undefined;
}

/** Its sender has it: nothing of it stands on 201002 any more. `nominal` in minor units, as it was seen. */
export const transferPaidBack = (nomor: string, nominal: bigint): Effect => ({
  efek: 'transfer_pay_back',
  fase: 'sebelum',
  nomor,
  nominal: String(nominal),
});
