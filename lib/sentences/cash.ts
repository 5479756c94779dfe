import { en, type FormOf, id, type Sentence, type Sentences } from './sentence.ts';
import { range, when, word } from './words.ts';

const sheets = (form: { readonly nomor_awal?: string; readonly nomor_akhir?: string }) =>
  range(form.nomor_awal, form.nomor_akhir);

/** Says how a difference ends, by its two ways over the counter and over the books. */
const ended: Sentence<Partial<FormOf<'SELESAI_SELISIH_TUNAI'> & FormOf<'SELESAI_SELISIH'>>> = ({
  form,
  amount,
  account,
}) => ({
  id: id`Selesaikan selisih kas[ ${form.nomor_selisih}][ ${amount}][: ${word('selisih.cara', form.cara)}][, ${account}][, ${form.penerima}]`,
  en: en`Settle cash difference[ ${form.nomor_selisih}][ of ${amount}][: ${word('selisih.cara', form.cara)}][, ${account}][, ${form.penerima}]`,
});

/** Sentences of tills, the vault and cash on the road. A count never says its amount: its maker counts blind. */
export const cash = {
  BUKA_KAS: ({ amount }) => ({
    id: id`Buka kas teller[ dengan ${amount}]`,
    en: en`Open the till[ with ${amount}]`,
  }),
  BUKA_KAS_ULANG: ({ form, remark }) => ({
    id: id`Buka kas ulang[, ${form.alasan ?? remark}]`,
    en: en`Reopen the till[, ${form.alasan ?? remark}]`,
  }),
  TUTUP_KAS: () => ({
    id: 'Tutup kas teller dan setor isinya ke khasanah',
    en: 'Close the till and hand its cash to the vault',
  }),
  TUTUP_KAS_BERHALANGAN: ({ form, remark }) => ({
    id: id`Tutup kas teller yang berhalangan[, ${form.alasan ?? remark}]`,
    en: en`Close the till of an absent teller[, ${form.alasan ?? remark}]`,
  }),
  TERIMA_KAS: ({ amount }) => ({
    id: id`Terima kas[ ${amount}]`,
    en: en`Receive cash[ of ${amount}]`,
  }),
  HITUNG_SERAH_TERIMA: () => ({ id: 'Hitung bersama serah terima kas', en: 'Count a cash handover together' }),
  AMBIL_KEMBALI_KAS: ({ amount }) => ({
    id: id`Ambil kembali kas[ ${amount}] yang belum diterima`,
    en: en`Take back cash[ of ${amount}] that nobody received`,
  }),
  SETORAN_KHASANAH: ({ amount }) => ({
    id: id`Setor kas teller[ ${amount}] ke khasanah`,
    en: en`Hand till cash[ of ${amount}] to the vault`,
  }),
  PENARIKAN_KHASANAH: ({ amount }) => ({
    id: id`Kirim kas khasanah[ ${amount}] ke teller`,
    en: en`Send vault cash[ of ${amount}] to a till`,
  }),
  HITUNG_KHASANAH: ({ form }) => ({
    id: id`Hitung kas khasanah[ ${form.kode_valuta}]`,
    en: en`Count the vault[ in ${form.kode_valuta}]`,
  }),
  MINTA_KAS: ({ form, amount }) => ({
    id: id`Minta kas[ ${amount}][ dari cabang ${form.kode_cabang_asal}]`,
    en: en`Ask[ branch ${form.kode_cabang_asal}][ for ${amount}] of cash`,
  }),
  TUTUP_PERMINTAAN_KAS: ({ form, amount }) => ({
    id: id`Tutup permintaan kas[ ${form.nomor_permintaan}][ ${amount}][, ${form.alasan}]`,
    en: en`End cash request[ ${form.nomor_permintaan}][ of ${amount}][, ${form.alasan}]`,
  }),
  KIRIM_KAS: ({ form, amount }) => ({
    id: id`Kirim kas[ ${amount}][, ${word('kiriman.arah', form.arah)}][ ${form.kode_cabang_tujuan || form.kode_atm}]`,
    en: en`Send[ ${amount}] of cash[, ${word('kiriman.arah', form.arah)}][ ${form.kode_cabang_tujuan || form.kode_atm}]`,
  }),
  TOLAK_KIRIMAN_KAS: ({ form, amount }) => ({
    id: id`Tolak kiriman kas[ ${form.nomor_kiriman}][ ${amount}][, ${form.alasan}]`,
    en: en`Refuse cash shipment[ ${form.nomor_kiriman}][ of ${amount}][, ${form.alasan}]`,
  }),
  TERIMA_KIRIMAN_KAS: ({ form, amount }) => ({
    id: id`Terima kiriman kas[ ${form.nomor_kiriman}][ ${amount}][${when(form.segel_utuh === 'F', { id: ', segel tidak utuh', en: '' })}]`,
    en: en`Receive cash shipment[ ${form.nomor_kiriman}][ of ${amount}][${when(form.segel_utuh === 'F', { id: '', en: ', seals broken' })}]`,
  }),
  SELESAI_SELISIH_TUNAI: ended,
  SELESAI_SELISIH: ended,
  PERIKSA_KAS: ({ form }) => ({
    id: id`Periksa kas mendadak[, ${word('vault.kas', form.kas)}][ ${form.kode_valuta}]`,
    en: en`Count cash without notice[, ${word('vault.kas', form.kas)}][ in ${form.kode_valuta}]`,
  }),
  HITUNG_PERSEDIAAN: ({ form }) => ({
    id: id`Hitung persediaan[ ${word('sedia.jenis', form.jenis)}]`,
    en: en`Count the stock[ of ${word('sedia.jenis', form.jenis)}]`,
  }),
  HILANG_PERSEDIAAN: ({ form }) => ({
    id: id`Keluarkan persediaan yang hilang[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}][, laporan ${form.nomor_laporan}]`,
    en: en`Write off lost stock[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}][, report ${form.nomor_laporan}]`,
  }),
  TEMU_PERSEDIAAN: ({ form }) => ({
    id: id`Masukkan kembali persediaan yang ditemukan[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}]`,
    en: en`Take found stock back in[, ${word('sedia.jenis', form.jenis)}][ ${sheets(form)}]`,
  }),
} satisfies Sentences;
