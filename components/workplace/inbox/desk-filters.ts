import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import type { Filters } from '#hooks/use-list.ts';
import { approvalLadder, besideLadder } from '#lib/access/role-names.ts';
import { flowKinds } from '#lib/control/codes.ts';
import { checkedCodes } from '#lib/operations/operations.ts';
import type { flow } from '#services/control/flow.ts';

type Name = (keyof Filters<typeof flow.waiting> & string) | 'keyword';

/** The filters of the desk: each is a name in its address. */
export const deskFilters: readonly FilterDef<Name>[] = [
  { name: 'keyword', label: 'desk.cari', kind: 'text' },
  { name: 'jenis', label: 'desk.jenis', kind: 'select', codes: flowKinds, prefix: 'desk.jenis.' },
  {
    name: 'flowCode',
    label: 'desk.operasi',
    kind: 'select',
    codes: checkedCodes,
    prefix: 'alur.',
  },
  {
    name: 'tingkat',
    label: 'desk.tingkat',
    kind: 'select',
    codes: [...approvalLadder, ...besideLadder],
    prefix: 'peran.',
  },
  { name: 'user_input', label: 'desk.pembuat', kind: 'text', maxLength: 60 },
  { name: 'nominal_dari', label: 'desk.nominalDari', kind: 'money' },
  { name: 'nominal_sampai', label: 'desk.nominalSampai', kind: 'money' },
];

/** Reads the filters from an address; empty filters and other names are left out. */
export function askedOf(query: Readonly<Record<string, unknown>>): FilterValues {
  return Object.fromEntries(
    deskFilters.flatMap(({ name }) => {
      const value = query[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
