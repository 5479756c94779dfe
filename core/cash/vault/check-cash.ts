import type { z } from 'zod';
import type { LoadedBox } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { tillFor } from '#core/engine/targets.ts';
import { cashCheckData } from '#lib/cash/schemas/vault.ts';
import { bookedCount, knownDenominationsOfBoth } from './booked-count.ts';
import { loadVaultId, vaultOf } from './vault.ts';

type Data = z.output<typeof cashCheckData>;
type Context = OpContext<Data, number | null>;
type CheckRule = Rule<Data, number | null>;

/** Returns the counted box: the maker's own till in that currency, or the vault that the maker keeps. */
const boxOf = (context: Context): LoadedBox | undefined =>
  context.data.kas === 'TELLER' ? (tillFor(context) ?? undefined) : vaultOf(context);

/** Nobody comes to head office from outside it. */
const ofBranch: CheckRule = {
  name: 'ofBranch',
  check: ({ caller }) => (caller.headOffice ? reject('CHECK_HEAD_OFFICE') : null),
};

/** A till is counted while it is open; the vault by those who count it on other days too. */
const isOwnBox: CheckRule = {
  name: 'isOwnBox',
  check: (context) => {
    const box = boxOf(context);
    if (context.data.kas === 'TELLER') return box?.status === 'BUKA' ? null : reject('TILL_CLOSED', {}, 'kas');
    return box && context.caller.menus.has('hitung-khasanah') ? null : reject('NOT_FOUND', {}, 'kas');
  },
};

/**
 * Pemeriksaan kas mendadak: the keeper of a till or vault counts it before somebody from outside the branch, who has counted beside the keeper and
 * approves the result (core/cash/README.md; domain: teller and vault). The count is blind until then, and is made anew when the cash has
 * moved since.
 */
export const checkCash: Operation<Data, number | null> = {
  code: 'PERIKSA_KAS',
  schema: cashCheckData,
  load: (db, { kas, kode_valuta }, caller) =>
    kas === 'KHASANAH' ? loadVaultId(db, caller, kode_valuta) : Promise.resolve(null),
  needs: (_data, _caller, vault) => ({ boxes: vault === null ? [] : [vault] }),
  before: [ofBranch, isOwnBox],
  rules: [knownDenominationsOfBoth],
  ...bookedCount('PERIKSA_KAS', boxOf),
};
