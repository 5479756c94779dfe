import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type OpContext, type Rule, reject } from '#core/engine/operation.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';

/** An account that has cards, or asks for one. */
export interface Holder {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_cabang: string;
  readonly kode_produk: string;
  readonly status_rekening: string;
  readonly blokir: string;
  /** True when a list that blocks may have a party of the account. */
  readonly kepatuhan: boolean;
  readonly hari: string;
  readonly keluarga: readonly string[];
}

/** A card with the account it reaches. */
export interface CardRow extends Holder {
  readonly id_kartu: string;
  readonly kode_produk_kartu: string;
  readonly status: string;
  readonly sebab: string;
  readonly pengganti_dari: string | null;
  readonly versi_lama: number | null;
  readonly status_lama: string | null;
  readonly tanggal_serah: string | null;
  readonly versi: number;
  readonly biaya: bigint;
  /** Its last day; null before it is issued. */
  readonly berlaku_sampai: string | null;
  /** The reason of the last block; null where it was never blocked. */
  readonly sebab_blokir: string | null;
  /** The documents of the account's owners, signers, guardians and proxies. */
  readonly identitas: readonly string[];
  /** In minor units: its own, null for what its kind may, and its kind's. */
  readonly limit_tarik: bigint | null;
  readonly limit_belanja: bigint | null;
  readonly limit_transfer: bigint | null;
  readonly batas_tarik: bigint;
  readonly batas_belanja: bigint;
  readonly batas_transfer: bigint;
}

/** Returns the holder's columns, of account a, account_state s and branch b. */
export const holderColumns = (db: Db) => db`
  a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_produk, s.status as status_rekening, s.blokir, s.kepatuhan, b.accounting_date as hari,
  family_behind(a.nomor_rekening, '{}') as keluarga`;

/** Reads a card with its account and its price. NOT_FOUND. */
export async function loadCard(db: Db, { id_kartu }: { readonly id_kartu: string }): Promise<CardRow> {
  const [row] = await db<CardRow[]>`
    select ${holderColumns(db)}, c.id_kartu, c.kode_produk_kartu, c.status, c.sebab, c.pengganti_dari, o.versi as versi_lama, o.status as status_lama,
      c.tanggal_serah, c.versi, t.berlaku_sampai, c.limit_tarik, c.limit_belanja, c.limit_transfer,
      p.limit_tarik as batas_tarik, p.limit_belanja as batas_belanja, p.limit_transfer as batas_transfer,
      (select k.sebab from card_block k where k.id_kartu = c.id_kartu order by k.id desc limit 1) as sebab_blokir,
      array(select n.nomor_identitas from unnest(parties_of(a.nomor_rekening, b.accounting_date)) o join customer n on n.nomor_nasabah = o
        where n.nomor_identitas is not null) as identitas, case when c.pengganti_dari is null then p.biaya_terbit else p.biaya_ganti end as biaya
    from card c join account a using (nomor_rekening) join account_state s using (nomor_rekening) join branch b using (kode_cabang)
      join card_product p using (kode_produk_kartu) left join card_stock t using (nomor_seri) left join card o on o.id_kartu = c.pengganti_dari
    where c.id_kartu = ${id_kartu}::uuid`;
  return row ?? fail('NOT_FOUND');
}

/** One rule of these operations. */
export const rule = <D, X>(name: string, check: Rule<D, X>['check']): Rule<D, X> => ({ name, check });
const isHere = (caller: Caller, branch: string): boolean => caller.kodeCabang === branch;

/** The branch of the account handles its cards, because its papers and its stock are there. */
export const atOwnBranch = rule<unknown, Holder>('atOwnBranch', ({ caller, extra }) =>
  isHere(caller, extra.kode_cabang)
    ? null
    : reject('OTHER_BRANCH', { rekening: extra.nomor_rekening, cabang: extra.kode_cabang }, 'nomor_rekening'),
);
/** A dormant, closed or blocked account gets no card (domain: products). */
export const accountAwake = rule<unknown, Holder>('accountAwake', ({ extra }) => {
  if (extra.kepatuhan) return reject('COMPLIANCE_HOLD', {}, 'nomor_rekening');
  return extra.status_rekening === 'AKTIF' && extra.blokir === ''
    ? null
    : reject('CARD_ACCOUNT', { rekening: extra.nomor_rekening }, 'nomor_rekening');
});
/** The card is in the version the form read. */
export const asSeen = rule<{ readonly versi: number }, CardRow>('asSeen', ({ data, extra }) =>
  data.versi === extra.versi ? null : reject('DATA_CHANGED', { objek: extra.nomor_rekening }),
);
/** The card has the status from which the step begins. */
export const inState = (...states: readonly string[]) =>
  rule<unknown, CardRow>('inState', ({ extra }) =>
    states.includes(extra.status) ? null : reject('CARD_STATE', { status: extra.status }),
  );

/** An expired card goes to nobody and is not opened again. */
export const notExpired = rule<unknown, CardRow>('notExpired', ({ extra: { berlaku_sampai, hari } }) =>
  berlaku_sampai !== null && berlaku_sampai < hari
    ? reject('CARD_EXPIRED', { tanggal: toDisplay(berlaku_sampai) })
    : null,
);

/** One change of an account's cards waits at a time. */
export const ofAccount = ({ extra }: OpContext<unknown, Holder>): string => `KARTU:${extra.nomor_rekening}`;
export const familyOf = ({ extra }: OpContext<unknown, Holder>): readonly string[] => extra.keluarga;
export const subjectOf = ({ extra }: OpContext<unknown, Holder>) =>
  dataSubject(extra.nama_rekening, extra.nomor_rekening);
