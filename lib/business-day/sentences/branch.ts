import { byItself } from '#lib/sentences/phrases.ts';
import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day } from '#lib/sentences/words.ts';
import { dayStep } from './day-step.ts';

/** Sentences of branches and their days. */
export const branch = {
  BUKA_HARI: ({ form }) => ({
    id: id`Buka hari bank[ ${day(form.tanggal)}]`,
    en: en`Open the bank's day[ ${day(form.tanggal)}]`,
  }),
  TUTUP_PAKSA: ({ form }) => ({
    id: id`Tutup paksa hari cabang[ ${form.kode_cabang}][ tanggal ${day(form.accounting_date)}][, ${form.alasan}]`,
    en: en`Force the close of branch[ ${form.kode_cabang}][ on ${day(form.accounting_date)}][, ${form.alasan}]`,
  }),
  SIAPKAN_CABANG: dayStep({ id: 'Siapkan hari cabang', en: 'Prepare the day of branch' }),
  BUKA_CABANG: dayStep({ id: 'Buka hari cabang', en: 'Open the day of branch' }),
  CUT_OFF_CABANG: dayStep({ id: 'Cut-off cabang', en: 'Cut off branch' }),
  TUTUP_CABANG: dayStep({ id: 'Tutup hari cabang', en: 'Close the day of branch' }),
  INGATKAN: ({ form }) => ({
    id: id`Ingatkan petugas cabang[ ${form.kode_cabang}] tentang yang menghalangi tutup hari`,
    en: en`Remind the staff of branch[ ${form.kode_cabang}] of what keeps the day from closing`,
  }),
  REVALUASI: byItself({ id: 'Revaluasi valuta asing', en: 'Revaluation of foreign currency' }),
  TUTUP_TAHUN: byItself({ id: 'Tutup tahun buku', en: 'Close the financial year' }),
  MODAL_AWAL: byItself({ id: 'Bukukan modal awal', en: 'Book the opening capital' }),
} satisfies Sentences;
