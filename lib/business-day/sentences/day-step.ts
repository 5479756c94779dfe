import { type Both, en, type FormOf, id, type Sentence } from '#lib/sentences/sentence.ts';
import { day } from '#lib/sentences/words.ts';

/** Says a step of a branch's day. */
export const dayStep =
  (does: Both): Sentence<FormOf<'BUKA_CABANG'>> =>
  ({ form }) => ({
    id: id`${does.id}[ ${form.kode_cabang}][ tanggal ${day(form.accounting_date)}]`,
    en: en`${does.en}[ ${form.kode_cabang}][ on ${day(form.accounting_date)}]`,
  });
