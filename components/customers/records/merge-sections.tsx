import type { ComponentType } from 'react';
import type { SectionDef } from '#components/kit/form/field-def.ts';
import { textArea } from '#components/kit/screens/transaction-def.tsx';
import type { PreviewProps } from './merge-preview.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/merge.ts';

/** Ends the forms of a merge and of its undoing: both records with their links, to which `sidik` binds the form, and the reason. */
export const seenAndReason = (Preview: ComponentType<PreviewProps>): readonly SectionDef<'sidik' | 'alasan'>[] => [
  {
    header: 'gabung.pratinjau',
    rowsize: 1,
    fields: [
      {
        name: 'sidik',
        title: 'gabung.pratinjau',
        type: 'custom',
        sizeCol: 12,
        setup: { render: (field, values, form) => <Preview field={field} values={values} form={form} /> },
      },
    ],
  },
  {
    header: 'gabung.alasan',
    rowsize: 1,
    fields: [textArea('alasan', 'kolom.alasan', { required: true })],
  },
];
