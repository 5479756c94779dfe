/** Titles of cash on the road. */
export const ofCashShipments = {
  'menu.kirimanKas': 'Kiriman kas',
  'menu.permintaanKas': 'Permintaan kas',
  'menu.mintaKas': 'Minta kas',
  'menu.tutupPermintaanKas': 'Tolak atau batalkan permintaan kas',
  'menu.kirimKas': 'Kirim kas',
  'menu.tolakKirimanKas': 'Tolak kiriman kas',
  'menu.terimaKirimanKas': 'Terima kiriman kas',
  'menu.selisihKas': 'Selisih kas',
  'menu.selesaiSelisihTunai': 'Selesaikan selisih kas tunai',
  'menu.selesaiSelisih': 'Selesaikan selisih kas',
  'hak.otoSelisihKas': 'Menyetujui penyelesaian selisih kas',
  'hak.otoKirimanKas': 'Menyetujui permintaan dan kiriman kas',
};
