import { en, type FormOf, id, type Sentence, type Sentences } from '#lib/sentences/sentence.ts';
import { word } from '#lib/sentences/words.ts';

type Cash = FormOf<'SKN_TUNAI'>;
type FromAccount = FormOf<'SKN_NON_TUNAI'>;

/** Says a transfer that is paid in cash: the sender is nobody's account. */
const inCash =
  (rail: string): Sentence<Cash> =>
  ({ form, amount, remark }) => ({
    id: id`Transfer ${rail} tunai[ ${amount}][ ke ${form.rekening_tujuan ?? remark}][ ${form.nama_tujuan}][ di bank ${form.kode_bank}]`,
    en: en`Send[ ${amount}] of cash by ${rail}[ to ${form.rekening_tujuan ?? remark}][ ${form.nama_tujuan}][ at bank ${form.kode_bank}]`,
  });

const fromAccount =
  (rail: string): Sentence<FromAccount> =>
  ({ form, amount, account }) => ({
    id: id`Transfer ${rail}[ ${amount}][ dari ${account}][ ke ${form.rekening_tujuan}][ ${form.nama_tujuan}][ di bank ${form.kode_bank}]`,
    en: en`Send[ ${amount}] by ${rail}[ from ${account}][ to ${form.rekening_tujuan}][ ${form.nama_tujuan}][ at bank ${form.kode_bank}]`,
  });

/** Sentences of transfers to and from other banks. */
export const transfer = {
  SKN_TUNAI: inCash('SKN'),
  SKN_NON_TUNAI: fromAccount('SKN'),
  RTGS_TUNAI: inCash('RTGS'),
  RTGS_NON_TUNAI: fromAccount('RTGS'),
  BI_FAST_NON_TUNAI: fromAccount('BI-FAST'),
  SALURKAN_TRANSFER: ({ form, amount, account }) => ({
    id: id`Salurkan transfer masuk[ ${form.nomor}][ ${amount}][ ke ${account}]`,
    en: en`Credit the held incoming transfer[ ${form.nomor}][ of ${amount}][ to ${account}]`,
  }),
  BAYAR_TRANSFER: ({ form, amount }) => ({
    id: id`Bayar tunai transfer masuk[ ${form.nomor}][ ${amount}][ kepada ${form.nama}]`,
    en: en`Pay the held incoming transfer[ ${form.nomor}][ of ${amount}] in cash[ to ${form.nama}]`,
  }),
  RETUR_TRANSFER_TERTAHAN: ({ form, amount, remark }) => ({
    id: id`Retur transfer masuk[ ${form.nomor}][ ${amount}] ke bank pengirim[, ${form.alasan ?? remark}]`,
    en: en`Send the held incoming transfer[ ${form.nomor}][ of ${amount}] back to its bank[, ${form.alasan ?? remark}]`,
  }),
  KEMBALIKAN_BIAYA_TRANSFER: ({ form, amount, account }) => ({
    id: id`Kembalikan biaya transfer[ ${form.nomor}][ ${amount}][ ke ${account}][, ${word('transfer.kesalahan', form.alasan)}]`,
    en: en`Refund the fee of transfer[ ${form.nomor}][, ${amount}][, to ${account}][, ${word('transfer.kesalahan', form.alasan)}]`,
  }),
  JAWAB_PENYELESAIAN: ({ form, remark }) => ({
    id: id`Jawab transaksi antarbank yang tertahan[ ${form.kunci}][: ${word('status', form.hasil)}][, ${form.alasan ?? remark}]`,
    en: en`Settle the interbank item that is outstanding[ ${form.kunci}][: ${word('status', form.hasil)}][, ${form.alasan ?? remark}]`,
  }),
  BATALKAN_TRANSFER: ({ amount, account, remark }) => ({
    id: id`Batalkan transfer yang belum berangkat[ ${remark}][, ${amount}][ kembali ke ${account}]`,
    en: en`Cancel the transfer that has not left[ ${remark}][, ${amount}][ back to ${account}]`,
  }),
} satisfies Sentences;
