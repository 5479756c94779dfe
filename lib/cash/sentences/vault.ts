import { en, id, type Sentences } from '#lib/sentences/sentence.ts';

/** Sentences of tills and the vault. A count never says its amount: its maker counts blind. */
export const vault = {
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
} satisfies Sentences;
