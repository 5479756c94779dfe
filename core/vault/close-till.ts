import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { boxTarget, differenceTarget, gl, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { outgoing, toPieces, worth } from '#core/ledger/pieces.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';
import { closeTellerCashInput } from '#lib/schemas/vault.ts';
import { loadVaultId } from './vault.ts';

export const closeTillData = closeTellerCashInput.omit({ dry_run: true });
type Data = z.output<typeof closeTillData>;
interface Closing {
  readonly vault: number | null;
  readonly waiting: boolean;
  readonly idSerahTerima: string;
}
type Context = OpContext<Data, Closing>;

/** counted − book, in minor units: negative is a shortage (domain: teller, proof). */
const differenceOf = (context: OpContext<Data, unknown>): bigint =>
  worth(toPieces(context.data.pecahan)) - (tillFor(context)?.saldo ?? 0n);

/** Cash still on its way to this till must be confirmed or taken back first. */
const nothingOnItsWay: Rule<Data, Closing> = {
  name: 'nothingOnItsWay',
  check: ({ extra }) => (extra.waiting ? reject('HANDOVER_PENDING') : null),
};

/** A difference is booked only when the teller has seen it and says so. */
const differenceConfirmed: Rule<Data, Closing> = {
  name: 'differenceConfirmed',
  check: (context) => {
    const difference = differenceOf(context);
    if (difference === 0n || context.data.konfirmasi_selisih === 'T') return null;
    return reject('DIFFERENCE', { selisih: formatMoney(money(context.data.kode_valuta, difference)) });
  },
};

function differenceLegs(context: Context): Leg[] {
  const till = ownTill(context);
  const difference = differenceOf(context);
  if (difference < 0n)
    return [debit(differenceTarget(till, gl.tillShortage), -difference), credit(boxTarget(till), -difference)];
  if (difference > 0n)
    return [debit(boxTarget(till), difference), credit(differenceTarget(till, gl.tillOverage), difference)];
  return [];
}

/**
 * Tutup kas: the blind count is proofed against the book, a difference is always booked (shortage Dr 112003 / Cr till, overage
 * Dr till / Cr 201005), everything counted is handed to the vault through cash in transit, and the till is closed and empty.
 */
export const closeTill: Operation<Data, Closing> = {
  code: 'TUTUP_KAS',
  schema: closeTillData,
  load: async (db, { kode_valuta }, caller) => {
    const [row] = await db<{ waiting: boolean }[]>`
      select exists (select from handover h join cash_box k on k.id_kas = h.tujuan
                     where h.status = 'DIKIRIM' and k.id_user = ${caller.idUser} and k.kode_valuta = ${kode_valuta}) as waiting`;
    return {
      vault: await loadVaultId(db, caller, kode_valuta),
      waiting: row?.waiting ?? false,
      idSerahTerima: randomUUID(),
    };
  },
  needs: () => ({}),
  rules: [nothingOnItsWay, knownDenominations, differenceConfirmed],
  subject: (context) => ({
    nominal: worth(toPieces(context.data.pecahan)),
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const till = ownTill(context);
    const counted = worth(toPieces(context.data.pecahan));
    if (counted === 0n) return differenceLegs(context);
    const transit = { kode_cabang: till.kode_cabang, kode_gl: gl.cashInTransit };
    return [...differenceLegs(context), debit(transit, counted), credit(boxTarget(till), counted)];
  },
  // The whole stock of the books leaves; what really goes to the vault is the count, and the handover carries that.
  pieces: (context) => ({ [ownTill(context).id_kas]: outgoing(ownTill(context).stok) }),
  effects: (context) => {
    const till = ownTill(context);
    const pecahan = toPieces(context.data.pecahan);
    const counted = worth(pecahan);
    const close = { efek: 'box_close', fase: 'sesudah', id_kas: till.id_kas } as const;
    if (counted === 0n) return [close];
    return [
      {
        efek: 'handover_send',
        fase: 'sesudah',
        id: context.extra.idSerahTerima,
        arah: 'KE_KHASANAH',
        asal: till.id_kas,
        tujuan: context.extra.vault ?? fail('NOT_FOUND'),
        nominal: counted.toString(),
        kode_valuta: till.kode_valuta,
        pecahan,
        keterangan: context.data.keterangan,
      },
      close,
    ];
  },
};
