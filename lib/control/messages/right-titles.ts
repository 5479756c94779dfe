import { texts } from '#lib/messages/known.ts';

/** Roles and their changes show these names of the rights to approve and to see. */
export const rightTitles = texts({
  'hak.otoBlokirRekening': 'Menyetujui blokir rekening',
  'hak.otoTahanDana': 'Menyetujui dana ditahan',
  'hak.lihatBlokirResmi': 'Melihat isi blokir permintaan berwenang',
  'hak.lihatNik': 'Melihat NIK',
  'hak.lihatIbuKandung': 'Melihat nama ibu kandung',
  'hak.lihatTelepon': 'Melihat nomor telepon',
  'hak.lihatRekening': 'Melihat nomor rekening di daftar',
  'hak.laporIdentitas': 'Identitas lengkap dalam berkas untuk otoritas',
  'hak.hanyaBaca': 'Hanya membaca: tidak membuat, mengajukan, atau menyetujui apa pun',
  'hak.bukaSamaran': 'Menampilkan data lengkap dengan alasan',
});
