import { texts } from '#lib/messages/known.ts';

/** The board of the day, the notes on the home and the news of the frame load these texts about reminders. */
export const reminders = texts({
  'ingat.ingatkan': 'Ingatkan',
  'ingat.ingatkanSiapa': 'Ingatkan {siapa}: {hal}',
  'ingat.diingatkan': 'Diingatkan {jam}',
  'ingat.terkirim': 'Pengingat terkirim ke {siapa}',
  'ingat.daftar': 'Pengingat untuk Anda',
  'ingat.kalimat': '{pengirim} mengingatkan: {hal}',
  'ingat.sisihkan': 'Sisihkan',
  'ingat.hal.KAS_TELLER': 'kas {kas} belum ditutup',
  'ingat.hal.SERAH_TERIMA': 'serah terima kas dari {kas} belum selesai',
  'ingat.hal.KAS_MENUNGGU': '{apa} belum selesai, kasnya sudah berpindah',
  'ingat.hal.KHASANAH': 'khasanah {kas} belum dihitung',
  'ingat.hal.WARKAT_MASUK': 'warkat {apa} belum dibayar atau ditolak',
  'ingat.buka.KAS_TELLER': 'Tutup kas',
  'ingat.buka.SERAH_TERIMA': 'Buka serah terima',
  'ingat.buka.KAS_MENUNGGU': 'Buka transaksi',
  'ingat.buka.KHASANAH': 'Hitung khasanah',
  'ingat.buka.WARKAT_MASUK': 'Buka warkat',
});
