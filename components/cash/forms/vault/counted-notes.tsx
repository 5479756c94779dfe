import '#lib/cash/messages/currency.ts';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { denominations } from '#components/kit/screens/denominations-def.tsx';

/** Two persons count a box, fit and unfit notes apart: `before` precedes the fit ones, `note` follows the others. */
export const countedNotes = <B extends string>(before: readonly FieldDef<B>[], note: FieldDef<'keterangan'>) =>
  [
    {
      header: 'vault.layak',
      rowsize: 1,
      fields: [
        ...before,
        { name: 'kode_valuta', title: 'valas.valuta', type: 'textlabel' },
        denominations('pecahan_layak', 'vault.layak'),
      ],
    },
    {
      header: 'vault.tidakLayak',
      rowsize: 1,
      fields: [denominations('pecahan_tidak_layak', 'vault.tidakLayak'), note],
    },
  ] as const;

/** A count of which nothing is said yet. */
export const nothingCounted = { pecahan_layak: [], pecahan_tidak_layak: [], keterangan: '' };
