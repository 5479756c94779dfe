import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import { type OpContext, type Rule, reject, warn } from '#core/engine/operation.ts';
import { accountOf, accountTarget } from '#core/engine/targets.ts';
import type { Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { type BookKind, effectiveInTime, type OwnSheetState } from '#lib/cheques/warkat.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { Amount, AmountsOf } from '#lib/schemas/amount-mark.ts';

/** A sheet of our own, shown for payment at the counter or by another bank, states these. Dates YYYY-MM-DD, `nominal` on the wire. */
export interface PresentedInstrument {
  readonly nomor_rekening: string;
  readonly jenis: BookKind;
  readonly nomor_warkat: string;
  readonly tanggal_warkat: string;
  /** The first day on which it may be paid; of a cheque its own date. */
  readonly tanggal_efektif: string;
  readonly nominal: Amount;
}

/** The amounts of a sheet that is shown, where its form is another one. */
export const presentedAmounts = (nominal: bigint) => ({ nominal }) as AmountsOf<PresentedInstrument>;

/** A sheet as the bank knows it. Dates YYYY-MM-DD, amounts minor units. */
interface OwnSheet {
  readonly status: OwnSheetState;
  /** It is out of a book of the account that is named. */
  readonly milik: boolean;
  readonly unjuk_sampai: string;
  readonly hidup_sampai: string;
  /** The date and amount it stated when it came back unpaid; null where it did not. */
  readonly tanggal_warkat: string | null;
  readonly nominal: bigint | null;
}
/** The bank's knowledge of a sheet that is shown: null for a number that the bank never had. */
export interface Known {
  readonly sheet: OwnSheet | null;
  /** An owner who is on the national blacklist. */
  readonly listed: string | null;
  /** The fund that its closed account keeps for its sheets (203004), in minor units; null where it keeps nothing. */
  readonly khusus: bigint | null;
}

/** Reads what the bank knows of a sheet on the day of the caller's branch. */
export async function knownOf(
  db: Db,
  { nomor_rekening, jenis, nomor_warkat, tanggal_warkat }: Omit<PresentedInstrument, 'nominal' | 'tanggal_efektif'>,
  { kodeCabang }: Caller,
): Promise<Known> {
  const [[sheet], [about]] = await Promise.all([
    db<OwnSheet[]>`
      select x.status, x.milik, x.unjuk_sampai, x.hidup_sampai, case when w.status = 'DITOLAK' then w.tanggal_warkat end as tanggal_warkat,
        case when w.status = 'DITOLAK' then w.nominal end as nominal
      from branch b cross join lateral leaf_of_account(${nomor_rekening}, ${jenis}, ${nomor_warkat}, ${tanggal_warkat}::date, b.accounting_date) x
      join warkat_leaf w on w.jenis = ${jenis} and w.nomor_warkat = ${nomor_warkat}
      where b.kode_cabang = ${kodeCabang}`,
    db<{ listed: string | null; khusus: bigint | null }[]>`
      select warkat_owner_listed(${nomor_rekening}, b.accounting_date) as listed, (select f.saldo from special_fund f where f.nomor_rekening = ${nomor_rekening}) as khusus
      from branch b where b.kode_cabang = ${kodeCabang}`,
  ]);
  return { sheet: sheet ?? null, listed: about?.listed ?? null, khusus: about?.khusus ?? null };
}

type ShownRule = Rule<PresentedInstrument, Known>;

/** Out of a book of the account. */
export const outOfABook: ShownRule = {
  name: 'outOfABook',
  check: ({ data: { nomor_warkat: warkat, nomor_rekening: rekening }, extra: { sheet } }) =>
    sheet?.milik ? null : reject('WARKAT_NOT_OF_ACCOUNT', { warkat, rekening }, 'nomor_warkat'),
};

/** Not paid, stopped, lost or ended, and out of a book whose receipt is back. */
export const mayBePaid: ShownRule = {
  name: 'mayBePaid',
  check: ({ data, extra: { sheet } }) =>
    !sheet?.milik || sheet.status === 'AKTIF' || sheet.status === 'DITOLAK'
      ? null
      : reject('WARKAT_SHEET', { warkat: data.nomor_warkat, status: sheet.status }, 'nomor_warkat'),
};

/** A sheet that came back unpaid states the same when it is shown again. */
export const saysTheSame: ShownRule = {
  name: 'saysTheSame',
  check: ({ data, amounts, extra: { sheet } }) => {
    if (!sheet?.milik || sheet.nominal === null || sheet.tanggal_warkat === null) return null;
    if (sheet.nominal === amounts.nominal && sheet.tanggal_warkat === data.tanggal_warkat) return null;
    return reject(
      'CHEQUE_PRESENTED',
      {
        warkat: data.nomor_warkat,
        tanggal: sheet.tanggal_warkat,
        nominal: formatMoney(money(BOOK_CURRENCY, sheet.nominal)),
      },
      sheet.nominal === amounts.nominal ? 'tanggal_warkat' : 'nominal',
    );
  },
};

/**
 * Not before its date, nor once it has expired; a bilyet giro not before it is effective, which is a day of its life. Between its presentment
 * and its end a cheque is paid while nobody has revoked it (domain: warkat maintenance).
 */
export const inItsTime: ShownRule = {
  name: 'inItsTime',
  check: ({ data, date, extra: { sheet } }) => {
    const { nomor_warkat: warkat, tanggal_warkat, tanggal_efektif } = data;
    const since = tanggal_efektif > tanggal_warkat ? tanggal_efektif : tanggal_warkat;
    if (since > date)
      return reject(
        'WARKAT_POSTDATED',
        { warkat, tanggal: since },
        since === tanggal_warkat ? 'tanggal_warkat' : 'tanggal_efektif',
      );
    if (!sheet?.milik) return null;
    if (sheet.hidup_sampai < date || !effectiveInTime(data, sheet.unjuk_sampai))
      return reject('WARKAT_EXPIRED', { warkat, tanggal: sheet.hidup_sampai }, 'tanggal_warkat');
    return sheet.unjuk_sampai < date ? warn('CEK_LEWAT_UNJUK', { tanggal: sheet.unjuk_sampai }) : null;
  },
};

/**
 * A customer on the national blacklist uses no cheques at any bank; a closed account's fund pays the sheets drawn before (domain: clearing, DHN,
 * rekening khusus).
 */
export const notFrozen: ShownRule = {
  name: 'notFrozen',
  check: ({ extra: { listed, khusus } }) =>
    listed === null || khusus !== null ? null : reject('CHEQUE_FROZEN', { nasabah: listed }, 'nomor_rekening'),
};

/** A closed account's fund covers the sheet: it is paid whole or not at all, and nobody overdraws it. */
export const coveredByItsFund: ShownRule = {
  name: 'coveredByItsFund',
  check: ({ data: { nomor_rekening: rekening }, amounts: { nominal }, extra: { khusus } }) =>
    khusus === null || khusus >= nominal ? null : reject('SPECIAL_FUND_SHORT', { rekening }, 'nomor_warkat'),
};

/**
 * Returns the payer of a sheet of this account: the account, or 203004 of its branch once it is closed and keeps something for it (domain: clearing,
 * rekening khusus).
 */
export const payerOf = (context: OpContext, nomorRekening: string, { khusus }: Known): Target =>
  khusus === null
    ? accountTarget(context, nomorRekening)
    : { kode_cabang: accountOf(context, nomorRekening).kode_cabang, kode_gl: gl('SPECIAL_FUNDS') };

/** Returns the effect that takes a payment from the fund. */
export const outOfItsFund = (nomor_rekening: string, nominal: bigint, { khusus }: Known): readonly Effect[] =>
  khusus === null
    ? []
    : [{ efek: 'special_fund', fase: 'sesudah', nomor_rekening, jumlah: (-nominal).toString(), sisa: false }];

/** Returns the effects that pay a sheet: this journal uses it up, with its state before; `nominal` in minor units. */
export const paidBy = (
  { jenis, nomor_warkat, tanggal_warkat }: Omit<PresentedInstrument, 'nominal'>,
  nominal: bigint,
  { sheet }: Known,
) => {
  const dari = sheet?.status === 'DITOLAK' ? 'DITOLAK' : 'AKTIF';
  return {
    tabel: 'warkat_leaf',
    dari,
    ke: 'DIBAYAR',
    kunci: { jenis, nomor_warkat },
    kolom: { tanggal_warkat, nominal: nominal.toString(), asal: dari },
  } as const;
};
