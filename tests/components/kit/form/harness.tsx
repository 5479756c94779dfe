import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { SectionDef, Values } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';
import { queryWrapper } from '../../hooks/harness.tsx';

/** A section around fields; the texts are any that exist. */
export const section = (fields: SectionDef['fields'], extra: Partial<SectionDef> = {}): SectionDef => ({
  header: 'teller.rekening',
  rowsize: 1,
  fields,
  ...extra,
});

export function showForm(
  sections: readonly SectionDef[],
  initial: Values,
  extra: Partial<Parameters<typeof LiteralForm>[0]> = {},
) {
  const onSubmit = vi.fn(async (_values: Values) => true);
  const shown = render(<LiteralForm sections={sections} initial={initial} onSubmit={onSubmit} {...extra} />, {
    wrapper: queryWrapper(),
  });
  return { onSubmit, ...shown };
}
