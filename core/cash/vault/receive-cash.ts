import type { z } from 'zod';
import type { LoadedBox } from '#core/engine/load-context.ts';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { boxTarget } from '#core/engine/targets.ts';
import { toDenominations } from '#core/ledger/denominations.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { receiveCashInput } from '#lib/cash/schemas/vault.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { countMatches, type Handover, handoverIsMine, isBoxCustodian, loadHandover, received } from './handover.ts';

const receiveCashData = receiveCashInput.omit({ dry_run: true });
type Data = z.output<typeof receiveCashData>;
type Context = OpContext<Data, Handover | null>;

/** The box that receives: the teller's own till, or the vault for those who may run it. */
const receiver = (context: Context): LoadedBox | undefined => {
  const { extra, loaded } = context;
  return extra && isBoxCustodian(context, extra.tujuan) ? loaded.boxes.get(extra.tujuan) : undefined;
};

/** The receiver confirms a handover with an own count: Dr teller or vault cash / Cr cash in transit. */
export const receiveCash: Operation<Data, Handover | null> = {
  code: 'TERIMA_KAS',
  schema: receiveCashData,
  load: (db, data, caller) => loadHandover(db, data.id_serah_terima, caller),
  needs: (_data, _caller, extra) => ({ boxes: extra ? [extra.tujuan] : [] }),
  rules: [handoverIsMine((context) => receiver(context)?.id_kas), countMatches],
  subject: (context) => ({
    nominal: context.extra?.nominal ?? 0n,
    kode_valuta: context.extra?.kode_valuta ?? BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: '',
    id_kas: receiver(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const box = receiver(context) ?? fail('NOT_FOUND');
    const minor = context.extra?.nominal ?? 0n;
    return [
      debit(boxTarget(box), minor),
      credit({ kode_cabang: box.kode_cabang, kode_gl: gl('CASH_IN_TRANSIT') }, minor),
    ];
  },
  denominations: (context) => ({
    [receiver(context)?.id_kas ?? 0]: toDenominations(
      context.data.pecahan,
      context.extra?.kode_valuta ?? BOOK_CURRENCY,
    ),
  }),
  effects: ({ data }) => [received(data.id_serah_terima)],
};
