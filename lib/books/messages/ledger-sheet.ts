import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with a spreadsheet of entries; the part that shows them loads them. */
export const ledgerSheet = texts({
  'lembarJurnal.selSalah': '{jumlah} sel belum benar',
  'lembarJurnal.selSalahLagi': '… dan {jumlah} lagi',
  'lembarJurnal.tidakDiambil': 'Tidak ada baris yang diambil',
  'lembarJurnal.berkas': 'Berkas ini tidak dapat dibaca sebagai XLSX atau CSV.',
  'lembarJurnal.kosong': 'Lembar kerja ini tidak berisi baris.',
  'lembarJurnal.banyak': '{jumlah} baris; satu jurnal paling banyak 5,000 baris.',
  'lembarJurnal.rumus': 'Sel {sel} berisi rumus. Ganti dengan nilainya, lalu ambil lagi.',
  'lembarJurnal.sel': 'Banyaknya isian tidak sama dengan judul kolom di baris {baris}.',
  'lembarJurnal.huruf': 'Ada huruf yang hilang saat berkas disimpan di baris {baris}; simpan ulang sebagai UTF-8.',
  'lembarJurnal.kurang': 'Judul kolom yang tidak ada: {kolom}.',
  'lembarJurnal.asing': 'Judul kolom yang tidak dikenal atau dobel: {kolom}.',
  'lembarJurnal.jumlahCabang': 'Jumlah per cabang',
  'lembarJurnal.penyeimbang': 'Penyeimbang',
  'lembarJurnal.rakDebet': 'Debet RAK {akun} lawan {lawan}:',
  'lembarJurnal.rakKredit': 'Kredit RAK {akun} lawan {lawan}:',
  'lembarJurnal.kurangDebet': 'Kurang debet {nominal}',
  'lembarJurnal.kurangKredit': 'Kurang kredit {nominal}',
  'lembarJurnal.cabangBelum': '{jumlah} baris belum dihitung: cabang rekeningnya belum diketahui',
  'lembarJurnal.cabangGagal': 'Cabang rekening tidak dapat dicari',
});
