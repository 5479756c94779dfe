import { type Rule, reject } from '#core/engine/operation.ts';

/** Nothing new is agreed upon an account as long as a list that stops may have somebody behind it (domain: DTTOT). */
export const accountFree = <D, X>(pick: (data: D) => string, field: string): Rule<D, X> => ({
  name: 'accountFree',
  check: ({ data, loaded }) =>
    loaded.accounts.get(pick(data))?.kepatuhan ? reject('COMPLIANCE_HOLD', {}, field) : null,
});
