import { type Both, en, type FormOf, id, type Part, type Sentence, type Sentences } from './sentence.ts';
import { count, range, when, word } from './words.ts';

interface Blanks {
  readonly first: string | undefined;
  readonly many: string | undefined;
}

/** Says what happens to blank forms: which from, and how many. */
const blanks = (does: Both, { first, many }: Blanks, more: Part = ''): Both => ({
  id: id`${does.id}[ ${first}][, ${many} buah][ ${more}]`,
  en: en`${does.en}[ ${first}][, ${many} in all][ ${more}]`,
});

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

const bookOf = (jenis: string | undefined): Part => word('warkat.jenis', jenis);

const fee = (waived: string | undefined): Part => when(waived === 'T', { id: 'tanpa biaya', en: 'fee waived' });

const placement: Sentence<FormOf<'REGISTRASI_DEPOSITO'>> = ({ form, amount, remark }) => ({
  id: id`Daftarkan deposito[ ${amount}][ ${form.tenor} bulan][ ${word('deposito.aroSingkat', form.perpanjangan)}][ untuk nasabah ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
  en: en`Register a deposit[ of ${amount}][ for ${form.tenor} months][, ${word('deposito.aroSingkat', form.perpanjangan)}][, customer ${form.nomor_nasabah}][ ${form.nama_rekening || remark}]`,
});

const byHand = { id: 'tunai', en: 'in cash' } as const;

/** Sentences of deposits and of the papers and cards that the bank gives out. */
export const papers = {
  REGISTRASI_DEPOSITO: placement,
  REGISTRASI_DEPOSITO_GABUNGAN: placement,
  SETOR_DEPOSITO: ({ form, amount, account }) => ({
    id: id`Setor deposito[ ${amount}][ ke ${account}][, bilyet ${form.nomor_bilyet}]`,
    en: en`Fund deposit[ ${account}][ with ${amount}][, certificate ${form.nomor_bilyet}]`,
  }),
  PENCAIRAN_DEPOSITO: ({ form, amount, account, holder }) => ({
    id: id`Cairkan deposito[ ${account}][ ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ ke ${holder(form.rekening_tujuan)}]`,
    en: en`Pay out deposit[ ${account}][, ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ to ${holder(form.rekening_tujuan)}]`,
  }),
  AMBIL_BAGI_HASIL_DEPOSITO: ({ form, amount, account, holder }) => ({
    id: id`Bayar bagi hasil deposito[ ${account}][ ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ ke ${holder(form.rekening_tujuan)}]`,
    en: en`Pay the profit share of deposit[ ${account}][, ${amount}][ ${when(form.cara_bayar === 'TUNAI', byHand)}][ to ${holder(form.rekening_tujuan)}]`,
  }),
  UBAH_DEPOSITO: ({ form, account, remark }) => ({
    id: id`Ubah perpanjangan deposito[ ${account}][ menjadi ${word('deposito.aroSingkat', form.perpanjangan)}][, ${form.alasan ?? remark}]`,
    en: en`Change the renewal of deposit[ ${account}][ to ${word('deposito.aroSingkat', form.perpanjangan)}][, ${form.alasan ?? remark}]`,
  }),
  GANTI_BILYET: ({ form, account }) => ({
    id: id`Ganti bilyet[ ${form.bilyet_lama}][ dengan ${form.nomor_bilyet}][, deposito ${account}][, ${word('deposito.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
    en: en`Replace certificate[ ${form.bilyet_lama}][ by ${form.nomor_bilyet}][, deposit ${account}][, ${word('deposito.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
  }),
  TERIMA_KEMBALI_BILYET: ({ form, account }) => ({
    id: id`Terima kembali bilyet[ ${form.nomor_bilyet}][, deposito ${account}][, ${word('deposito.sebab', form.sebab)}][, dari ${form.nama_penyerah}]`,
    en: en`Take back certificate[ ${form.nomor_bilyet}][, deposit ${account}][, ${word('deposito.sebab', form.sebab)}][, from ${form.nama_penyerah}]`,
  }),
  TERIMA_STOK_BILYET: ({ form, remark }) =>
    blanks(
      { id: 'Terima stok bilyet', en: 'Take in blank certificates' },
      { first: form.nomor_bilyet ?? remark, many: form.jumlah },
    ),
  SERAH_STOK_BILYET: ({ form, remark }) =>
    blanks(
      { id: 'Serahkan stok bilyet', en: 'Hand over blank certificates' },
      { first: form.nomor_bilyet ?? remark, many: form.jumlah },
      when(form.pemegang_tujuan !== undefined && form.pemegang_tujuan !== '', {
        id: `kepada ${form.pemegang_tujuan}`,
        en: `to ${form.pemegang_tujuan}`,
      }),
    ),
  BATAL_STOK_BILYET: ({ form, remark }) =>
    blanks(
      { id: 'Batalkan blangko bilyet', en: 'Void blank certificates' },
      { first: form.nomor_bilyet ?? remark, many: form.jumlah },
    ),
  STOK_KARTU: ({ form }) => ({
    id: id`Terima stok[ ${count(form.kartu?.length)}] kartu[ ${form.kode_produk_kartu}]`,
    en: en`Take in[ ${count(form.kartu?.length)}] blank cards[ of kind ${form.kode_produk_kartu}]`,
  }),
  MINTA_KARTU: ({ form, number, remark }) => ({
    id: id`Minta kartu[ ${form.kode_produk_kartu}][ untuk ${number}][ ${remark}][, ${word('sebabKartu', form.sebab)}]`,
    en: en`Request a card[ of kind ${form.kode_produk_kartu}][ for ${number}][ ${remark}][, ${word('sebabKartu', form.sebab)}]`,
  }),
  TERBITKAN_KARTU: ({ form, number, remark }) => ({
    id: id`Terbitkan kartu[ ${form.nomor_seri}][ untuk ${number}][ ${remark}]`,
    en: en`Issue card[ ${form.nomor_seri}][ for ${number}][ ${remark}]`,
  }),
  UBAH_KARTU: ({ form, number, remark }) => ({
    id: id`${word('kartu.tindakan', form.tindakan) || 'Ubah kartu'}[, kartu rekening ${number}][ ${remark}][, ${form.alasan || form.penerima}]`,
    en: en`${word('kartu.tindakan', form.tindakan) || 'Change a card'}[, card of account ${number}][ ${remark}][, ${form.alasan || form.penerima}]`,
  }),
  BLOKIR_KARTU: ({ form, number, remark }) => ({
    id: id`Blokir kartu rekening[ ${number}][, ${word('kartu.sebabBlokir', form.sebab)}][, ${form.alasan ?? remark}]`,
    en: en`Block a card of account[ ${number}][, ${word('kartu.sebabBlokir', form.sebab)}][, ${form.alasan ?? remark}]`,
  }),
  UBAH_LIMIT_KARTU: ({ form, number, remark }) => ({
    id: id`Ubah limit kartu rekening[ ${number}][ ${remark}][, ${form.alasan}]`,
    en: en`Change the card limits of account[ ${number}][ ${remark}][, ${form.alasan}]`,
  }),
  SIMPAN_PRODUK_KARTU: ({ form }) => ({
    id: id`Ubah ketentuan kartu[ ${form.kode_produk_kartu}][ ${form.nama}][, ${form.alasan}]`,
    en: en`Change the terms of card[ ${form.kode_produk_kartu}][ ${form.nama}][, ${form.alasan}]`,
  }),
  CETAK_BUKU: ({ form, account }) => ({
    id: id`Cetak buku tabungan[ ${form.nomor_seri}][, rekening ${account}]`,
    en: en`Print passbook[ ${form.nomor_seri}][, account ${account}]`,
  }),
  TERIMA_STOK_BUKU: ({ form, remark }) =>
    blanks(
      { id: 'Terima stok buku tabungan', en: 'Take in blank passbooks' },
      { first: form.nomor_seri ?? remark, many: form.jumlah },
    ),
  SERAH_STOK_BUKU: ({ form, remark }) =>
    blanks(
      { id: 'Serahkan stok buku tabungan', en: 'Hand over blank passbooks' },
      { first: form.nomor_seri ?? remark, many: form.jumlah },
      when(form.pemegang_tujuan !== undefined && form.pemegang_tujuan !== '', {
        id: `kepada ${form.pemegang_tujuan}`,
        en: `to ${form.pemegang_tujuan}`,
      }),
    ),
  BATAL_STOK_BUKU: ({ form, remark }) =>
    blanks(
      { id: 'Batalkan blangko buku tabungan', en: 'Void blank passbooks' },
      { first: form.nomor_seri ?? remark, many: form.jumlah },
    ),
  TERBIT_BUKU: ({ form, account }) => ({
    id: id`Terbitkan buku tabungan[ ${form.nomor_seri}][ untuk ${account}]`,
    en: en`Issue passbook[ ${form.nomor_seri}][ for ${account}]`,
  }),
  GANTI_BUKU: ({ form, account }) => ({
    id: id`Ganti buku tabungan[ ${form.buku_lama}][ dengan ${form.nomor_seri}][, rekening ${account}][, ${word('buku.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
    en: en`Replace passbook[ ${form.buku_lama}][ by ${form.nomor_seri}][, account ${account}][, ${word('buku.sebab', form.sebab)}][, ${fee(form.bebas_biaya)}]`,
  }),
  ATUR_BARIS: ({ form, account }) => ({
    id: id`Atur baris buku tabungan[ ${form.nomor_seri}][ ke halaman ${form.ke_halaman} baris ${form.ke_baris}][, rekening ${account}]`,
    en: en`Set passbook[ ${form.nomor_seri}][ to page ${form.ke_halaman} line ${form.ke_baris}][, account ${account}]`,
  }),
  TERIMA_STOK_WARKAT: ({ form, remark }) => ({
    id: id`Terima stok[ ${form.jumlah}] buku[ ${bookOf(form.jenis)}][ mulai ${form.nomor_seri ?? remark}]`,
    en: en`Take in[ ${form.jumlah}] blank[ ${bookOf(form.jenis)}] books[ from ${form.nomor_seri ?? remark}]`,
  }),
  KIRIM_STOK_WARKAT: ({ form, remark }) => ({
    id: id`Kirim[ ${form.jumlah}] buku[ ${bookOf(form.jenis)}][ mulai ${form.nomor_seri ?? remark}][ ke cabang ${form.cabang_tujuan}]`,
    en: en`Send[ ${form.jumlah}] blank[ ${bookOf(form.jenis)}] books[ from ${form.nomor_seri ?? remark}][ to branch ${form.cabang_tujuan}]`,
  }),
  TERIMA_KIRIMAN_WARKAT: ({ form, remark }) => ({
    id: id`Terima kiriman[ ${form.jumlah}] buku[ ${bookOf(form.jenis)}][ mulai ${form.nomor_seri ?? remark}]`,
    en: en`Receive[ ${form.jumlah}] blank[ ${bookOf(form.jenis)}] books[ from ${form.nomor_seri ?? remark}]`,
  }),
  BATAL_STOK_WARKAT: ({ form, remark }) => ({
    id: id`Musnahkan[ ${form.jumlah}] buku[ ${bookOf(form.jenis)}][ mulai ${form.nomor_seri ?? remark}]`,
    en: en`Destroy[ ${form.jumlah}] blank[ ${bookOf(form.jenis)}] books[ from ${form.nomor_seri ?? remark}]`,
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
  PESAN_WARKAT: ({ form, account }) => ({
    id: id`Pesan buku[ ${bookOf(form.jenis)}][ untuk ${account}]`,
    en: en`Order a book of[ ${bookOf(form.jenis)}][ for ${account}]`,
  }),
  BATAL_PESANAN_WARKAT: ({ form, account }) => ({
    id: id`Batalkan pesanan buku warkat[ ${form.nomor_pesanan}][ rekening ${account}]`,
    en: en`Cancel cheque book order[ ${form.nomor_pesanan}][ of account ${account}]`,
  }),
  TOLAK_WARKAT: ({ form, account, amount }) => ({
    id: id`Tolak[ ${bookOf(form.jenis)}][ ${form.nomor_warkat}][ ${amount}][ rekening ${account}][, penyaji ${form.penyaji}]`,
    en: en`Refuse[ ${bookOf(form.jenis)}][ ${form.nomor_warkat}][ of ${amount}][ of account ${account}][, presented by ${form.penyaji}]`,
  }),
  LAPOR_WARKAT_KOSONG: ({ form, number }) => ({
    id: id`Catat penyelesaian warkat kosong[ ${bookOf(form.jenis)}][ ${form.nomor_warkat}][ rekening ${number}][, ${word('caraSelesai', form.cara_selesai)}]`,
    en: en`Report unfunded[ ${bookOf(form.jenis)}][ ${form.nomor_warkat}][ of account ${number}] as settled[, ${word('caraSelesai', form.cara_selesai)}]`,
  }),
  CANTUM_DHN: ({ form, remark }) => ({
    id: id`Cantumkan penarik[ ${form.nomor_nasabah}][ ${remark}] dalam daftar hitam`,
    en: en`Put drawer[ ${form.nomor_nasabah}][ ${remark}] on the blacklist`,
  }),
} satisfies Sentences;
