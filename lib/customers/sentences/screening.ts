import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day, word } from '#lib/sentences/words.ts';

/** Sentences of cash reports and suspicions. A suspicion names nobody, because its reader might warn the customer. */
export const screening = {
  IMPOR_DAFTAR_NAMA: ({ form }) => ({
    id: id`Muat daftar nama[ ${word('saring.jenis', form.jenis)}][ nomor ${form.nomor}][ dari ${form.penerbit}][, berlaku sejak ${day(form.berlaku_sejak)}]`,
    en: en`Load name list[ ${word('saring.jenis', form.jenis)}][ number ${form.nomor}][ of ${form.penerbit}][, in force from ${day(form.berlaku_sejak)}]`,
  }),
  PUTUS_KECOCOKAN: ({ form, remark }) => ({
    id: id`Putuskan kecocokan nama[ ${remark}][: ${word('saring.putusan', form.status)}]`,
    en: en`Decide on the name match[ ${remark}][: ${word('saring.putusan', form.status)}]`,
  }),
} satisfies Sentences;
