import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { toDenominations } from '#core/ledger/denominations.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { openTellerCashInput } from '#lib/cash/schemas/vault.ts';
import { countMatches, type Handover, handoverIsMine, loadHandover, received } from './handover.ts';

/** Omits dry_run, which says how to ask and not what is asked. */
const openTillData = openTellerCashInput.omit({ dry_run: true });
type Data = z.output<typeof openTillData>;

const tillIsClosed: Rule<Data, Handover | null> = {
  name: 'tillIsClosed',
  check: (context) => {
    const till = tillFor(context);
    if (!till) return reject('NO_TILL');
    return till.status === 'TUTUP' ? null : reject('TILL_OPEN');
  },
};

/** A till opens once a day; again is an exception of its own (domain: decisions). */
const notOpenedToday: Rule<Data, Handover | null> = {
  name: 'notOpenedToday',
  check: (context) => {
    const till = tillFor(context);
    return till?.status === 'TUTUP' && till.tanggal === context.date ? reject('TILL_WAS_OPEN') : null;
  },
};

/** Opening without a handover counts nothing: a closed till is empty. */
const nothingToCount: Rule<Data, Handover | null> = {
  name: 'nothingToCount',
  check: ({ data }) => (data.id_serah_terima === '' && data.pecahan.length > 0 ? reject('HANDOVER_COUNT') : null),
};

/** Buka kas: the teller confirms the vault's cash with an own count and the till is open. Dr teller cash / Cr cash in transit. */
export const openTill: Operation<Data, Handover | null> = {
  code: 'BUKA_KAS',
  schema: openTillData,
  load: (db, data, caller) => loadHandover(db, data.id_serah_terima, caller),
  needs: () => ({}),
  rules: [
    tillIsClosed,
    notOpenedToday,
    handoverIsMine((context) => tillFor(context)?.id_kas),
    countMatches,
    nothingToCount,
    knownDenominations,
  ],
  subject: (context) => ({
    nominal: context.extra?.nominal ?? 0n,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: '',
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const { extra } = context;
    if (!extra) return [];
    const till = ownTill(context);
    return [
      debit(boxTarget(till), extra.nominal),
      credit({ kode_cabang: till.kode_cabang, kode_gl: gl('CASH_IN_TRANSIT') }, extra.nominal),
    ];
  },
  denominations: (context) => ({
    [ownTill(context).id_kas]: toDenominations(context.data.pecahan, context.data.kode_valuta),
  }),
  effects: (context) => [
    { efek: 'box_open', fase: 'sebelum', id_kas: ownTill(context).id_kas },
    ...(context.extra ? [received(context.extra.id_serah_terima)] : []),
  ],
};
