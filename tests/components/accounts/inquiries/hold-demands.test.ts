import { expect, test } from 'vitest';
import { blockAccount } from '#components/accounts/forms/savings/block-account.tsx';
import { holdFunds } from '#components/accounts/forms/savings/hold-funds.tsx';
import { demandsOf, schemaCheck } from '#components/kit/form/check-form.ts';
import { fieldsOf, type SectionDef, type Values } from '#components/kit/form/field-def.ts';
import { blockData, holdData } from '#lib/accounts/schemas/hold.ts';

const forms = {
  hold: { ...holdFunds, schema: holdData },
  block: { ...blockAccount, schema: blockData },
};

/** Returns the compulsory fields of the form's collapsed section, as the answers stand. */
function demandedTerms(form: keyof typeof forms, answers: Values): readonly string[] {
  const { initial, schema, sections } = forms[form];
  const demanded = demandsOf(schemaCheck(schema), { ...initial, ...answers });
  const collapsed = (sections as readonly SectionDef[]).filter((section) => section.collapsed);
  return fieldsOf(collapsed)
    .filter(demanded)
    .map(({ name }) => name);
}

test.each([
  ['hold', {}, []],
  ['hold', { tingkat: 'PUSAT' }, []],
  ['hold', { tingkat: 'BERWENANG' }, ['nomor_surat']],
  ['hold', { tingkat: 'BERWENANG', nomor_surat: 'B-17' }, ['nomor_surat']],
  ['block', {}, []],
  ['block', { tingkat: 'BERWENANG' }, ['nomor_surat']],
  ['block', { tingkat: 'BERWENANG', sebab: 'PENUNDAAN' }, ['nomor_surat', 'tanggal_akhir']],
] as const)('the letter and period of a %s are asked for as its answers need them: %j', (form, answers, names) => {
  expect(demandedTerms(form, answers)).toEqual(names);
});

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  'the reason of a %s comes before what it may leave out',
  (form) => {
    const sections = (forms[form].sections as readonly SectionDef[]).filter(({ beside }) => !beside);
    const at = sections.findIndex((section) => section.collapsed);
    expect(at).toBe(sections.length - 1);
    expect(sections[at - 1]?.fields.at(-1)?.name).toBe('alasan');
  },
);
