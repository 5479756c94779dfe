import { type Outcome, reject } from '#core/engine/operation.ts';
import { sideOf } from '#core/ledger/legs.ts';
import { allowedAccounts } from '#lib/operations/ledger-accounts.ts';
import { isAmong } from '#lib/operations/ledger-places.ts';
import type { Guard } from './drawing.ts';

/** An operation debits and credits the accounts of the general ledger that its definition names. What undoes a journal follows that journal. */
export const ledgerAllowed: Guard = {
  name: 'ledgerAllowed',
  check: ({ operation, legs }) => {
    const { debit, credit, mirror } = allowedAccounts(operation.code);
    if (mirror) return [];
    return legs.flatMap((leg): Outcome[] => {
      const sisi = sideOf(leg);
      const codes = sisi === 'D' ? debit : credit;
      if (codes === null || isAmong(codes, leg.kode_gl)) return [];
      return [reject('GL_NOT_ALLOWED', { jenis: operation.code, gl: leg.kode_gl, sisi })];
    });
  },
};
