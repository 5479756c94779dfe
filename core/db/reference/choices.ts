import { readFileSync } from 'node:fs';
import { FIRST_DAY, group, type ReferenceCode } from './choice-group.ts';
import { ofAuthorities } from './choices-of-authorities.ts';
import { ofBanks } from './choices-of-banks.ts';
import { ofClearing } from './choices-of-clearing.ts';
import { ofStatements } from './choices-of-statements.ts';

/**
 * Forms of customers offer these choices before the bank changes them: rows of `choice`, of which only what is missing is filled. A weight says what
 * a choice adds to the risk of a customer, 0 to 100 (domain: CIF, risk).
 */

/** Provinces by two digits and regencies by four, as identity numbers begin; the source names them alike in both languages. */
const regions: readonly ReferenceCode[] = readFileSync(new URL('./regions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => {
    const [kode = '', nama = ''] = line.split('\t');
    const isProvince = kode.length === 2;
    return {
      kelompok: isProvince ? 'PROVINSI' : 'WILAYAH',
      kode,
      berlaku_sejak: FIRST_DAY,
      uraian: nama,
      uraian_en: nama,
      induk: isProvince ? '' : kode.slice(0, 2),
      bobot: 0,
      nilai: '',
      urut: index + 1,
    };
  });

const COUNTRIES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI ' +
  'KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA ' +
  'PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US ' +
  'UY UZ VA VC VE VG VN VU WS YE ZA ZM ZW';
/** Countries the world's standard setter calls upon to be guarded against; the bank keeps the list by its own rows. */
const HIGH_RISK = ['IR', 'KP', 'MM'];

function countries(): readonly ReferenceCode[] {
  const [id, en] = ['id', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return group(
    'NEGARA',
    COUNTRIES.split(' ').map((code) => [
      code,
      id?.of(code) ?? code,
      en?.of(code) ?? code,
      HIGH_RISK.includes(code) ? 100 : 0,
    ]),
  );
}

export const referenceCodes: readonly ReferenceCode[] = [
  ...group('JENIS_IDENTITAS', [
    ['KTP', 'KTP', 'Identity card (KTP)'],
    ['PASPOR', 'Paspor', 'Passport'],
    ['KITAS', 'KITAS/KITAP', 'Residence permit (KITAS/KITAP)', 10],
  ]),
  // Kinds that also distinguish files (lib/files.ts) have the same codes as there.
  ...group('JENIS_DOKUMEN', [
    ['KTP', 'KTP', 'Identity card (KTP)'],
    ['PASPOR', 'Paspor', 'Passport'],
    ['FOTO', 'Pasfoto', 'Photograph'],
    ['NPWP', 'NPWP', 'Tax card (NPWP)'],
    ['KK', 'Kartu keluarga', 'Family card'],
    ['KITAS', 'KITAS/KITAP', 'Residence permit (KITAS/KITAP)'],
    ['AKTA', 'Akta', 'Deed'],
    ['IZIN', 'Izin usaha', 'Business licence'],
    ['SLIP_GAJI', 'Slip gaji', 'Pay slip'],
    ['FORMULIR', 'Formulir permohonan', 'Application form'],
    ['LAINNYA', 'Lainnya', 'Other'],
  ]),
  ...group('AGAMA', [
    ['ISLAM', 'Islam', 'Islam'],
    ['KRISTEN', 'Kristen', 'Protestant'],
    ['KATOLIK', 'Katolik', 'Catholic'],
    ['HINDU', 'Hindu', 'Hindu'],
    ['BUDDHA', 'Buddha', 'Buddhist'],
    ['KONGHUCU', 'Konghucu', 'Confucian'],
    ['KEPERCAYAAN', 'Kepercayaan kepada Tuhan YME', 'Other belief'],
  ]),
  ...group('PENDIDIKAN', [
    ['TIDAK', 'Tidak sekolah', 'None'],
    ['SD', 'SD', 'Primary school'],
    ['SMP', 'SMP', 'Junior high school'],
    ['SMA', 'SMA/SMK', 'Senior high school'],
    ['DIPLOMA', 'Diploma', 'Diploma'],
    ['S1', 'Sarjana (S1)', 'Bachelor'],
    ['S2', 'Magister (S2)', 'Master'],
    ['S3', 'Doktor (S3)', 'Doctor'],
  ]),
  ...group('STATUS_KAWIN', [
    ['BELUM', 'Belum kawin', 'Single'],
    ['KAWIN', 'Kawin', 'Married'],
    ['CERAI_HIDUP', 'Cerai hidup', 'Divorced'],
    ['CERAI_MATI', 'Cerai mati', 'Widowed'],
  ]),
  ...group('PEKERJAAN', [
    ['PEGAWAI_SWASTA', 'Pegawai swasta', 'Private employee'],
    ['PNS', 'Pegawai negeri', 'Civil servant', 5],
    ['TNI_POLRI', 'TNI/Polri', 'Armed forces or police', 10],
    ['PEGAWAI_BUMN', 'Pegawai BUMN/BUMD', 'Employee of a state company', 10],
    ['WIRASWASTA', 'Wiraswasta', 'Self-employed', 15],
    ['PROFESIONAL', 'Advokat, notaris, akuntan', 'Lawyer, notary, accountant', 30],
    ['PEJABAT_NEGARA', 'Pejabat negara', 'State official', 60],
    ['GURU', 'Guru/dosen', 'Teacher'],
    ['MEDIS', 'Dokter/tenaga kesehatan', 'Medical profession'],
    ['PETANI', 'Petani/peternak', 'Farmer', 0, 'TANPA_KANTOR'],
    ['NELAYAN', 'Nelayan', 'Fisher', 0, 'TANPA_KANTOR'],
    ['BURUH', 'Buruh', 'Labourer'],
    ['PEDAGANG', 'Pedagang', 'Trader', 10],
    ['RUMAH_TANGGA', 'Mengurus rumah tangga', 'Homemaker', 0, 'TANPA_KANTOR'],
    ['PELAJAR', 'Pelajar/mahasiswa', 'Pupil or student', 0, 'TANPA_KANTOR'],
    ['PENSIUNAN', 'Pensiunan', 'Retired', 0, 'TANPA_KANTOR'],
    ['TIDAK_BEKERJA', 'Belum/tidak bekerja', 'Without work', 10, 'TANPA_KANTOR'],
  ]),
  ...group('BIDANG_USAHA', [
    ['PERDAGANGAN', 'Perdagangan', 'Trade', 5],
    ['JASA', 'Jasa', 'Services'],
    ['INDUSTRI', 'Industri pengolahan', 'Manufacturing'],
    ['PERTANIAN', 'Pertanian, kehutanan, perikanan', 'Agriculture, forestry, fishery'],
    ['KONSTRUKSI', 'Konstruksi', 'Construction', 15],
    ['TRANSPORTASI', 'Transportasi dan logistik', 'Transport and logistics'],
    ['PENDIDIKAN', 'Pendidikan', 'Education'],
    ['KESEHATAN', 'Kesehatan', 'Health'],
    ['TEKNOLOGI', 'Teknologi informasi', 'Information technology'],
    ['PEMERINTAHAN', 'Pemerintahan', 'Government', 10],
    ['KEUANGAN', 'Jasa keuangan', 'Financial services', 20],
    ['PROPERTI', 'Properti', 'Real estate', 30],
    ['TAMBANG', 'Pertambangan', 'Mining', 30],
    ['EKSPOR_IMPOR', 'Ekspor-impor', 'Export and import', 25],
    ['EMAS_PERMATA', 'Emas, permata, barang antik', 'Gold, gems, antiques', 40],
    ['VALUTA_ASING', 'Pedagang valuta asing', 'Money changer', 60],
    ['LAINNYA', 'Lainnya', 'Other', 10],
  ]),
  ...group('SUMBER_DANA', [
    ['GAJI', 'Gaji', 'Salary'],
    ['USAHA', 'Hasil usaha', 'Business', 5],
    ['ORANG_TUA', 'Orang tua/keluarga', 'Parents or family'],
    ['PENSIUN', 'Pensiun', 'Pension'],
    ['INVESTASI', 'Hasil investasi', 'Investments', 10],
    ['WARISAN', 'Warisan', 'Inheritance', 15],
    ['HIBAH', 'Hibah/sumbangan', 'Grants or donations', 20],
    ['PENJUALAN_ASET', 'Penjualan aset', 'Sale of assets', 15],
    ['LAINNYA', 'Lainnya', 'Other', 20],
  ]),
  ...group('PENGHASILAN', [
    ['SD_60', 'Sampai 60 juta setahun', 'Up to 60 million a year'],
    ['SD_120', '60 sampai 120 juta setahun', '60 to 120 million a year'],
    ['SD_300', '120 sampai 300 juta setahun', '120 to 300 million a year'],
    ['SD_1000', '300 juta sampai 1 miliar setahun', '300 million to 1 billion a year', 10],
    ['DI_ATAS_1000', 'Di atas 1 miliar setahun', 'Above 1 billion a year', 25],
  ]),
  ...group('OMZET', [
    ['SD_300', 'Sampai 300 juta setahun', 'Up to 300 million a year'],
    ['SD_2500', '300 juta sampai 2,5 miliar setahun', '300 million to 2.5 billion a year'],
    ['SD_50000', '2,5 sampai 50 miliar setahun', '2.5 to 50 billion a year', 5],
    ['DI_ATAS_50000', 'Di atas 50 miliar setahun', 'Above 50 billion a year', 15],
  ]),
  ...group('ASET', [
    ['SD_500', 'Sampai 500 juta', 'Up to 500 million'],
    ['SD_10000', '500 juta sampai 10 miliar', '500 million to 10 billion'],
    ['DI_ATAS_10000', 'Di atas 10 miliar', 'Above 10 billion'],
  ]),
  ...group('TUJUAN', [
    ['MENABUNG', 'Menabung', 'Saving'],
    ['TRANSAKSI', 'Transaksi sehari-hari', 'Daily transactions'],
    ['GAJI', 'Penerimaan gaji', 'Receiving a salary'],
    ['USAHA', 'Transaksi usaha', 'Business transactions'],
    ['INVESTASI', 'Investasi', 'Investment'],
    ['HAJI', 'Haji dan umrah', 'Pilgrimage'],
    ['PEMBIAYAAN', 'Pembiayaan', 'Financing'],
    ['LAINNYA', 'Lainnya', 'Other'],
  ]),
  ...group('LAYANAN', [
    ['TABUNGAN', 'Tabungan', 'Savings'],
    ['DEPOSITO', 'Deposito', 'Term deposit', 5],
    ['GIRO', 'Giro', 'Current account', 10],
    ['VALAS', 'Rekening valuta asing', 'Foreign currency account', 20],
    ['PEMBIAYAAN', 'Pembiayaan', 'Financing', 5],
  ]),
  ...group('BENTUK_HUKUM', [
    ['PT', 'Perseroan terbatas (PT)', 'Limited company (PT)'],
    ['TBK', 'Perseroan terbuka (Tbk)', 'Listed company (Tbk)'],
    ['CV', 'Persekutuan komanditer (CV)', 'Limited partnership (CV)', 5],
    ['FIRMA', 'Firma', 'Partnership', 5],
    ['UD', 'Usaha dagang (UD)', 'Sole trader (UD)', 10],
    ['KOPERASI', 'Koperasi', 'Cooperative', 5],
    ['YAYASAN', 'Yayasan', 'Foundation', 25],
    ['PERKUMPULAN', 'Perkumpulan', 'Association', 25],
    ['BUMN', 'BUMN/BUMD', 'State company', 5],
    ['PEMERINTAH', 'Instansi pemerintah', 'Government office'],
  ]),
  ...group('JABATAN', [
    ['DIREKTUR_UTAMA', 'Direktur utama', 'President director'],
    ['DIREKTUR', 'Direktur', 'Director'],
    ['KOMISARIS_UTAMA', 'Komisaris utama', 'President commissioner'],
    ['KOMISARIS', 'Komisaris', 'Commissioner'],
    ['KETUA', 'Ketua', 'Chair'],
    ['SEKRETARIS', 'Sekretaris', 'Secretary'],
    ['BENDAHARA', 'Bendahara', 'Treasurer'],
    ['PEMILIK', 'Pemilik', 'Owner'],
    ['KUASA', 'Penerima kuasa', 'Attorney'],
  ]),
  ...group('INDIKATOR_RESIKO', [
    ['PROFIL', 'Profil: sumber dana dan penghasilan', 'Profile: source of funds and income', 100],
    ['PRODUK', 'Produk yang dibuka', 'Product opened', 100],
    ['NEGARA', 'Negara', 'Country', 100],
    ['PEKERJAAN', 'Pekerjaan', 'Occupation', 100],
    ['BIDANG_USAHA', 'Bidang usaha', 'Business field', 100],
    ['PEP', 'Orang yang terekspos secara politis (PEP)', 'Politically exposed person (PEP)', 100],
    ['DHN', 'Daftar Hitam Nasional', 'National blacklist', 100],
  ]),
  // The sum from which a rating is given, and the years until its next review.
  ...group('TINGKAT_RESIKO', [
    ['RENDAH', 'Rendah', 'Low', 0, '3'],
    ['MENENGAH', 'Menengah', 'Medium', 30, '2'],
    ['TINGGI', 'Tinggi', 'High', 60, '1'],
  ]),
  // Messages between banks; the value names the version that the bank sends.
  ...group('TIPE_MESSAGE', [
    ['PACS_008', 'Transfer dana nasabah', 'Customer credit transfer', 0, 'pacs.008.001.08'],
    ['PACS_004', 'Pengembalian dana (retur)', 'Payment return', 0, 'pacs.004.001.09'],
    ['PACS_002', 'Status pembayaran', 'Payment status report', 0, 'pacs.002.001.10'],
    ['CAMT_053', 'Rekening koran bank sentral', 'Statement of the central bank', 0, 'camt.053.001.08'],
  ]),
  ...ofAuthorities,
  ...ofBanks,
  ...ofClearing,
  ...ofStatements,
  ...countries(),
  ...regions,
];
