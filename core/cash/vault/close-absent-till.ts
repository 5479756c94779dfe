import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { levelFor } from '#core/engine/authority.ts';
import type { LoadedBox } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { boxTarget, differenceTarget } from '#core/engine/targets.ts';
import { type Denominations, outgoing, toDenominations, worth } from '#core/ledger/denominations.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import type { HandoverDirection } from '#lib/cash/handovers.ts';
import { closeAbsentTillData } from '#lib/cash/schemas/vault.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';

type Data = z.output<typeof closeAbsentTillData>;

/** Cash between the till and the vault that the teller alone could end. Amount in minor units. */
interface Stuck {
  readonly id_serah_terima: string;
  readonly arah: HandoverDirection;
  readonly nominal: bigint;
  readonly pecahan: Denominations;
}
interface Absent {
  /** The till; null where the branch has no such till. */
  readonly till: number | null;
  readonly vault: number | null;
  readonly stuck: readonly Stuck[];
  /** A transaction whose cash has moved waits for its checker. */
  readonly waiting: boolean;
}
type Context = OpContext<Data, Absent>;
type AbsentRule = Rule<Data, Absent>;

const boxAt = (context: Context, id: number | null): LoadedBox | undefined =>
  id === null ? undefined : context.loaded.boxes.get(id);
const tillOf = (context: Context): LoadedBox => boxAt(context, context.extra.till) ?? fail('NOT_FOUND');
const vaultOf = (context: Context): LoadedBox => boxAt(context, context.extra.vault) ?? fail('NOT_FOUND');

const sumOf = (context: Context, arah: Stuck['arah']): bigint =>
  context.extra.stuck.reduce((sum, each) => (each.arah === arah ? sum + each.nominal : sum), 0n);
const countedOf = ({ data }: Context): bigint => worth(toDenominations(data.pecahan, data.kode_valuta));
/** counted − what the till and what came back from it should hold, in minor units: negative is a shortage. */
const differenceOf = (context: Context): bigint =>
  countedOf(context) - tillOf(context).saldo - sumOf(context, 'KE_KHASANAH');

const tillOfBranch: AbsentRule = {
  name: 'tillOfBranch',
  check: (context) => {
    const till = boxAt(context, context.extra.till);
    const fits = till?.id_user && till.kode_valuta === context.data.kode_valuta;
    return fits && boxAt(context, context.extra.vault) ? null : reject('NOT_FOUND');
  },
};

/** The teller closes the own till alone. */
const ofAnother: AbsentRule = {
  name: 'ofAnother',
  check: (context) => (tillOf(context).id_user === context.caller.idUser ? reject('TILL_OWN') : null),
};

const somethingToEnd: AbsentRule = {
  name: 'somethingToEnd',
  check: (context) =>
    tillOf(context).status === 'BUKA' || context.extra.stuck.length > 0 ? null : reject('TILL_CLOSED'),
};

/** A checker can still decide it; what was returned to the teller ends with the till. */
const nothingToDecide: AbsentRule = {
  name: 'nothingToDecide',
  check: ({ extra }) => (extra.waiting ? reject('TILL_ITEM_WAITS') : null),
};

const secondPersonForDifference: AbsentRule = {
  name: 'secondPersonForDifference',
  check: (context) => {
    const difference = differenceOf(context);
    if (difference === 0n) return null;
    const { kode_valuta } = context.data;
    const level = levelFor(context.ref, 'TUNAI', kode_valuta, difference < 0n ? -difference : difference);
    return override('SELISIH_KAS', level, { selisih: formatMoney(money(kode_valuta, difference)) });
  },
};

const merged = (stocks: readonly Denominations[]): Denominations =>
  stocks.reduce<Record<string, number>>((sum, denominations) => {
    for (const [key, count] of Object.entries(denominations)) sum[key] = (sum[key] ?? 0) + count;
    return sum;
  }, {});

function differenceLeg(context: Context): Leg[] {
  const till = tillOf(context);
  const difference = differenceOf(context);
  if (difference < 0n) return [debit(differenceTarget(till, gl('TILL_SHORTAGE')), -difference)];
  return difference > 0n ? [credit(differenceTarget(till, gl('TILL_OVERAGE')), difference)] : [];
}

async function load(db: Db, { id_kas, kode_valuta }: Data, caller: Caller): Promise<Absent> {
  const [row] = await db<Omit<Absent, 'stuck'>[]>`
    select k.id_kas as till,
           (select v.id_kas from cash_box v where v.kode_cabang = k.kode_cabang and v.jenis = 'KHASANAH' and v.kode_valuta = ${kode_valuta} order by v.id_kas limit 1) as vault,
           exists (select from flow_instance f where f.user_input = k.id_user and f.flow_state = 'WAITING' and f.jenis = 'FLOW' and f.kas_sudah_berpindah
             and f.kode_valuta = k.kode_valuta) as waiting
    from cash_box k where k.id_kas = ${id_kas}::text::integer and k.kode_cabang = ${caller.kodeCabang} and k.jenis = 'TELLER'`;
  if (!row) return { till: null, vault: null, stuck: [], waiting: false };
  const stuck = await db<Stuck[]>`
    select id_serah_terima, arah, nominal, pecahan from handover h
    where h.kode_cabang = ${caller.kodeCabang} and stuck_at_till(h, ${row.till}) order by id_serah_terima`;
  return { ...row, stuck: [...stuck] };
}

/**
 * Tutup kas teller berhalangan: two persons of the branch count the till of a teller who is gone, with what came back to it, and lock it into
 * the vault. The difference is the teller's (shortage Dr 112003, overage Cr 201005). What was on its way to the till returns to the vault as
 * it was sent: what is missing of it shows at the vault's next count. Transactions that were returned to the teller end.
 */
export const closeAbsentTill: Operation<Data, Absent> = {
  code: 'TUTUP_KAS_BERHALANGAN',
  schema: closeAbsentTillData,
  load,
  needs: (_data, _caller, { till, vault }) => ({ boxes: [till, vault].flatMap((id) => id ?? []) }),
  before: [tillOfBranch, ofAnother],
  rules: [somethingToEnd, nothingToDecide, knownDenominations, secondPersonForDifference],
  subject: (context) => ({
    nominal: countedOf(context) + sumOf(context, 'KE_TELLER'),
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.alasan,
    id_kas: vaultOf(context).id_kas,
  }),
  journal: (context) => {
    const till = tillOf(context);
    const locked = countedOf(context) + sumOf(context, 'KE_TELLER');
    const transit = sumOf(context, 'KE_TELLER') + sumOf(context, 'KE_KHASANAH');
    return [
      ...(locked > 0n ? [debit(boxTarget(vaultOf(context)), locked)] : []),
      ...differenceLeg(context),
      ...(till.saldo > 0n ? [credit(boxTarget(till), till.saldo)] : []),
      ...(transit > 0n ? [credit({ kode_cabang: till.kode_cabang, kode_gl: gl('CASH_IN_TRANSIT') }, transit)] : []),
    ];
  },
  denominations: (context) => {
    const till = tillOf(context);
    const sent = context.extra.stuck.filter(({ arah }) => arah === 'KE_TELLER').map(({ pecahan }) => pecahan);
    const locked = merged([toDenominations(context.data.pecahan, context.data.kode_valuta), ...sent]);
    return {
      ...(worth(locked) > 0n ? { [vaultOf(context).id_kas]: locked } : {}),
      ...(till.saldo > 0n ? { [till.id_kas]: outgoing(till.stok) } : {}),
    };
  },
  effects: (context) => [
    {
      efek: 'box_close_absent',
      fase: 'sesudah',
      id_kas: tillOf(context).id_kas,
      pecahan: toDenominations(context.data.pecahan, context.data.kode_valuta),
      serah_terima: context.extra.stuck.map(({ id_serah_terima }) => id_serah_terima),
      alasan: context.data.alasan,
    },
  ],
};
