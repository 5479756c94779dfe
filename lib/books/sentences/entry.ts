import { byItself } from '#lib/sentences/phrases.ts';
import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of entry templates and recurring entries. */
export const entry = {
  SIMPAN_TEMPLAT: ({ form, remark }) => ({
    id: id`${form.nomor_templat ? 'Ubah' : 'Simpan'} templat entri[ ${form.nama}][, ${form.alasan ?? remark}]`,
    en: en`${form.nomor_templat ? 'Change' : 'Save'} entry template[ ${form.nama}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_BERKALA: ({ form, remark }) => ({
    id: id`${form.nomor_berkala ? 'Ubah' : 'Simpan'} entri berkala[ ${form.nama}][, ${word('periodeEntri', form.periode)}][, ${form.alasan ?? remark}]`,
    en: en`${form.nomor_berkala ? 'Change' : 'Save'} recurring entry[ ${form.nama}][, ${word('periodeEntri', form.periode)}][, ${form.alasan ?? remark}]`,
  }),
  STATUS_BERKALA: ({ form, remark }) => ({
    id: id`${word('berkala.tindakan', form.tindakan) || 'Ubah status'} entri berkala[ ${form.nomor_berkala}][, ${form.alasan ?? remark}]`,
    en: en`${word('berkala.tindakan', form.tindakan) || 'Change the state of'} recurring entry[ ${form.nomor_berkala}][, ${form.alasan ?? remark}]`,
  }),
  ENTRI_BERKALA: byItself({ id: 'Entri berkala jatuh tempo', en: 'Recurring entry that fell due' }),
} satisfies Sentences;
