import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { vaultCountData } from '#lib/cash/schemas/vault.ts';
import { bookedCount, differenceOf, knownDenominationsOfBoth } from './booked-count.ts';
import { loadVaultId, vaultOf } from './vault.ts';

type Data = z.output<typeof vaultCountData>;

const vaultIsThere: Rule<Data, number | null> = {
  name: 'vaultIsThere',
  check: (context) => (vaultOf(context) ? null : reject('NOT_FOUND')),
};

/**
 * A difference is booked only with a word about it. The count is blind: its maker is not asked for that word before somebody else has released the count, and the
 * refusal does not say how much it is.
 */
const differenceExplained: Rule<Data, number | null> = {
  name: 'differenceExplained',
  check: (context) => {
    const vault = vaultOf(context);
    const released = context.approving || context.loaded.grant !== null;
    if (!released || context.trying || !vault || context.data.keterangan.length >= 5) return null;
    return differenceOf(context.data, vault) === 0n ? null : reject('VAULT_COUNT_REASON', {}, 'keterangan');
  },
};

/**
 * Hitung khasanah: two officers count the vault by denomination and condition. A difference is booked at once (shortage Dr 112003 /
 * Cr vault, overage Dr vault / Cr 201005), and the stock of the books becomes what lies there (domain: teller and vault).
 */
export const countVault: Operation<Data, number | null> = {
  code: 'HITUNG_KHASANAH',
  schema: vaultCountData,
  load: (db, { kode_valuta }, caller) => loadVaultId(db, caller, kode_valuta),
  needs: (_data, _caller, vault) => ({ boxes: vault === null ? [] : [vault] }),
  rules: [vaultIsThere, knownDenominationsOfBoth, differenceExplained],
  ...bookedCount('HITUNG_KHASANAH', vaultOf),
};
