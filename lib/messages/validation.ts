import { ofCards } from './validation-of-cards.ts';
import { ofClearing } from './validation-of-clearing.ts';
import { ofFiles } from './validation-of-files.ts';
import { ofInput } from './validation-of-input.ts';
import { ofLedger } from './validation-of-ledger.ts';
import { ofPayroll } from './validation-of-payroll.ts';
import { ofProfit } from './validation-of-profit.ts';
import { ofStanding } from './validation-of-standing.ts';
import { ofStatements } from './validation-of-statements.ts';
import { ofTransfers } from './validation-of-transfers.ts';

/** Texts of field violations; zod schemas name a key, the edge turns it into a sentence. */
export const validation = {
  'v.wajib': { id: 'Wajib diisi', en: 'Required' },
  'v.tingkatPenundaan': {
    id: 'Penundaan transaksi hanya atas permintaan berwenang',
    en: 'Transactions are put off at the request of an authority only',
  },
  'v.buktiIdentitas': {
    id: 'Centang yang membuktikan siapa yang berbicara; lewat telepon paling sedikit dua jawaban',
    en: 'Tick what proved who speaks; on the telephone two answers at least',
  },
  'v.nomorSeri': {
    id: 'Nomor seri terdiri dari 6 sampai 20 huruf besar dan angka',
    en: 'A serial number has 6 to 20 capital letters and digits',
  },
  'v.pilihBlokir': { id: 'Pilih paling sedikit satu', en: 'Choose at least one' },
  'v.uang': {
    id: 'Isi jumlah lebih dari 0 dengan paling banyak dua desimal, misalnya 1500000.00',
    en: 'Enter an amount above 0 with at most two decimals, for example 1500000.00',
  },
  'v.uangMaks': { id: 'Jumlah terlalu besar', en: 'The amount is too large' },
  'v.uangNol': {
    id: 'Isi jumlah 0 atau lebih dengan paling banyak dua desimal, misalnya 1500000.00',
    en: 'Enter an amount of 0 or more with at most two decimals, for example 1500000.00',
  },
  'v.rekening': {
    id: 'Nomor rekening harus 12 angka dengan angka periksa yang benar',
    en: 'Account number: 12 digits with a valid check digit',
  },
  'v.nomorSurat': {
    id: 'Pilih 1 sampai 100 surat; nomornya seperti SNOSI00000001-20261125 atau SND001140003218-2',
    en: 'Choose 1 to 100 letters; their numbers are like SNOSI00000001-20261125 or SND001140003218-2',
  },
  'v.valuta': { id: 'Kode valuta tidak dikenal', en: 'Unknown currency' },
  'v.teks': {
    id: 'Teks terlalu panjang atau berisi karakter terlarang',
    en: 'Text too long or with forbidden characters',
  },
  'v.alasanPanjang': {
    id: 'Isi alasan yang jelas, paling sedikit dua kata dan 10 karakter',
    en: 'Give a clear reason of at least two words and 10 characters',
  },
  'v.alasan': { id: 'Isi alasan paling sedikit 5 karakter', en: 'Give a reason of at least 5 characters' },
  'v.lembar': {
    id: 'Jumlah lembar atau keping harus bilangan bulat 0 sampai 1,000,000',
    en: 'Pieces must be a whole number, 0 to 1,000,000',
  },
  'v.pecahan': { id: 'Rincian pecahan belum benar', en: 'Denominations are not valid' },
  'v.tanggal': { id: 'Tanggal harus berbentuk YYYY-MM-DD', en: 'Date must be YYYY-MM-DD' },
  'v.kode': { id: 'Kode tidak dikenal', en: 'Unknown code' },
  'v.referensi': { id: 'Nomor referensi tidak dikenal bentuknya', en: 'Malformed reference number' },
  'v.rentangTanggal': { id: 'Tanggal akhir mendahului tanggal awal', en: 'The last day comes before the first' },
  'v.angka': { id: 'Isi angka saja', en: 'Digits only' },
  'v.nik': {
    id: 'NIK harus 16 angka dengan provinsi dan tanggal lahir yang mungkin',
    en: 'NIK: 16 digits with a possible province and birth date',
  },
  'v.npwp': {
    id: 'NPWP harus 15 atau 16 angka dengan angka periksa yang benar',
    en: 'NPWP: 15 or 16 digits with a valid check digit',
  },
  'v.telepon': { id: 'Isi nomor telepon 8 sampai 15 angka', en: 'Enter a telephone number of 8 to 15 digits' },
  'v.kodePos': { id: 'Kode pos harus 5 angka', en: 'Postcode: 5 digits' },
  'v.samar': {
    id: 'Isian ini tersamar bagi Anda, jadi tidak dapat disimpan',
    en: 'This value is masked for you and cannot be saved',
  },
  'v.tanggalLalu': { id: 'Tanggal harus sebelum hari ini', en: 'The date must lie before today' },
  'v.kedaluwarsa': { id: 'Masa berlakunya sudah lewat', en: 'It has expired' },
  'v.wali': { id: 'Nasabah belum dewasa memerlukan wali', en: 'A minor needs a guardian' },
  'v.pengurus': { id: 'Isi paling sedikit satu pengurus', en: 'Enter at least one officer' },
  'v.pemilikManfaat': { id: 'Isi paling sedikit satu pemilik manfaat', en: 'Enter at least one beneficial owner' },
  'v.penandaTangan': {
    id: 'Jumlah penanda tangan tidak cukup untuk aturan ini',
    en: 'Too few signers for this rule',
  },
  'v.aktaPendirian': { id: 'Isi akta pendirian', en: 'Enter the deed of establishment' },
  'v.cariNasabah': {
    id: 'Isi nomor, nama, identitas atau telepon; nama ibu bersama tanggal lahir',
    en: 'Enter a number, name, identity or telephone; the mother’s name together with the birth date',
  },
  'v.asing': { id: 'Isian ini tidak dikenal', en: 'Unknown field' },
  'v.bendera': { id: 'Harus T atau F', en: 'Must be T or F' },
  'v.cariHari': {
    id: 'Pencarian kata paling lama 31 hari sekaligus',
    en: 'Words are searched in at most 31 days at a time',
  },
  'v.halaman': { id: 'Halaman atau ukuran halaman di luar batas', en: 'Page or page size out of bounds' },
  'v.namaMasuk': {
    id: '3 sampai 40 huruf kecil, angka, titik, garis, diawali dan diakhiri huruf atau angka',
    en: '3 to 40 lower-case letters, digits, dots, dashes, beginning and ending with a letter or digit',
  },
  'v.surel': { id: 'Alamat email belum benar', en: 'Not a valid e-mail address' },
  'v.tanggalDepan': { id: 'Tidak boleh sesudah hari buku bank', en: 'May not lie after the day of the bank' },
  'v.rumus': { id: 'Tidak boleh diawali =, +, - atau @', en: 'May not begin with =, +, - or @' },
  'v.kolomDaftar': {
    id: 'Kolom tidak sesuai: baris pertama menyebut kode, nama dan macam, baris lain mengisi kolom yang sama',
    en: 'The columns do not fit: the first line names kode, nama and macam, all others fill the same ones',
  },
  'v.banyakNama': { id: 'Paling sedikit satu, paling banyak 25.000 nama', en: 'At least one, at most 25,000 names' },
  'v.ganda': { id: 'Ada yang disebut dua kali', en: 'Something is named twice' },
  'v.loket': { id: 'Paling banyak 6 huruf besar atau angka', en: 'At most 6 capital letters or digits' },
  'v.kodeKas': { id: '3 sampai 10 huruf besar atau angka', en: '3 to 10 capital letters or digits' },
  'v.kurs': {
    id: 'Isi kurs lebih dari 0 dengan paling banyak empat desimal, misalnya 16250.00',
    en: 'Enter a rate above 0 with at most four decimals, for example 16250.00',
  },
  'v.kursBeli': {
    id: 'Kurs beli tidak boleh di atas kurs tengah',
    en: 'The buying rate cannot be above the middle rate',
  },
  'v.kursJual': {
    id: 'Kurs jual tidak boleh di bawah kurs tengah',
    en: 'The selling rate cannot be below the middle rate',
  },
  'v.valas': { id: 'Pilih valuta asing', en: 'Choose a foreign currency' },
  'v.identitas': {
    id: 'Nomor identitas belum benar: KTP 16 angka, NPWP 15 atau 16 angka, lainnya 5 sampai 20 huruf atau angka',
    en: 'Not a valid identity number: 16 digits of a KTP, 15 or 16 of an NPWP, else 5 to 20 letters or digits',
  },
  'v.identitasPenuh': {
    id: 'Wajib diisi mulai jumlah ini per orang dan hari',
    en: 'Required from this amount on, per person and day',
  },
  'v.persen': {
    id: 'Isi persentase di atas 0 dan di bawah 100 dengan paling banyak dua desimal, misalnya 2.50',
    en: 'Enter a percentage above 0 and below 100 with at most two decimals, for example 2.50',
  },
  'v.tenor': {
    id: 'Jangka waktu 0 sampai 120 bulan; 0: tanpa jangka waktu',
    en: 'A tenor of 0 to 120 months; 0: none',
  },
  'v.diAtasSetoranAwal': {
    id: 'Saldo minimum tidak boleh lebih besar dari setoran awal',
    en: 'The minimum balance may not be above the first deposit',
  },
  'v.nilaiParameter': {
    id: 'Nilai tidak sesuai jenis parameter ini atau di luar batasnya',
    en: 'Not a value of this parameter’s kind, or out of its bounds',
  },
  'v.kelompokLingkup': {
    id: 'Keluar lewat loket hanya untuk rekening, dan untuk rekening hanya itu',
    en: 'Out over the counter is for accounts only, and accounts have only that',
  },
  'v.userId': { id: 'Tidak ada pengguna dengan User ID ini', en: 'There is no user with this User ID' },
  'v.pemegang': { id: 'Peran atau pengguna ini tidak ada', en: 'There is no such role or user' },
  'v.berkasWajib': { id: 'Unggah berkasnya', en: 'Send its file' },
  'v.berkasAsing': {
    id: 'Ada berkas yang tidak ada lagi, bukan kiriman pembuat, atau sudah dipakai; kirim sekali lagi',
    en: 'A file is no longer there, was not sent by the maker, or is in use; send it once more',
  },
  'v.berkasLain': {
    id: 'Ada berkas yang dikirim untuk jenis lain; kirim sekali lagi',
    en: 'A file was sent as another kind; send it once more',
  },
  'v.nomorDokumen': {
    id: 'Paling banyak 40 huruf, angka, spasi, titik, garis miring, atau tanda hubung',
    en: 'At most 40 letters, digits, spaces, dots, slashes or hyphens',
  },
  'v.penandaAsing': {
    id: 'Ada nama yang bukan penanda tangan rekening ini',
    en: 'A name is not one of those who sign for this account',
  },
  'v.penandaKurang': {
    id: 'Penanda tangan yang masih berlaku lebih sedikit dari yang diminta aturannya',
    en: 'Fewer signers are still in force than the rule asks for',
  },
  'v.spesimenTumpang': {
    id: 'Satu penanda tangan punya dua contoh pada hari yang sama; akhiri yang lama dahulu',
    en: 'A signer has two specimens on the same day; end the old one first',
  },
  'v.urutanTanggal': { id: 'Tanggal berakhir lebih awal dari tanggal mulai', en: 'The last day is before the first' },
  ...ofStanding,
  ...ofCards,
  ...ofClearing,
  ...ofFiles,
  ...ofInput,
  ...ofLedger,
  ...ofPayroll,
  ...ofTransfers,
  ...ofStatements,
  ...ofProfit,
  'v.xml': { id: 'Bukan daftar konsolidasi PBB yang utuh', en: 'Not a whole consolidated list of the United Nations' },
  'v.xmlTerlarang': {
    id: 'XML dengan DOCTYPE, komentar, atau entitas sendiri ditolak',
    en: 'XML with a DOCTYPE, comments or entities of its own is refused',
  },
  'v.csvBesar': {
    id: 'Paling banyak 5,000 kontrak atau 700,000 huruf',
    en: 'At most 5,000 contracts or 700,000 characters',
  },
  'v.bulanKolom': { id: 'Isi 1 sampai 12 bulan', en: 'Enter 1 to 12 months' },
  'v.anggaranKosong': { id: 'Berkas tidak berisi satu akun pun', en: 'The file holds no account' },
  'v.csvKosong': { id: 'Berkas tidak berisi satu kontrak pun', en: 'The file holds no contract' },
  'v.kontrak': {
    id: 'Paling banyak 30 huruf besar, angka, titik, garis miring, atau garis',
    en: 'At most 30 capital letters, digits, dots, slashes or dashes',
  },
  'v.kolektibilitas': { id: 'Harus 1 sampai 5', en: 'Must be 1 to 5' },
  'v.pokokPlafon': { id: 'Sisa pokok melebihi plafon', en: 'More is owed than was granted' },
  'v.bukanNasabah': { id: 'Nomor ini bukan nasabah bank', en: 'No customer of the bank has this number' },
  'v.permintaanCetak': {
    id: 'Hanya pencetakan dari layar ini yang ditandatangani untuk agen cetak',
    en: 'Only what this screen prints is signed for the print agent',
  },
  'v.bentuk': { id: 'Bentuk isian tidak sesuai', en: 'Wrong kind of value' },
} as const;

export type ValidationKey = keyof typeof validation;
export const isValidationKey = (value: string): value is ValidationKey => Object.hasOwn(validation, value);
