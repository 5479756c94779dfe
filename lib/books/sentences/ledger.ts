import { en, id, type Part, type Sentences } from '#lib/sentences/sentence.ts';
import { count, when } from '#lib/sentences/words.ts';

const side = (jenis: string | undefined, nomor: string | undefined): Part =>
  nomor
    ? {
        id: id`${when(jenis === 'GL', { id: 'akun', en: '' })} ${nomor}`,
        en: en`${when(jenis === 'GL', { id: '', en: 'account' })} ${nomor}`,
      }
    : '';

/** Sentences of single entries into the general ledger. */
export const ledger = {
  TRANSAKSI_UMUM: ({ form, amount, remark }) => ({
    id: id`Bukukan[ ${amount}][ dari ${side(form.jenis_debet, form.nomor_debet)}][ ke ${side(form.jenis_kredit, form.nomor_kredit)}][, ${form.keterangan ?? remark}]`,
    en: en`Book[ ${amount}][, debit ${side(form.jenis_debet, form.nomor_debet)}][, credit ${side(form.jenis_kredit, form.nomor_kredit)}][, ${form.keterangan ?? remark}]`,
  }),
  TRANSAKSI_UMUM_MULTI: ({ form, amount, remark }) => ({
    id: id`Bukukan[ ${count(form.baris?.length)} baris][ ${amount}][, ${form.keterangan ?? remark}]`,
    en: en`Book[ ${count(form.baris?.length)} lines of][ ${amount}][, ${form.keterangan ?? remark}]`,
  }),
  SELISIH_PEMBULATAN: ({ form, amount, remark }) => ({
    id: id`Bukukan selisih pembulatan[ ${amount}][ ${when(form.arah === 'PENDAPATAN', { id: 'ke pendapatan', en: '' })}][ ${when(form.arah === 'BEBAN', { id: 'dari beban', en: '' })}][, ${form.keterangan ?? remark}]`,
    en: en`Clear a rounding difference[ of ${amount}][ ${when(form.arah === 'PENDAPATAN', { id: '', en: 'to income' })}][ ${when(form.arah === 'BEBAN', { id: '', en: 'from expense' })}][, ${form.keterangan ?? remark}]`,
  }),
} satisfies Sentences;
