import { letterWords } from '#lib/accounts/letter.ts';

/** The letters report a sheet of our own that was not paid; like all paper they are Indonesian. */
export const refusalLetter = {
  ...letterWords,
  loket: 'loket kami',
  jenis: { CEK: 'Cek', BG: 'Bilyet giro' } as Readonly<Record<string, string>>,
  baris: {
    nomor: 'Nomor surat',
    warkat: 'Jenis dan nomor warkat',
    tanggalWarkat: 'Tanggal penarikan',
    nominal: 'Nominal',
    terbilang: 'Terbilang',
    rekening: 'Rekening penarik',
    penarik: 'Nama penarik',
    alamat: 'Alamat penarik',
    npwp: 'NPWP penarik',
    penyaji: 'Diunjukkan oleh',
    tanggal: 'Tanggal penolakan',
    alasan: 'Alasan penolakan',
  },
  SKP: {
    judul: 'Surat Keterangan Penolakan',
    isi: 'Warkat berikut telah diunjukkan kepada kami dan tidak dapat kami bayar.',
    tutup:
      'Warkat kami kembalikan bersama surat ini. Penyelesaian selanjutnya dilakukan langsung antara pemegang dan penarik.',
  },
  PERINGATAN: {
    judul: 'Surat Peringatan',
    isi: 'Warkat Saudara berikut ditolak karena dananya tidak tersedia. Ini peringatan ke-{ke} yang terhitung.',
    lapor:
      'Bila kewajiban kepada pemegang telah Saudara selesaikan, laporkan dengan buktinya ke cabang kami paling lambat {batas}. Setelah tanggal itu penyelesaian tidak mengubah perhitungan.',
    akibat:
      'Penarik dicantumkan dalam daftar hitam nasional apabila dalam {bulan} bulan terdapat {lembar} lembar atau lebih warkat kosong, atau satu lembar senilai {batas_nominal} atau lebih. Hak memakai cek dan bilyet giro kemudian dibekukan di semua bank.',
  },
} as const;
