import { en, type FormOf, id, type Sentence, type Sentences } from '#lib/sentences/sentence.ts';
import { day, money, word } from '#lib/sentences/words.ts';

const order: Sentence<FormOf<'SIMPAN_SI'>> = ({ form, remark }) => ({
  id: id`${form.nomor_perintah ? `Ubah instruksi tetap ${form.nomor_perintah}` : 'Daftarkan instruksi tetap'}[ ${money(form.nominal, form.kode_valuta)}][ dari ${form.rekening_sumber}][ ke ${form.rekening_tujuan}][ ${form.nama_tujuan}][, ${word('periodePerintah', form.periode)}][, mulai ${day(form.mulai)}][, ${form.alasan ?? remark}]`,
  en: en`${form.nomor_perintah ? `Change standing order ${form.nomor_perintah}` : 'Register a standing order'}[ of ${money(form.nominal, form.kode_valuta)}][ from ${form.rekening_sumber}][ to ${form.rekening_tujuan}][ ${form.nama_tujuan}][, ${word('periodePerintah', form.periode)}][, from ${day(form.mulai)}][, ${form.alasan ?? remark}]`,
});

/** Sentences of standing orders. */
export const standing = {
  SIMPAN_SI: order,
  SIMPAN_ATS: ({ form }) => ({
    id: id`${form.nomor_perintah ? `Ubah transfer otomatis ${form.nomor_perintah}` : 'Daftarkan transfer otomatis'}[ giro ${form.rekening_giro}][ dari tabungan ${form.rekening_tabungan}][, bila saldo kurang dari ${money(form.batas_bawah, form.kode_valuta)}]`,
    en: en`${form.nomor_perintah ? `Change automatic cover ${form.nomor_perintah}` : 'Register automatic cover'}[ of current account ${form.rekening_giro}][ from savings ${form.rekening_tabungan}][, below ${money(form.batas_bawah, form.kode_valuta)}]`,
  }),
  STATUS_PERINTAH: ({ form, number }) => ({
    id: id`${word('perintah.tindakan', form.tindakan) || 'Ubah status'} instruksi tetap[ ${form.nomor_perintah}][ dari ${number}][, ${form.alasan}]`,
    en: en`${word('perintah.tindakan', form.tindakan) || 'Change the state of'} standing order[ ${form.nomor_perintah}][ of ${number}][, ${form.alasan}]`,
  }),
  PERINTAH_TETAP: ({ form, amount, account }) => ({
    id: id`Jalankan instruksi tetap[ ${form.nomor_perintah}][ ${amount}][ dari ${account}][, jatuh tempo ${day(form.jatuh_tempo)}]`,
    en: en`Run standing order[ ${form.nomor_perintah}][ of ${amount}][ from ${account}][, due ${day(form.jatuh_tempo)}]`,
  }),
} satisfies Sentences;
