import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { levelFor } from '#core/engine/authority.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { boxTarget, differenceTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { outgoing, toDenominations, worth } from '#core/ledger/denominations.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { closeTellerCashInput } from '#lib/cash/schemas/vault.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';
import { loadVaultId } from './vault.ts';

export const closeTillData = closeTellerCashInput.omit({ dry_run: true, token_override: true });
type Data = z.output<typeof closeTillData>;
interface Closing {
  readonly vault: number | null;
  readonly waiting: boolean;
  /** The number of the teller's counts since the till was opened. */
  readonly hitungan: number;
  readonly idSerahTerima: string;
}
type Context = OpContext<Data, Closing>;

/** counted − book, in minor units: negative is a shortage (domain: teller and vault, proof). */
const differenceOf = (context: OpContext<Data, unknown>): bigint =>
  worth(toDenominations(context.data.pecahan, context.data.kode_valuta)) - (tillFor(context)?.saldo ?? 0n);

/** Cash still on its way to this till must be confirmed or taken back first. */
const nothingOnItsWay: Rule<Data, Closing> = {
  name: 'nothingOnItsWay',
  check: ({ extra }) => (extra.waiting ? reject('HANDOVER_PENDING') : null),
};

const shown = (context: Context, minor: bigint): string => formatMoney(money(context.data.kode_valuta, minor));

/** The teller counts twice before a difference is shown. */
const COUNTS = 2;

/** The difference is booked as the teller saw it, and no other. Before the second count no refusal reveals it. */
const differenceSeen: Rule<Data, Closing> = {
  name: 'differenceSeen',
  check: (context) => {
    const difference = differenceOf(context);
    if (difference !== 0n && context.extra.hitungan < COUNTS) return null;
    const seen = context.amounts.selisih ?? 0n;
    return seen === difference ? null : reject('DIFFERENCE', { selisih: shown(context, difference) });
  },
};

/** The teller counts again before a difference is booked, and explains it. */
const differenceExplained: Rule<Data, Closing> = {
  name: 'differenceExplained',
  check: (context) => {
    if (differenceOf(context) === 0n) return null;
    if (context.extra.hitungan < COUNTS) return reject('COUNT_AGAIN');
    if (context.data.keterangan.length >= 5) return null;
    return reject('DIFFERENCE_REASON', { selisih: shown(context, differenceOf(context)) });
  },
};

/** Any difference has a second person behind it (domain: decisions, closing). */
const secondPersonForDifference: Rule<Data, Closing> = {
  name: 'secondPersonForDifference',
  check: (context) => {
    const difference = differenceOf(context);
    if (difference === 0n) return null;
    const level = levelFor(context.ref, 'TUNAI', context.data.kode_valuta, difference < 0n ? -difference : difference);
    return override('SELISIH_KAS', level, { selisih: shown(context, difference) });
  },
};

function differenceLegs(context: Context): Leg[] {
  const till = ownTill(context);
  const difference = differenceOf(context);
  if (difference < 0n)
    return [debit(differenceTarget(till, gl('TILL_SHORTAGE')), -difference), credit(boxTarget(till), -difference)];
  if (difference > 0n)
    return [debit(boxTarget(till), difference), credit(differenceTarget(till, gl('TILL_OVERAGE')), difference)];
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
    const [row] = await db<{ waiting: boolean; hitungan: number }[]>`
      select exists (select from handover h where h.kode_cabang = k.kode_cabang
                and (h.tujuan = k.id_kas and is_on_its_way(h.status) or h.asal = k.id_kas and h.status = 'DIKEMBALIKAN')) as waiting,
             (select count(*) from till_count c where c.id_kas = k.id_kas and c.tanggal = k.tanggal and not c.tutup
                and c.dibuka_pada is not distinct from k.dibuka_pada)::integer as hitungan
      from cash_box k where k.id_user = ${caller.idUser} and k.kode_valuta = ${kode_valuta}`;
    return {
      vault: await loadVaultId(db, caller, kode_valuta),
      waiting: row?.waiting ?? false,
      hitungan: row?.hitungan ?? 0,
      idSerahTerima: randomUUID(),
    };
  },
  needs: () => ({}),
  rules: [nothingOnItsWay, knownDenominations, differenceSeen, differenceExplained, secondPersonForDifference],
  answersFor: (context) => {
    const difference = differenceOf(context);
    return difference < 0n ? -difference : difference;
  },
  subject: (context) => ({
    nominal: worth(toDenominations(context.data.pecahan, context.data.kode_valuta)),
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const till = ownTill(context);
    const counted = worth(toDenominations(context.data.pecahan, context.data.kode_valuta));
    if (counted === 0n) return differenceLegs(context);
    const transit = { kode_cabang: till.kode_cabang, kode_gl: gl('CASH_IN_TRANSIT') };
    return [...differenceLegs(context), debit(transit, counted), credit(boxTarget(till), counted)];
  },
  // The whole stock of the books leaves; what really goes to the vault is the count, and the handover carries that.
  denominations: (context) => ({ [ownTill(context).id_kas]: outgoing(ownTill(context).stok) }),
  effects: (context) => {
    const till = ownTill(context);
    const pecahan = toDenominations(context.data.pecahan, context.data.kode_valuta);
    const counted = worth(pecahan);
    const close = {
      efek: 'box_close',
      fase: 'sesudah',
      id_kas: till.id_kas,
      pecahan,
      alasan: context.data.keterangan,
    } as const;
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
