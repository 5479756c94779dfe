import type { Effect } from '#core/engine/effects.ts';
import { type Fee, type OpContext, type Rule, warn } from '#core/engine/operation.ts';
import { accountTarget, gl } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';

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

/** Who pays, and who stands behind it, reads what is taken from which account to pay the sheet. */
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

/** What is brought, before the sheet is paid of it: Dr the savings account / Cr the drawer's (domain: standing instructions and ATS). */
export function coverLegs(context: OpContext<unknown, OfCover>, nomorRekening: string, sheet: string): Leg[] {
  const { cover } = context.extra;
  if (cover === null) return [];
  const said = { keterangan: `${cover.nomor_perintah} · ${sheet}` };
  return [
    debit(accountTarget(context, cover.rekening), cover.nominal, said),
    credit(accountTarget(context, nomorRekening), cover.nominal, said),
  ];
}

/** What the order costs each time it succeeds, of the account it takes from. */
export function coverFees(context: OpContext<unknown, OfCover>): Fee[] {
  const { cover } = context.extra;
  if (cover === null) return [];
  const dari = accountTarget(context, cover.rekening);
  return [{ kode: 'BIAYA_SI', nominal: cover.biaya, dari, kode_gl: gl.accountFees, dihapus: false }];
}

/** It is noted of the order, proved by the journal that paid the sheet: one that another bank presented, or a cheque by its number. */
export const brought = (
  sheet: { readonly id_penarikan: string } | { readonly nomor_cek: string },
  { cover }: OfCover,
): readonly Effect[] =>
  cover === null
    ? []
    : [
        {
          efek: 'standing_cover',
          fase: 'sesudah',
          ...sheet,
          nomor_perintah: cover.nomor_perintah,
          rekening: cover.rekening,
          nominal: cover.nominal.toString(),
          biaya: cover.biaya.toString(),
        },
      ];
