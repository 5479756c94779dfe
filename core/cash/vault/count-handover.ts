import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import {
  type Denominations,
  denominationKey,
  nominalOf,
  sameDenominations,
  toDenominations,
  worth,
} from '#core/ledger/denominations.ts';
import type { HandoverSide } from '#lib/cash/handovers.ts';
import { handoverCountInput } from '#lib/cash/schemas/vault.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';
import { type Handover, isBoxCustodian, loadHandover } from './handover.ts';

const handoverCountData = handoverCountInput.omit({ dry_run: true });
type Data = z.output<typeof handoverCountData>;

/** A handover and what was counted of it so far. */
interface Counting extends Handover {
  readonly counts: readonly { readonly hitungan: number; readonly pihak: HandoverSide; readonly petugas: string }[];
}
type Context = OpContext<Data, Counting | null>;

const countsOf = (db: Db, id: string): Promise<Counting['counts']> => db<
  { hitungan: number; pihak: HandoverSide; petugas: string }[]
>`
  select hitungan, pihak, petugas from handover_count where id_serah_terima = ${id} order by id`;

/** Returns the caller's side: the caller receives where they keep the box it goes to, unless they are the other party already. */
function sideOf(context: Context): HandoverSide | null {
  const { extra, caller } = context;
  if (!extra) return null;
  const isGiver =
    extra.user_pengirim === caller.idUser ||
    extra.counts.some(({ pihak, petugas }) => pihak === 'PENGIRIM' && petugas === caller.idUser);
  if (isBoxCustodian(context, extra.tujuan) && !isGiver) return 'PENERIMA';
  return isBoxCustodian(context, extra.asal) ? 'PENGIRIM' : null;
}

const oneOfBothHands: Rule<Data, Counting | null> = {
  name: 'oneOfBothHands',
  check: (context) => (sideOf(context) ? null : reject('NOT_FOUND')),
};

/** The receiver's first count that differs begins it; afterwards each party counts once. A first count that agrees is received instead. */
const countIsDue: Rule<Data, Counting | null> = {
  name: 'countIsDue',
  check: (context) => {
    const { extra, data } = context;
    const side = sideOf(context);
    if (!extra || !side) return null;
    if (extra.status === 'SELISIH') {
      const again = extra.counts.some(({ hitungan, pihak }) => hitungan === 2 && pihak === side);
      return again ? reject('HANDOVER_COUNTED') : null;
    }
    if (extra.status !== 'DIKIRIM' || side === 'PENGIRIM') return reject('HANDOVER_STATE', { status: extra.status });
    return sameDenominations(extra.pecahan, toDenominations(data.pecahan, extra.kode_valuta))
      ? reject('HANDOVER_AGREES')
      : null;
  },
};

/** A person who counted on one side counts on that side only. */
const twoPersons: Rule<Data, Counting | null> = {
  name: 'twoPersons',
  check: (context) => {
    const side = sideOf(context);
    const other = context.extra?.counts.some(
      ({ pihak, petugas }) => pihak !== side && petugas === context.caller.idUser,
    );
    return other ? reject('SELF_APPROVAL') : null;
  },
};

/** Every denomination is legal tender of the currency that was sent. */
const knownDenominations: Rule<Data, Counting | null> = {
  name: 'knownDenominations',
  check: ({ data, extra, ref }) => {
    if (!extra) return null;
    const { kode_valuta } = extra;
    const alien = data.pecahan.find(
      (row) => !ref.denominations.has(`${kode_valuta}:${denominationKey({ ...row, kondisi: '' }, kode_valuta)}`),
    );
    return alien
      ? reject('CASH_UNKNOWN', {
          pecahan: formatMoney(money(kode_valuta, nominalOf(denominationKey(alien, kode_valuta)))),
        })
      : null;
  },
};

const denominationsOf = ({ data, extra }: Context): Denominations =>
  toDenominations(data.pecahan, extra?.kode_valuta ?? fail('NOT_FOUND'));

/**
 * Hitung bersama: the receiver's count differs from what was sent, so both hands count again and every count stays. When both find
 * what was sent the handover goes on, else it goes back (domain: teller and vault, two-step; decisions).
 */
export const countHandover: Operation<Data, Counting | null> = {
  code: 'HITUNG_SERAH_TERIMA',
  schema: handoverCountData,
  load: async (db, { id_serah_terima }, caller) => {
    const handover = await loadHandover(db, id_serah_terima, caller);
    return handover && { ...handover, counts: await countsOf(db, id_serah_terima) };
  },
  needs: (_data, _caller, extra) => ({ boxes: extra ? [extra.asal, extra.tujuan] : [] }),
  rules: [oneOfBothHands, twoPersons, countIsDue, knownDenominations],
  subject: (context) => ({
    nominal: worth(denominationsOf(context)),
    kode_valuta: context.extra?.kode_valuta ?? fail('NOT_FOUND'),
    rekening: null,
    lawan: null,
    keterangan: '',
    id_kas: null,
  }),
  journal: () => [],
  effects: (context) => [
    {
      efek: 'handover_count',
      fase: 'sebelum',
      id: context.data.id_serah_terima,
      pihak: sideOf(context) ?? fail('NOT_FOUND'),
      pecahan: denominationsOf(context),
    },
  ],
};
