import type { z } from 'zod';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { boxTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { recallCashInput } from '#lib/cash/schemas/vault.ts';
import { fail } from '#lib/errors/errors.ts';
import { type Handover, isBoxCustodian, loadHandover } from './handover.ts';

const recallCashData = recallCashInput.omit({ dry_run: true });
type Data = z.output<typeof recallCashData>;
type Context = OpContext<Data, Handover | null>;

const cameFromHere: Rule<Data, Handover | null> = {
  name: 'cameFromHere',
  check: (context) => (context.extra && isBoxCustodian(context, context.extra.asal) ? null : reject('NOT_FOUND')),
};

const wasSentBack: Rule<Data, Handover | null> = {
  name: 'wasSentBack',
  check: ({ extra }) =>
    extra && extra.status !== 'DIKEMBALIKAN' ? reject('HANDOVER_STATE', { status: extra.status }) : null,
};

const origin = (context: Context) => context.loaded.boxes.get(context.extra?.asal ?? 0) ?? fail('NOT_FOUND');

/**
 * Ambil kembali: cash that both hands counted differently goes back into the box it came from, as it was booked out of it: Dr till or
 * vault / Cr cash in transit. What is missing shows there, at its next count (domain: teller and vault).
 */
export const recallCash: Operation<Data, Handover | null> = {
  code: 'AMBIL_KEMBALI_KAS',
  schema: recallCashData,
  load: (db, { id_serah_terima }, caller) => loadHandover(db, id_serah_terima, caller),
  needs: (_data, _caller, extra) => ({ boxes: extra ? [extra.asal] : [] }),
  before: [cameFromHere, wasSentBack],
  rules: [],
  subject: (context) => ({
    nominal: context.extra?.nominal ?? 0n,
    kode_valuta: context.extra?.kode_valuta ?? fail('NOT_FOUND'),
    rekening: null,
    lawan: null,
    keterangan: '',
    id_kas: context.extra?.asal ?? null,
  }),
  journal: (context) => {
    const box = origin(context);
    const minor = context.extra?.nominal ?? 0n;
    return [
      debit(boxTarget(box), minor),
      credit({ kode_cabang: box.kode_cabang, kode_gl: gl('CASH_IN_TRANSIT') }, minor),
    ];
  },
  denominations: (context) => ({ [origin(context).id_kas]: context.extra?.pecahan ?? {} }),
  effects: ({ data }) => [{ efek: 'handover_back', fase: 'sebelum', id: data.id_serah_terima }],
};
