import { entryLimit, levelFor } from '#core/engine/authority.ts';
import { override, type Rule } from '#core/engine/operation.ts';
import { formatMoney, money, toMinor } from '#lib/money.ts';
import { cardOf, type OperationCode } from '#lib/operations/operations.ts';

type Amounted = { nominal: string; kode_valuta: string };

/** Above the caller's own entry limit a role whose approving limit covers the amount must release it (domain: limits). */
export const withinEntryLimit = (code: OperationCode): Rule<Amounted> => ({
  name: `withinEntryLimit:${cardOf(code).group}`,
  check: ({ data, caller, ref }) => {
    const { group } = cardOf(code);
    const minor = toMinor(data.nominal);
    const limit = entryLimit(caller, group, data.kode_valuta);
    if (minor <= limit) return null;
    return override('MELEBIHI_WEWENANG', levelFor(ref, group, data.kode_valuta, minor), {
      kelompok: group,
      batas: formatMoney(money(data.kode_valuta, limit)),
    });
  },
});
