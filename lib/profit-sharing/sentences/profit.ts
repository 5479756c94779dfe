import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { month } from '#lib/sentences/words.ts';

/** Sentences of the monthly profit shares. */
export const profit = {
  TETAPKAN_HI1000: ({ form }) => ({
    id: id`Tetapkan HI-1000[ bulan ${month(form.bulan)}][, ${form.alasan}]`,
    en: en`Set HI-1000[ for ${month(form.bulan)}][, ${form.alasan}]`,
  }),
  BATAL_HI1000: ({ form }) => ({
    id: id`Batalkan bagi hasil[ bulan ${month(form.bulan)}][, ${form.alasan}]`,
    en: en`Undo the profit shares[ of ${month(form.bulan)}][, ${form.alasan}]`,
  }),
  TETAPKAN_BONUS: ({ form }) => ({
    id: id`Tetapkan bonus wadiah[ ${form.kode_produk}][ bulan ${month(form.bulan)}][: Rp${form.tarif} per 1.000]`,
    en: en`Set the wadiah bonus[ of ${form.kode_produk}][ for ${month(form.bulan)}][: Rp${form.tarif} per 1,000]`,
  }),
} satisfies Sentences;
