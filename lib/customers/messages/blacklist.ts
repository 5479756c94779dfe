import { texts } from '#lib/messages/known.ts';

/** The national blacklist beside a customer names those to whom no bank gives cheques. */
export const blacklist = texts({
  'dhn.tab': 'DHN',
  'dhn.judul': 'Daftar Hitam Nasional',
  'dhn.arti':
    'Dibandingkan menurut nama dan tanggal lahir, nomor identitas, atau NPWP. Selama tercatat, cek dan bilyet giro tidak diberikan dan risiko nasabah tinggi.',
  'dhn.kosong': 'Tidak tercatat dalam DHN yang berlaku',
  'dhn.lihat': 'Lihat catatan',
  'dhn.tutup': 'Tutup catatan',
  'dhn.nama': 'Nama pada daftar',
  'dhn.bank': 'Bank penarik',
  'dhn.lembar': 'Lembar',
  'dhn.terbit': 'Terbit',
  'dhn.sampai': 'Berlaku sampai',
  'dhn.nomor': 'Nomor daftar',
  'dhn.kode': 'Kode',
  'dhn.alasan': 'Alasan',
});
