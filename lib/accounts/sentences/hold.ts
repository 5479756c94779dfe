import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day, money, when, word } from '#lib/sentences/words.ts';

const until = (last: string | undefined) =>
  last === undefined ? '' : last === '' ? untilRevoked : { id: `sampai ${day(last)}`, en: `until ${day(last)}` };

const untilRevoked = { id: 'sampai dicabut', en: 'until revoked' } as const;

/** Sentences of blocks and held funds. */
export const hold = {
  BLOKIR_REKENING: ({ form, number, remark }) => ({
    id: id`${word('sisiBlokir', form.arah) || 'blokir'} di rekening[ ${number}][ ${remark}][, ${word('sebabBlokir', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
    en: en`Block${when(form.arah === 'D', { id: '', en: ' debits' })}${when(form.arah === 'K', { id: '', en: ' credits' })} of account[ ${number}][ ${remark}][, ${word('sebabBlokir', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
  }),
  BUKA_BLOKIR: ({ form, number, remark }) => ({
    id: id`Buka blokir rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Lift the block of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  TAHAN_DANA: ({ form, number, remark }) => ({
    id: id`Tahan ${money(form.jumlah, form.kode_valuta) || { id: 'dana', en: '' }}[ di ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
    en: en`Hold ${money(form.jumlah, form.kode_valuta) || { id: '', en: 'funds' }}[ in ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
  }),
  LEPAS_DANA: ({ form, number, remark }) => ({
    id: id`Lepas dana yang ditahan[ di ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Release held funds[ of ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  UBAH_TAHANAN: ({ form, number, remark }) => ({
    id: id`Ubah tahanan dana[ di ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
    en: en`Change the hold[ in ${number}][ ${remark}][, ${word('sebabTahan', form.sebab)}][, ${until(form.tanggal_akhir)}]`,
  }),
} satisfies Sentences;
