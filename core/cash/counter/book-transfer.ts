import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { firstDeposit, wholeUnits, withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { signedEvidence, signedTogether } from '#core/engine/rules/signing-rules.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { transferData } from '#lib/cash/schemas/teller.ts';

type TransferData = z.output<typeof transferData>;
const from = (data: TransferData) => data.nomor_rekening_debet;
const to = (data: TransferData) => data.nomor_rekening_kredit;

const differentAccounts: Rule<TransferData> = {
  name: 'differentAccounts',
  check: ({ data }) => (from(data) === to(data) ? reject('SAME_ACCOUNT') : null),
};

/** Account to account; across branches both balance through the inter-branch account (domain: transfers, book transfer; inter-branch). */
export const bookTransfer: Operation<TransferData, null> = {
  code: 'PEMINDAHBUKUAN',
  schema: transferData,
  needs: (data) => ({ accounts: [from(data), to(data)] }),
  before: [differentAccounts, withdrawnFreely(from, 'nomor_rekening_debet')],
  rules: [wholeUnits('NON_TUNAI'), firstDeposit(to), signedTogether(from)],
  evidence: signedEvidence(from),
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: from(data),
    lawan: to(data),
    keterangan: data.keterangan,
    id_kas: null,
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    const dated = { tanggal_valuta: context.data.tanggal_valuta ?? null };
    return [
      debit(accountTarget(context, from(context.data)), minor, dated),
      credit(accountTarget(context, to(context.data)), minor, dated),
    ];
  },
};
