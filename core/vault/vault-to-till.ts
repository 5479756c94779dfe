import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { BoxFacts } from '#core/engine/facts.ts';
import { type OpContext, type Operation, type Rule, reject, warn } from '#core/engine/operation.ts';
import { denominationsAddUp, knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { boxTarget, gl } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { outgoing, toPieces } from '#core/ledger/pieces.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money, toMinor } from '#lib/money.ts';
import { vaultToTillData } from '#lib/schemas/vault.ts';
import { loadVaultId, vaultOf } from './vault.ts';

type Data = z.output<typeof vaultToTillData>;
type Context = OpContext<Data, number | null>;

/** A till that waits for its next teller takes no cash: nobody could count it. Each currency has tills of its own. */
const tillOf = ({ data, facts, caller }: Context): BoxFacts | undefined => {
  const box = facts.boxes.get(Number.parseInt(data.id_kas, 10));
  if (!box?.id_user || box.kode_cabang !== caller.kodeCabang) return undefined;
  return box.kode_valuta === data.kode_valuta ? box : undefined;
};

const tillOfBranch: Rule<Data, number | null> = {
  name: 'tillOfBranch',
  check: (context) => (tillOf(context) && vaultOf(context) ? null : reject('NOT_FOUND')),
};

/** A till that would go above its maximum is only warned about here: the teller's own limit counts when she takes cash in. */
const tillMaximum: Rule<Data, number | null> = {
  name: 'tillMaximum',
  check: (context) => {
    const till = tillOf(context);
    if (!till || till.saldo + toMinor(context.data.nominal) <= till.batas) return null;
    return warn('KAS_MELEBIHI_BATAS', { batas: formatMoney(money(till.kode_valuta, till.batas)) });
  },
};

/**
 * The vault hands cash to a till by denomination: Dr cash in transit / Cr vault cash. It reaches the till when the teller
 * confirms with her own count (domain: teller and vault, two-step).
 */
export const vaultToTill: Operation<Data, number | null> = {
  code: 'PENARIKAN_KHASANAH',
  schema: vaultToTillData,
  load: (db: Db, { kode_valuta }: Data, caller: Caller) => loadVaultId(db, caller, kode_valuta),
  needs: (data, _caller, vault) => ({ boxes: [Number.parseInt(data.id_kas, 10), ...(vault === null ? [] : [vault])] }),
  rules: [tillOfBranch, knownDenominations, denominationsAddUp, tillMaximum],
  subject: (context) => ({
    nominal: toMinor(context.data.nominal),
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: vaultOf(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const minor = toMinor(context.data.nominal);
    const vault = vaultOf(context) ?? fail('NOT_FOUND');
    return [
      debit({ kode_cabang: vault.kode_cabang, kode_gl: gl.cashInTransit }, minor),
      credit(boxTarget(vault), minor),
    ];
  },
  pieces: (context) => ({ [vaultOf(context)?.id_kas ?? 0]: outgoing(toPieces(context.data.pecahan)) }),
  effects: (context) => [
    {
      efek: 'handover_send',
      fase: 'sesudah',
      id: randomUUID(),
      arah: 'KE_TELLER',
      asal: (vaultOf(context) ?? fail('NOT_FOUND')).id_kas,
      tujuan: (tillOf(context) ?? fail('NOT_FOUND')).id_kas,
      nominal: toMinor(context.data.nominal).toString(),
      kode_valuta: context.data.kode_valuta,
      pecahan: toPieces(context.data.pecahan),
      keterangan: context.data.keterangan,
    },
  ],
};
