/** Users, roles, menus and what they allow. */
export const management = {
  'menu.delegasi': 'Delegasi wewenang',
  'menu.manajemen': 'Manajemen akses',
  'menu.pengguna': 'Pengguna',
  'menu.peran': 'Peran',
  'menu.menuAplikasi': 'Menu aplikasi',
  'menu.lensaWewenang': 'Lensa wewenang',

  'status.AKAN_DATANG': 'Akan datang',
  'status.BERAKHIR': 'Berakhir',
  'status.DICABUT': 'Dicabut',

  'hak.otoSetorTunai': 'Menyetujui setor tunai',
  'hak.otoTarikTunai': 'Menyetujui tarik tunai',
  'hak.otoPemindahbukuan': 'Menyetujui pemindahbukuan',
  'hak.otoReversal': 'Menyetujui pembatalan transaksi',
  'hak.otoSetoranKhasanah': 'Menyetujui setoran ke khasanah',
  'hak.otoPenarikanKhasanah': 'Menyetujui penarikan dari khasanah',
  'hak.otoDelegasi': 'Menyetujui delegasi wewenang',
  'hak.otoPengguna': 'Menyetujui perubahan pengguna',
  'hak.otoPeran': 'Menyetujui perubahan peran',
  'hak.otoMenu': 'Menyetujui perubahan menu',
  'hak.lihatNik': 'Melihat NIK',
  'hak.lihatIbuKandung': 'Melihat nama ibu kandung',
  'hak.lihatTelepon': 'Melihat nomor telepon',
  'hak.lihatRekening': 'Melihat nomor rekening di daftar',
  'hak.bukaSamaran': 'Membuka data tersamar dengan alasan',
} as const;
