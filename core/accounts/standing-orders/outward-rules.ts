import type { z } from 'zod';
import { type Rule, reject } from '#core/engine/operation.ts';
import { mostOf } from '#core/payments/settlement/rail-terms.ts';
import type { standingOrderData } from '#lib/accounts/schemas/standing-orders.ts';
import { formatRupiah } from '#lib/money.ts';
import { railName } from '#lib/payments/transfers.ts';
import type { Mandate } from './mandate.ts';

type OutwardRule = Rule<z.output<typeof standingOrderData>, Mandate>;

/**
 * The registration of a payment to another bank follows these rules, like a transfer at the counter. The hours of its rail do not count then: they do
 * on its due dates. All but the maximum is checked again under lock (before_standing_order), and all of it on each due date.
 */
export const outwardRules: readonly OutwardRule[] = [
  {
    name: 'to a known bank',
    check: ({ data: { kode_bank: sandi }, extra: { luar } }) =>
      luar === null || luar.bank_dikenal ? null : reject('BANK_UNKNOWN', { sandi }, 'kode_bank'),
  },
  {
    name: 'within its rail',
    check: ({ amounts: { nominal }, extra: { luar } }) => {
      const most = luar && mostOf(luar.terms, false);
      if (!luar || most === null || nominal === null || nominal <= most) return null;
      return reject('TRANSFER_MAXIMUM', { rail: railName(luar.terms.rail), batas: formatRupiah(most) }, 'nominal');
    },
  },
  {
    name: 'payee free',
    check: ({ extra: { luar } }) => (luar?.ditahan ? reject('COMPLIANCE_HOLD', {}, 'nama_tujuan') : null),
  },
];
