import { en, type FormOf, id, type Sentence, type SentenceInput, type Sentences } from './sentence.ts';
import { word } from './words.ts';

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

const reversal = (amount: SentenceInput<object>['amount'], account: string) => ({
  id: id`[ senilai ${amount}][ di ${account}]`,
  en: en`[ of ${amount}][ in ${account}]`,
});

/** Sentences of the counter: cash, transfers between accounts and to other banks, and what undoes them. */
export const counter = {
  SETOR_TUNAI: ({ amount, account }) => ({
    id: id`Setor tunai[ ${amount}][ ke ${account}]`,
    en: en`Deposit[ ${amount}] in cash[ to ${account}]`,
  }),
  TARIK_TUNAI: ({ amount, account }) => ({
    id: id`Tarik tunai[ ${amount}][ dari ${account}]`,
    en: en`Withdraw[ ${amount}] in cash[ from ${account}]`,
  }),
  TUKAR_UANG: ({ form, amount }) => ({
    id: id`Tukar pecahan uang tunai[ ${amount}][ untuk ${form.nama}]`,
    en: en`Exchange denominations[ of ${amount}][ for ${form.nama}]`,
  }),
  PEMINDAHBUKUAN: ({ form, amount, account, other, holder }) => ({
    id: id`Pindahkan[ ${amount}][ dari ${account}][ ke ${holder(form.nomor_rekening_kredit ?? other)}]`,
    en: en`Move[ ${amount}][ from ${account}][ to ${holder(form.nomor_rekening_kredit ?? other)}]`,
  }),
  REVERSAL: ({ form, amount, account, remark }) => ({
    id: id`Batalkan transaksi[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
    en: en`Reverse transaction[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
  }),
  KOREKSI: ({ form, amount, account, remark }) => ({
    id: id`Koreksi transaksi hari lalu[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
    en: en`Correct a transaction of an earlier day[ ${form.nomor_referensi}] ${reversal(amount, account)}[, ${form.alasan ?? remark}]`,
  }),
  JUAL_BELI_VALAS: ({ form, amount }) => ({
    id: id`${form.arah === 'JUAL' ? 'Jual uang kertas asing' : form.arah === 'BELI' ? 'Beli uang kertas asing' : 'Jual beli uang kertas asing'}[ ${amount}][ dengan kurs ${form.kurs_khusus || form.kurs}][, ${form.nama}]`,
    en: en`${form.arah === 'JUAL' ? 'Sell foreign notes' : form.arah === 'BELI' ? 'Buy foreign notes' : 'Exchange foreign notes'}[ of ${amount}][ at ${form.kurs_khusus || form.kurs}][, ${form.nama}]`,
  }),
  VALAS_PUSAT: ({ form, amount }) => ({
    id: id`${form.arah === 'JUAL' ? 'Jual valas' : form.arah === 'BEBAN' ? 'Bayar beban valas' : 'Beli valas'} kantor pusat[ ${amount}][ dengan kurs ${form.kurs}]`,
    en: en`${form.arah === 'JUAL' ? 'Sell' : form.arah === 'BEBAN' ? 'Pay an expense of' : 'Buy'}[ ${amount}] for head office[ at ${form.kurs}]`,
  }),
  SKN_TUNAI: inCash('SKN'),
  RTGS_TUNAI: inCash('RTGS'),
  SKN_NON_TUNAI: fromAccount('SKN'),
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
  TAGIHAN_BANK_SENTRAL: ({ form, amount }) => ({
    id: id`Bayar tagihan bank sentral[ ${form.nomor_tagihan}][ ${amount}][ untuk ${word('penyelesaian.rail', form.rail)} bulan ${form.bulan}]`,
    en: en`Pay the central bank's bill[ ${form.nomor_tagihan}][ of ${amount}][ for ${word('penyelesaian.rail', form.rail)} in ${form.bulan}]`,
  }),
  BAYAR_CEK: ({ form, amount, account }) => ({
    id: id`Bayar cek tunai[ ${form.nomor_warkat}][ ${amount}][ dari ${account}][ kepada ${form.nama}]`,
    en: en`Cash cheque[ ${form.nomor_warkat}][ of ${amount}][ from ${account}][ for ${form.nama}]`,
  }),
  BAYAR_GAJI: ({ form, amount, account }) => ({
    id: id`Bayar gaji[ ${form.jumlah_baris} orang][ ${amount}][ dari ${account}][, bulan ${form.periode}]`,
    en: en`Pay[ ${form.jumlah_baris}] salaries[ of ${amount}][ from ${account}][, for ${form.periode}]`,
  }),
  AMBIL_DANA_DI_TELLER: ({ amount, account }) => ({
    id: id`Bayar tunai dana penutupan[ ${amount}][ dari ${account}]`,
    en: en`Pay the closing balance[ of ${amount}] in cash[ from ${account}]`,
  }),
  AMBIL_DANA_KHUSUS: ({ form, amount, account, holder }) => ({
    id: id`Bayar dana rekening khusus[ ${amount}][ dari ${account}][ ke ${holder(form.rekening_tujuan)}]`,
    en: en`Pay[ ${amount}] kept for a closed account[ of ${account}][ to ${holder(form.rekening_tujuan)}]`,
  }),
} satisfies Sentences;
