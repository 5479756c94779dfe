import { texts } from './known.ts';

/** What keeps a branch’s day from closing, as what is missing: told on its day and in changes. */
export const closeCheckWords = texts({
  'belumTutup.KAS_TELLER': 'kas teller belum ditutup',
  'belumTutup.SERAH_TERIMA': 'kas dalam perjalanan',
  'belumTutup.KAS_MENUNGGU': 'transaksi menunggu yang kasnya sudah berpindah',
  'belumTutup.KHASANAH': 'khasanah belum dihitung',
  'belumTutup.PERANTARA': 'rekening perantara belum nol',
  'belumTutup.NERACA': 'neraca saldo tidak seimbang',
  'belumTutup.WARKAT_MASUK': 'warkat yang diunjukkan belum diputus',
  'belumTutup.STOK_CETAK': 'blangko buku atau bilyet belum cocok',
  'belumTutup.AKUN_DITUTUP': 'akun yang akan ditutup masih bersaldo',
});
