import { fee } from '#lib/sentences/phrases.ts';
import { type Both, en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { range, word } from '#lib/sentences/words.ts';

interface Sheets {
  readonly jenis?: string;
  readonly nomor_awal?: string;
  readonly nomor_akhir?: string;
}

/** Names sheets of a cheque book: 'cek 000101 s.d. 000103'. */
const named = (form: Sheets): Both => ({
  id: id`[${word('warkat.jenis', form.jenis)}][ ${range(form.nomor_awal, form.nomor_akhir)}]`,
  en: en`[${word('warkat.jenis', form.jenis)}][ ${range(form.nomor_awal, form.nomor_akhir)}]`,
});

/** Sentences of cheque books and their sheets. */
export const warkat = {
  TERIMA_STOK_WARKAT: ({ form, remark }) => ({
    id: id`Terima stok[ ${form.jumlah}] buku[ ${word('warkat.jenis', form.jenis)}][ mulai ${form.nomor_seri ?? remark}]`,
    en: en`Take in[ ${form.jumlah}] blank[ ${word('warkat.jenis', form.jenis)}] books[ from ${form.nomor_seri ?? remark}]`,
  }),
  KIRIM_STOK_WARKAT: ({ form, remark }) => ({
    id: id`Kirim[ ${form.jumlah}] buku[ ${word('warkat.jenis', form.jenis)}][ mulai ${form.nomor_seri ?? remark}][ ke cabang ${form.cabang_tujuan}]`,
    en: en`Send[ ${form.jumlah}] blank[ ${word('warkat.jenis', form.jenis)}] books[ from ${form.nomor_seri ?? remark}][ to branch ${form.cabang_tujuan}]`,
  }),
  TERIMA_KIRIMAN_WARKAT: ({ form, remark }) => ({
    id: id`Terima kiriman[ ${form.jumlah}] buku[ ${word('warkat.jenis', form.jenis)}][ mulai ${form.nomor_seri ?? remark}]`,
    en: en`Receive[ ${form.jumlah}] blank[ ${word('warkat.jenis', form.jenis)}] books[ from ${form.nomor_seri ?? remark}]`,
  }),
  BATAL_STOK_WARKAT: ({ form, remark }) => ({
    id: id`Musnahkan[ ${form.jumlah}] buku[ ${word('warkat.jenis', form.jenis)}][ mulai ${form.nomor_seri ?? remark}]`,
    en: en`Destroy[ ${form.jumlah}] blank[ ${word('warkat.jenis', form.jenis)}] books[ from ${form.nomor_seri ?? remark}]`,
  }),
  TERBIT_WARKAT: ({ form, account, remark }) => ({
    id: id`Terbitkan buku warkat[ ${remark}][ untuk ${account}][, ${fee(form.bebas_biaya)}]`,
    en: en`Issue cheque book[ ${remark}][ for ${account}][, ${fee(form.bebas_biaya)}]`,
  }),
  AKTIF_WARKAT: ({ account, remark }) => ({
    id: id`Aktifkan buku warkat[ ${remark}][ rekening ${account}]`,
    en: en`Activate cheque book[ ${remark}][ of account ${account}]`,
  }),
  STOP_WARKAT: ({ form, account, remark }) => ({
    id: id`Setop pembayaran warkat ${named(form).id || remark}[ rekening ${account}][, ${word('warkat.sebab', form.sebab)}]`,
    en: en`Stop payment of ${named(form).en || remark}[ of account ${account}][, ${word('warkat.sebab', form.sebab)}]`,
  }),
  BUKA_STOP_WARKAT: ({ form, account, remark }) => ({
    id: id`Buka setop pembayaran warkat ${named(form).id || remark}[ rekening ${account}]`,
    en: en`Lift the stop on ${named(form).en || remark}[ of account ${account}]`,
  }),
  BATAL_WARKAT: ({ form, account, remark }) => ({
    id: id`Batalkan lembar warkat ${named(form).id || remark}[ rekening ${account}]`,
    en: en`Void ${named(form).en || remark}[ of account ${account}]`,
  }),
  KEMBALI_WARKAT: ({ form, account, remark }) => ({
    id: id`Terima kembali lembar warkat ${named(form).id || remark}[ rekening ${account}]`,
    en: en`Take back ${named(form).en || remark}[ of account ${account}]`,
  }),
  BAYAR_CEK: ({ form, amount, account }) => ({
    id: id`Bayar cek tunai[ ${form.nomor_warkat}][ ${amount}][ dari ${account}][ kepada ${form.nama}]`,
    en: en`Cash cheque[ ${form.nomor_warkat}][ of ${amount}][ from ${account}][ for ${form.nama}]`,
  }),
} satisfies Sentences;
