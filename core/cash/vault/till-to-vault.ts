import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { denominationsAddUp, knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { outgoing, toDenominations } from '#core/ledger/denominations.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { tillToVaultData } from '#lib/cash/schemas/vault.ts';
import { fail } from '#lib/errors/errors.ts';
import { loadVaultId } from './vault.ts';

type Data = z.output<typeof tillToVaultData>;

/** A branch that keeps no vault of the currency takes none of it back. */
const vaultIsThere: Rule<Data, number | null> = {
  name: 'vaultIsThere',
  check: ({ extra }) => (extra === null ? reject('NOT_FOUND') : null),
};

/** Excess cash of a till goes to the vault: Dr cash in transit / Cr teller cash, until the head teller confirms by count. */
export const tillToVault: Operation<Data, number | null> = {
  code: 'SETORAN_KHASANAH',
  schema: tillToVaultData,
  load: (db, { kode_valuta }, caller) => loadVaultId(db, caller, kode_valuta),
  needs: () => ({}),
  rules: [vaultIsThere, knownDenominations, denominationsAddUp],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const till = ownTill(context);
    const minor = context.amounts.nominal;
    return [
      debit({ kode_cabang: till.kode_cabang, kode_gl: gl('CASH_IN_TRANSIT') }, minor),
      credit(boxTarget(till), minor),
    ];
  },
  denominations: (context) => ({
    [ownTill(context).id_kas]: outgoing(toDenominations(context.data.pecahan, context.data.kode_valuta)),
  }),
  effects: (context) => [
    {
      efek: 'handover_send',
      fase: 'sesudah',
      id: randomUUID(),
      arah: 'KE_KHASANAH',
      asal: ownTill(context).id_kas,
      tujuan: context.extra ?? fail('NOT_FOUND'),
      nominal: context.amounts.nominal.toString(),
      kode_valuta: context.data.kode_valuta,
      pecahan: toDenominations(context.data.pecahan, context.data.kode_valuta),
      keterangan: context.data.keterangan,
    },
  ],
};
