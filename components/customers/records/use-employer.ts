import '#lib/messages/validation.ts';
import type { Messages } from '#components/kit/form/check-form.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { useList } from '#hooks/use-list.ts';
import { employerFields, NO_EMPLOYER } from '#lib/customers/employer.ts';
import { message } from '#lib/messages/id.ts';
import { choices } from '#services/control/code-lists.ts';
import { codePages } from './code-field.tsx';

/** Returns the check that an occupation with an employer names the employer; the bank's list marks the occupations that have one. */
export function useEmployer(): (values: Values) => Messages {
  const { rows } = useList(choices.offered, {
    filters: { kelompok: 'PEKERJAAN' },
    keyword: '',
    sizes: codePages,
    quiet: true,
  });
  return (values) => {
    const occupation = rows.find(({ kode }) => kode === values.pekerjaan);
    if (!occupation || occupation.nilai === NO_EMPLOYER) return {};
    const lacking = employerFields.filter((field) => values[field] === '');
    return Object.fromEntries(lacking.map((field) => [field, message('v.wajib')]));
  };
}
