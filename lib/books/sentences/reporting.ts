import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

/** Sentences of report schedules. */
export const reporting = {
  SIMPAN_JADWAL_LAPORAN: ({ form }) => ({
    id: id`${form.nomor_jadwal ? 'Ubah' : 'Simpan'} jadwal laporan[ ${form.nama}][, ${word('kalenderJadwal', form.kalender)}]`,
    en: en`${form.nomor_jadwal ? 'Change' : 'Save'} report schedule[ ${form.nama}][, ${word('kalenderJadwal', form.kalender)}]`,
  }),
} satisfies Sentences;
