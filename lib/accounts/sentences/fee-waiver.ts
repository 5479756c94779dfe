import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day, word } from '#lib/sentences/words.ts';

/** Sentences of waived fees. */
export const feeWaiver = {
  BEBAS_BIAYA: ({ form, number, remark }) => ({
    id: id`Bebaskan[ ${form.persen}%] biaya[ ${word('biayaRek.kode', form.kode)}] rekening[ ${number}][ ${remark}][, ${day(form.mulai)}][ sampai ${day(form.sampai)}]`,
    en: en`Waive[ ${form.persen}% of] the fee[ for ${word('biayaRek.kode', form.kode)}] of account[ ${number}][ ${remark}][, ${day(form.mulai)}][ to ${day(form.sampai)}]`,
  }),
  CABUT_BEBAS_BIAYA: ({ form, number, remark }) => ({
    id: id`Cabut pembebasan biaya rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`End the fee waiver of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
} satisfies Sentences;
