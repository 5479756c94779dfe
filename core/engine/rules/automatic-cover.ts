import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import { type Fee, type OpContext, type Rule, warn } from '#core/engine/operation.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';

/** An automatic transfer brings this for a sheet that lacks funds; minor units. */
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

/** A sheet of ours that is shown at a counter. */
type AtCounter = Readonly<Record<'nomor_rekening' | 'jenis' | 'nomor_warkat', string>>;
/** The counter pays a sheet by one of these: a cheque in cash, or either kind into an account of ours. */
type PaidThere = 'BAYAR_CEK' | 'PEMINDAHBUKUAN_KLIRING';

/**
 * Reads what the automatic transfer that keeps its account would bring for a sheet at the counter on the day of the caller's branch, null where
 * nothing lacks or what there is does not cover it whole; and what a payment of it that was filed and waits has set aside, in minor units (domain:
 * standing instructions and ATS).
 */
export async function coverAtCounter(
  db: Db,
  flow: PaidThere,
  { nomor_rekening, nomor_warkat }: AtCounter,
  nominal: bigint,
  { kodeCabang }: Caller,
): Promise<OfCover & { readonly disisihkan: bigint }> {
  const [[cover], [aside]] = await Promise.all([
    db<Cover[]>`
      select c.* from branch b cross join lateral warkat_cover(${nomor_rekening}, ${nominal.toString()}::bigint, b.accounting_date, b.kode_cabang, ${flow}, 'nomor_warkat', ${nomor_warkat}) c
      where b.kode_cabang = ${kodeCabang}`,
    db<{ disisihkan: bigint }[]>`
      select warkat_reserved(${kodeCabang}, ${flow}, 'nomor_warkat', ${nomor_warkat}, ${nomor_rekening}) as disisihkan`,
  ]);
  return { cover: cover ?? null, disisihkan: aside?.disisihkan ?? 0n };
}

/** The payer and the approver read what is taken from which account to pay the sheet. */
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

/**
 * Returns the legs that bring the cover, before the sheet is paid from it: Dr the savings account / Cr the drawer's (domain: standing instructions
 * and ATS).
 */
export function coverLegs(context: OpContext<unknown, OfCover>, nomorRekening: string, sheet: string): Leg[] {
  const { cover } = context.extra;
  if (cover === null) return [];
  const said = { keterangan: `${cover.nomor_perintah} · ${sheet}` };
  return [
    debit(accountTarget(context, cover.rekening), cover.nominal, said),
    credit(accountTarget(context, nomorRekening), cover.nominal, said),
  ];
}

/** Returns the fee of the order for each success, from the account it takes from. */
export function coverFees(context: OpContext<unknown, OfCover>): Fee[] {
  const { cover } = context.extra;
  if (cover === null) return [];
  const dari = accountTarget(context, cover.rekening);
  return [{ kode: 'BIAYA_SI', nominal: cover.biaya, dari, kode_gl: gl('ACCOUNT_FEES'), dihapus: false }];
}

/** It is noted of the order, proved by the journal that paid the sheet: one that another bank presented, or one of ours by kind and number. */
export const brought = (
  sheet: { readonly id_penarikan: string } | { readonly jenis: string; readonly nomor_warkat: string },
  { cover }: OfCover,
): readonly Effect[] =>
  cover === null
    ? []
    : [
        {
          efek: 'standing_order_cover',
          fase: 'sesudah',
          ...('id_penarikan' in sheet
            ? { id_penarikan: sheet.id_penarikan }
            : { jenis: sheet.jenis, nomor_warkat: sheet.nomor_warkat }),
          nomor_perintah: cover.nomor_perintah,
          rekening: cover.rekening,
          nominal: cover.nominal.toString(),
          biaya: cover.biaya.toString(),
        },
      ];
