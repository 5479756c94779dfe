import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { maximumOutcome } from '#core/engine/guards/cash-guards.ts';
import type { LoadedBox } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { denominationsAddUp, knownDenominations, onlyFitOut } from '#core/engine/rules/cash-rules.ts';
import { boxTarget } from '#core/engine/targets.ts';
import { outgoing, toDenominations } from '#core/ledger/denominations.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { vaultToTillData } from '#lib/cash/schemas/vault.ts';
import { fail } from '#lib/errors/errors.ts';
import { loadVaultId, vaultOf } from './vault.ts';

type Data = z.output<typeof vaultToTillData>;
/** The vault that sends. */
interface Sending {
  readonly vault: number | null;
}
type Context = OpContext<Data, Sending>;

/** A till that waits for its next teller takes no cash: nobody could count it. Each currency has tills of its own. */
const tillOf = ({ data, loaded, caller }: Context): LoadedBox | undefined => {
  const box = loaded.boxes.get(Number.parseInt(data.id_kas, 10));
  if (!box?.id_user || box.kode_cabang !== caller.kodeCabang) return undefined;
  return box.kode_valuta === data.kode_valuta ? box : undefined;
};

const tillOfBranch: Rule<Data, Sending> = {
  name: 'tillOfBranch',
  check: (context) => (tillOf(context) && vaultOf(context) ? null : reject('NOT_FOUND')),
};

/** Cash from the vault fills a till as any other does, and what is already on its way to it counts (domain: limits). */
const tillMaximum: Rule<Data, Sending> = {
  name: 'tillMaximum',
  check: (context) => {
    const till = tillOf(context);
    return till ? maximumOutcome(till, context.amounts.nominal) : null;
  },
};

/**
 * The vault hands cash to a till by denomination: Dr cash in transit / Cr vault cash. It reaches the till when the teller confirms with an own count
 * (domain: teller and vault, two-step).
 */
export const vaultToTill: Operation<Data, Sending> = {
  code: 'PENARIKAN_KHASANAH',
  schema: vaultToTillData,
  load: async (db: Db, { kode_valuta }: Data, caller: Caller) => ({
    vault: await loadVaultId(db, caller, kode_valuta),
  }),
  needs: (data, _caller, { vault }) => ({
    boxes: [Number.parseInt(data.id_kas, 10), ...(vault === null ? [] : [vault])],
  }),
  rules: [
    tillOfBranch,
    knownDenominations,
    denominationsAddUp,
    onlyFitOut(({ data }) => toDenominations(data.pecahan, data.kode_valuta)),
    tillMaximum,
  ],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: vaultOf(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    const vault = vaultOf(context) ?? fail('NOT_FOUND');
    return [
      debit({ kode_cabang: vault.kode_cabang, kode_gl: gl('CASH_IN_TRANSIT') }, minor),
      credit(boxTarget(vault), minor),
    ];
  },
  denominations: (context) => ({
    [vaultOf(context)?.id_kas ?? 0]: outgoing(toDenominations(context.data.pecahan, context.data.kode_valuta)),
  }),
  effects: (context) => [
    {
      efek: 'handover_send',
      fase: 'sesudah',
      id: randomUUID(),
      arah: 'KE_TELLER',
      asal: (vaultOf(context) ?? fail('NOT_FOUND')).id_kas,
      tujuan: (tillOf(context) ?? fail('NOT_FOUND')).id_kas,
      nominal: context.amounts.nominal.toString(),
      kode_valuta: context.data.kode_valuta,
      pecahan: toDenominations(context.data.pecahan, context.data.kode_valuta),
      keterangan: context.data.keterangan,
    },
  ],
};
