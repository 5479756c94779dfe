/** What the fields of a ledger account are called in a change, in English. */
export const ledgerFields = {
  'kolom.kode_gl': 'GL code',
  'kolom.nama_gl': 'Account name',
  'kolom.tipe_gl': 'Kind',
  'kolom.posisi_gl': 'Side',
  'kolom.hanya_pusat': 'Head office only',
  'kolom.dibuka_sejak': 'Open since',
  'kolom.ditutup_sejak': 'Closed since',
  'kolom.jumlah_akun': 'Accounts in the budget',
  'kolom.laba_anggaran': 'Budgeted result',
  'kolom.akun_baru': 'New accounts',
  'kolom.akun_hilang': 'Accounts gone',
  'kolom.akun_berubah': 'Accounts altered',
  'kolom.sidik_anggaran': 'Print of the content',
  'kolom.pos_laporan': 'Lines of the layout',
};
