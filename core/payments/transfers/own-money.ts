import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import type { TransferState } from '#lib/payments/transfers.ts';

/** Money of a sender of ours that came back, or never left, and is on 201002. Minor units. */
export interface OwnMoney {
  readonly nomor: string;
  /** TERTAHAN while it is there, DIBAYAR once the sender has it, else the state of the transfer. */
  readonly status: 'TERTAHAN' | 'DIBAYAR' | TransferState;
  /** TUNAI: paid in cash; TUTUP: its account is closed for good; BLOKIR: its account is not closed, and gets it once it takes credit. */
  readonly sebab: 'TUNAI' | 'TUTUP' | 'BLOKIR';
  /** The reason why it is not under way any more. */
  readonly sebab_retur: string;
  readonly kode_cabang: string;
  /** The sender. */
  readonly nama_tujuan: string;
  /** The debited account; '' of cash. */
  readonly rekening_tujuan: string;
  readonly nominal: bigint;
}

/** Returns true for the number of a transfer of a sender of ours. */
export const isOwn = (nomor: string): boolean => nomor.startsWith('TF');

/** Reads the sender's money on 201002 of a transfer that the caller's branch took. Null where that branch took none of this number. */
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

/** Returns true when the customer or walk-in customer of that number is the sender: the payer of its cash, or an owner of the debited account. */
export async function isSender(db: Db, nomor: string, pihak: string): Promise<boolean> {
  const [row] = await db`
    select from transfer t where t.nomor = ${nomor} and (
      exists (select from cash_entry e left join customer c on c.nomor_nasabah = e.pihak
        where e.tanggal = t.tanggal and e.journal_id = t.journal_id and e.peran = 'PELAKU' and coalesce(c.gabung_ke, e.pihak) = ${pihak})
      or exists (select from account_party p join customer c using (nomor_nasabah)
        where p.nomor_rekening = t.nomor_rekening and p.peran = 'PEMILIK' and p.mulai <= t.tanggal and coalesce(p.sampai >= t.tanggal, true)
          and coalesce(c.gabung_ke, p.nomor_nasabah) = ${pihak}))`;
  return row !== undefined;
}

/** Returns true when the account belongs to the sender of the transfer, who sent it in cash or from another account. */
export async function isSendersAccount(db: Db, nomor: string, rekening: string): Promise<boolean> {
  const [row] = await db<
    { nomor_nasabah: string }[]
  >`select nomor_nasabah from account where nomor_rekening = ${rekening}`;
  return row !== undefined && (await isSender(db, nomor, row.nomor_nasabah));
}

/** The sender has the money: none of it is on 201002 any more. `nominal` in minor units, as the form read it. */
export const transferPaidBack = (nomor: string, nominal: bigint): Effect => ({
  efek: 'transfer_pay_back',
  fase: 'sebelum',
  nomor,
  nominal: String(nominal),
});
