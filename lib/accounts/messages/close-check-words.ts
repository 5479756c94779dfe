import { texts } from '#lib/messages/known.ts';

/** A branch’s day and its changes show these words for what is missing before it can close. */
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
