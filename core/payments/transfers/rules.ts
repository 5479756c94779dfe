import { type OpContext, type Rule, reject } from '#core/engine/operation.ts';
import { hourOf, mostOf, type RailTerms, tooLittle } from '#core/payments/settlement/rail-terms.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { BOOK_CURRENCY, formatMoney, formatRupiah, money } from '#lib/money.ts';
import { railName } from '#lib/payments/transfers.ts';
import type { Amount } from '#lib/schemas/amount-mark.ts';

interface Sent {
  readonly nominal: Amount;
  readonly bebas_biaya: 'T' | 'F';
}
/** The rules of a transfer read the rail's terms, and the payer of cash. */
export interface OfTransfer {
  readonly terms: RailTerms;
  /** The name of the beneficiary's bank in the bank's own list on the branch's day; '' where it is not in it. */
  readonly nama_bank: string;
}
type TransferRule<D extends Sent = Sent> = Rule<D, OfTransfer>;

/** The amount is within the limits of its rail on the branch's day; of cash the lower of two (domain: transfers). */
export const withinRail = (tunai: boolean): TransferRule => ({
  name: 'withinRail',
  check: ({ amounts: { nominal }, extra: { terms } }) => {
    const most = mostOf(terms, tunai);
    if (most !== null && nominal > most)
      return reject('TRANSFER_MAXIMUM', { rail: railName(terms.rail), batas: formatRupiah(most) }, 'nominal');
    return tooLittle(terms, nominal)
      ? reject('TRANSFER_MINIMUM', { batas: formatRupiah(terms.minimum ?? 0n) }, 'nominal')
      : null;
  },
});

/**
 * The transfer is taken within the rail's hours, by the bank's clock. One filed within them may be approved after them, because the customer came in
 * time and the cash may be in the till: the posting compares the moment of its filing with the hours (domain: transfers, branch cut-offs).
 */
export const inWindow: TransferRule = {
  name: 'inWindow',
  check: ({ extra: { terms }, approving }) =>
    terms.terbuka || approving
      ? null
      : reject('TRANSFER_CLOSED', {
          rail: railName(terms.rail),
          dari: hourOf(terms.buka),
          sampai: hourOf(terms.tutup),
        }),
};

/** The beneficiary's bank is in the bank's own list on the branch's day (core/payments/README.md). */
export const toKnownBank: TransferRule<Sent & { readonly kode_bank: string }> = {
  name: 'toKnownBank',
  check: ({ data: { kode_bank: sandi }, extra: { nama_bank } }) =>
    nama_bank !== '' ? null : reject('BANK_UNKNOWN', { sandi }, 'kode_bank'),
};

/** Only an account that can be drawn on at any time sends money: no deposit, no foreign currency. */
export const sendsTransfers: TransferRule<Sent & { readonly nomor_rekening: string }> = {
  name: 'sendsTransfers',
  check: ({ data: { nomor_rekening: rekening }, loaded }) => {
    const account = loaded.accounts.get(rekening);
    if (!account) return reject('ACCOUNT_NOT_FOUND', { rekening }, 'nomor_rekening');
    return account.kode_valuta !== BOOK_CURRENCY || isDepositNumber(rekening)
      ? reject('TRANSFER_ACCOUNT', { rekening }, 'nomor_rekening')
      : null;
  },
};

/** The sender of cash to another bank is known, whatever the amount. */
export const senderNamed: TransferRule = {
  name: 'senderNamed',
  check: ({ presenter }) => (presenter ? null : reject('TRANSFER_SENDER', {}, 'nomor_identitas')),
};

/** The whole price of a transfer: its amount and, unless waived, its fee; minor units. */
export const wholeOf = ({ data, amounts, extra: { terms } }: OpContext<Sent, OfTransfer>): bigint =>
  amounts.nominal + (data.bebas_biaya === 'T' ? 0n : terms.biaya);

/** The cash received is the amount and its fee. */
export const cashIsWhole: TransferRule<Sent & { readonly jumlah_tunai: Amount }> = {
  name: 'cashIsWhole',
  check: (context) => {
    const whole = wholeOf(context);
    return context.amounts.jumlah_tunai === whole
      ? null
      : reject('TRANSFER_CASH', { jumlah: formatMoney(money(BOOK_CURRENCY, whole)) }, 'jumlah_tunai');
  },
};
