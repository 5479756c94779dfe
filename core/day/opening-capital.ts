import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { Operation, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { branchesOpen } from '#core/engine/rules/account-rules.ts';
import { boxTarget, gl } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { toPieces, worth } from '#core/ledger/pieces.ts';
import { BOOK_CURRENCY, toMinor } from '#lib/money.ts';
import { amount, branchCode, denominations } from '#lib/schemas/common.ts';

const openingCapitalData = z.strictObject({
  kode_cabang: branchCode,
  giro_bi: amount.optional(),
  pecahan: denominations,
});
type Data = z.output<typeof openingCapitalData>;

const vaultExists: Rule<Data, number | null> = {
  name: 'vaultExists',
  check: ({ extra }) => (extra === null ? reject('NOT_FOUND') : null),
};

/**
 * The founders' capital, once when a bank is set up: notes and coins into a branch's vault and, at head office, the balance at
 * Bank Indonesia. Dr vault cash, Dr 102001 / Cr 401001 at head office, other branches through the inter-branch account.
 */
export const openingCapital: Operation<Data, number | null> = {
  code: 'MODAL_AWAL',
  schema: openingCapitalData,
  load: async (db: Db, data) => {
    const [row] = await db<
      { id_kas: number }[]
    >`select id_kas from cash_box where kode_cabang = ${data.kode_cabang} and jenis = 'KHASANAH' and kode_valuta = ${BOOK_CURRENCY}`;
    return row?.id_kas ?? null;
  },
  needs: (_data, _caller, vault) => ({ boxes: vault === null ? [] : [vault] }),
  rules: [branchesOpen, vaultExists],
  subject: ({ data, extra }) => ({
    nominal: worth(toPieces(data.pecahan)) + toMinor(data.giro_bi ?? '0.00'),
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: 'Setoran modal awal',
    id_kas: extra,
  }),
  journal: ({ data, extra, facts, caller }) => {
    const cash = worth(toPieces(data.pecahan));
    const giro = toMinor(data.giro_bi ?? '0.00');
    const vault = facts.boxes.get(extra ?? 0);
    const homeOffice = caller.kodeCabang;
    return [
      ...(vault && cash > 0n ? [debit(boxTarget(vault), cash)] : []),
      ...(giro > 0n ? [debit({ kode_cabang: homeOffice, kode_gl: gl.bankIndonesia }, giro)] : []),
      credit({ kode_cabang: homeOffice, kode_gl: gl.paidInCapital }, cash + giro),
    ];
  },
  pieces: ({ data, extra }) => (extra === null ? {} : { [extra]: toPieces(data.pecahan) }),
};
