import { transCodeOf } from '#lib/operations/operations.ts';
import { group, type MenuDef, screen } from './menu-def.ts';

/** These are the screens of compliance. Branches read the ratings that are due for a review as well. */
export const complianceMenus = {
  kepatuhan: group('menu.kepatuhan', 'shield-check'),
  'daftar-nama': screen(
    'kepatuhan',
    'menu.daftarNama',
    '/compliance/lists',
    'list-columns-reverse',
    transCodeOf('IMPOR_DAFTAR_NAMA'),
  ),
  'entri-nama': screen('kepatuhan', 'menu.entriNama', '/compliance/names', 'search', '1233'),
  kecocokan: screen('kepatuhan', 'menu.kecocokan', '/compliance/hits', 'search', transCodeOf('PUTUS_KECOCOKAN')),
  'usulan-dhn': screen('kepatuhan', 'menu.usulanDhn', '/compliance/proposals', 'person-vcard', '1815'),
  'tinjauan-resiko': screen('nasabah', 'menu.tinjauanResiko', '/compliance/reviews', 'calendar-check', '1232'),
  'laporan-ppatk': screen('kepatuhan', 'menu.laporanPpatk', '/compliance/cash-files', 'journal-text', '1831'),
} as const satisfies Record<string, MenuDef>;

/** These screens ask these calls beside their operations. Every screen of customers reads the national blacklist. */
export const complianceCalls = {
  'customer.daftarHitamNasional': ['nasabah-individu', 'nasabah-badan-usaha'],
  'customer.detailDhn': ['nasabah-individu', 'nasabah-badan-usaha'],
  'screening.unggah': ['daftar-nama'],
  'screening.pratinjau': ['daftar-nama'],
  'screening.daftar': ['daftar-nama'],
  'screening.isiDaftar': ['daftar-nama'],
  'screening.entri': ['entri-nama', 'daftar-nama'],
  'screening.kecocokan': ['kecocokan'],
  'screening.tinjauan': ['tinjauan-resiko'],
} as const;

/** Compliance sees these screens in every branch; it changes no customer. */
export const complianceScreens = [
  'beranda',
  'nasabah-individu',
  'nasabah-badan-usaha',
  'portofolio',
  'wic-individu',
  'wic-badan-usaha',
  'transaksi-hari-ini',
  'riwayat-transaksi',
  'daftar-transfer',
  'transfer-masuk',
  'menunggu',
  'draf',
  'riwayat',
  'kurs',
  'rekening',
  'laporan-tunai',
  'laporan-ppatk',
  'laporan-saya',
  'jadwal-laporan',
  'daftar-nama',
  'entri-nama',
  'kecocokan',
  'usulan-dhn',
  'warkat-ditolak',
  'tinjauan-resiko',
] as const;
