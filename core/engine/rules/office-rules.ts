import { type Rule, reject } from '#core/engine/operation.ts';

/** Head office alone does this. */
export const atHeadOffice: Rule<unknown, unknown> = {
  name: 'atHeadOffice',
  check: ({ caller, ref }) => (caller.kodeCabang === ref.headOffice ? null : reject('FORBIDDEN')),
};
