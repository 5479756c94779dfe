import { en, id, type Sentences } from '#lib/sentences/sentence.ts';

/** Sentences of payrolls. */
export const payroll = {
  BAYAR_GAJI: ({ form, amount, account }) => ({
    id: id`Bayar gaji[ ${form.jumlah_baris} orang][ ${amount}][ dari ${account}][, bulan ${form.periode}]`,
    en: en`Pay[ ${form.jumlah_baris}] salaries[ of ${amount}][ from ${account}][, for ${form.periode}]`,
  }),
} satisfies Sentences;
