import { type Both, en, id, type Part, type Sentence } from './sentence.ts';
import { when } from './words.ts';

const erased = { id: 'Hapus', en: 'Delete' } as const;
const created = { id: 'Buat', en: 'Create' } as const;
const changed = { id: 'Ubah', en: 'Change' } as const;

/** Returns the verb for the change of a record or term: delete, create or change. */
export const does = (aksi: string | undefined): Both =>
  aksi === 'HAPUS' ? erased : aksi === 'BUAT' ? created : changed;

/** Says a posting that no person asked for: its name, amount and remark. */
export const byItself =
  (does: Both): Sentence<object> =>
  ({ amount, remark }) => ({
    id: id`${does.id}[ ${amount}][, ${remark}]`,
    en: en`${does.en}[, ${amount}][, ${remark}]`,
  });

interface Blanks {
  readonly first: string | undefined;
  readonly many: string | undefined;
}

/** Says the movement of blank forms: the first of them, and how many. */
export const blanks = (does: Both, { first, many }: Blanks, more: Part = ''): Both => ({
  id: id`${does.id}[ ${first}][, ${many} buah][ ${more}]`,
  en: en`${does.en}[ ${first}][, ${many} in all][ ${more}]`,
});

/** Says that the bank waives its fee; empty where it does not. */
export const fee = (waived: string | undefined): Part => when(waived === 'T', { id: 'tanpa biaya', en: 'fee waived' });
