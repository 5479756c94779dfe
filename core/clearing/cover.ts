import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import { type OpContext, type Rule, warn } from '#core/engine/operation.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { InwardSheet } from './inward.ts';

/** What an automatic transfer brings for a sheet that lacks funds; minor units. */
export interface Cover {
  readonly nomor_perintah: string;
  /** The account it takes it from. */
  readonly rekening: string;
  readonly nominal: bigint;
  readonly biaya: bigint;
}
export interface OfCover {
  readonly cover: Cover | null;
}

/**
 * What the automatic transfer that keeps the account of this sheet would bring for it on the day of its branch: asked before a sheet is called unfunded
 * (domain: standing instructions and ATS). Null where nothing lacks, or what there is does not cover it whole.
 */
export async function coverOf(db: Db, id: string): Promise<Cover | null> {
  const [row] = await db<Cover[]>`
    select c.* from inward_sheet i join branch b using (kode_cabang) cross join lateral inward_cover(i, b.accounting_date) c
    where i.id_penarikan = ${id}::bigint and i.status = 'DITERIMA'`;
  return row ?? null;
}

/** Both persons read what is taken from which account to pay the sheet. */
export const saysItsCover: Rule<unknown, OfCover> = {
  name: 'saysItsCover',
  check: ({ extra: { cover } }) =>
    cover === null
      ? null
      : warn('ATS_MENUTUP', {
          perintah: cover.nomor_perintah,
          rekening: cover.rekening,
          nominal: formatMoney(money(BOOK_CURRENCY, cover.nominal)),
        }),
};

/** What is brought, before the sheet is paid of it: Dr the savings account / Cr the drawer's. */
export function coverLegs(context: OpContext<unknown, OfCover>, row: InwardSheet): Leg[] {
  const { cover } = context.extra;
  if (cover === null || row.nomor_rekening === null) return [];
  const said = { keterangan: `${cover.nomor_perintah} · ${row.jenis} ${row.nomor_warkat}` };
  return [
    debit(accountTarget(context, cover.rekening), cover.nominal, said),
    credit(accountTarget(context, row.nomor_rekening), cover.nominal, said),
  ];
}

/** It is noted of the order, proved by the journal that paid the sheet. */
export const brought = (id_penarikan: string, { nomor_perintah, rekening, nominal, biaya }: Cover): Effect => ({
  efek: 'standing_cover',
  fase: 'sesudah',
  nomor_perintah,
  id_penarikan,
  rekening,
  nominal: nominal.toString(),
  biaya: biaya.toString(),
});
