/** What stands on the bank's paper. It is Indonesian whatever language the screen speaks: customers and the file keep it. */
export const paper = {
  referensi: 'Nomor referensi',
  nomorRekening: 'Nomor rekening',
  atasNama: 'Atas nama',
  rekeningLawan: 'Rekening lawan',
  keterangan: 'Keterangan',
  pecahan: 'Pecahan',
  teller: 'Teller',
  otorisasi: 'Otorisasi',
  nominal: 'Nominal',
  duplikat: 'DUPLIKAT',
  ttdNasabah: 'Nasabah',
  ttdTeller: 'Teller',
  ttdPejabat: 'Pejabat bank',
} as const;
