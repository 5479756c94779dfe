import { group, type ReferenceCode } from './choice-group.ts';

/**
 * Extracts for authorities write the bank's codes as these: `nilai` is the text written. They are a shape of our own; a bank puts the codes of the
 * list it was given in their place, from the day it holds (docs/regulatory.md).
 */
export const ofAuthorities: readonly ReferenceCode[] = [
  // Documents of a person or an entity in a cash report.
  ...group('SANDI_IDENTITAS', [
    ['KTP', 'KTP', 'Identity card (KTP)', 0, 'KTP'],
    ['PASPOR', 'Paspor', 'Passport', 0, 'PAS'],
    ['KITAS', 'KITAS/KITAP', 'Residence permit', 0, 'KITAS'],
    ['NPWP', 'NPWP', 'Tax number (NPWP)', 0, 'NPWP'],
    ['NIB', 'NIB', 'Business number (NIB)', 0, 'NIB'],
  ]),
  // Under which number the bank itself is known; '' until it has put its own there.
  ...group('SANDI_PELAPOR', [['PPATK', 'Nomor pelapor di PPATK', 'Number of the reporter at PPATK']]),
  // The origin of a cash transaction, by its operation, and what it moved.
  ...group('SANDI_TRANSAKSI', [
    ['SETOR_TUNAI', 'Penyetoran kas di loket', 'Cash deposit at a counter', 0, 'SETOR'],
    ['TARIK_TUNAI', 'Pengambilan kas di loket', 'Cash withdrawal at a counter', 0, 'TARIK'],
    ['BAYAR_CEK', 'Pembayaran cek tunai', 'Cheque paid in cash', 0, 'CEK'],
    ['TUKAR_UANG', 'Penukaran uang', 'Exchange of notes', 0, 'TUKAR'],
    ['SETOR_DEPOSITO', 'Deposito disetor tunai', 'Deposit funded in cash', 0, 'DEPOSITO'],
    ['PENCAIRAN_DEPOSITO', 'Deposito dicairkan tunai', 'Deposit paid out in cash', 0, 'DEPOSITO'],
    ['DANA_TUNAI', 'Dana berupa uang tunai', 'Funds in cash', 0, 'K'],
    ['DANA_REKENING', 'Dana pada rekening', 'Funds in an account', 0, 'R'],
  ]),
  // Kinds of products among third-party funds.
  ...group('SANDI_SIMPANAN', [
    ['GIRO', 'Giro', 'Current accounts', 0, '10'],
    ['TABUNGAN', 'Tabungan', 'Savings', 0, '20'],
    ['HAJI', 'Tabungan haji', 'Haji savings', 0, '21'],
    ['DEPOSITO', 'Deposito', 'Time deposits', 0, '30'],
  ]),
  // The owner of the funds: P a person, else the legal form of an entity.
  ...group('SANDI_GOLONGAN', [
    ['P', 'Perseorangan', 'Persons', 0, '876'],
    ['PT', 'Perseroan terbatas', 'Limited companies', 0, '860'],
    ['TBK', 'Perseroan terbuka', 'Listed companies', 0, '860'],
    ['CV', 'Persekutuan komanditer', 'Limited partnerships', 0, '861'],
    ['FIRMA', 'Firma', 'Partnerships', 0, '861'],
    ['UD', 'Usaha dagang', 'Sole traders', 0, '861'],
    ['KOPERASI', 'Koperasi', 'Cooperatives', 0, '862'],
    ['YAYASAN', 'Yayasan', 'Foundations', 0, '870'],
    ['PERKUMPULAN', 'Perkumpulan', 'Associations', 0, '870'],
    ['BUMN', 'BUMN/BUMD', 'State companies', 0, '850'],
    ['PEMERINTAH', 'Instansi pemerintah', 'Government offices', 0, '810'],
  ]),
  // The term for which funds are bound.
  ...group('SANDI_JANGKA', [
    ['TANPA', 'Tanpa jangka waktu', 'Without a term', 0, '00'],
    ['S1', 'Sampai 1 bulan', 'Up to 1 month', 0, '01'],
    ['S3', 'Di atas 1 sampai 3 bulan', 'Over 1 up to 3 months', 0, '03'],
    ['S6', 'Di atas 3 sampai 6 bulan', 'Over 3 up to 6 months', 0, '06'],
    ['S12', 'Di atas 6 sampai 12 bulan', 'Over 6 up to 12 months', 0, '12'],
    ['L12', 'Di atas 12 bulan', 'Over 12 months', 0, '99'],
  ]),
  // Contracts of financing as the financing system calls them, in capital letters without spaces.
  ...group('SANDI_AKAD', [
    ['MURABAHAH', 'Murabahah', 'Murabahah', 0, '10'],
    ['ISTISHNA', 'Istishna', 'Istishna', 0, '11'],
    ['MUDHARABAH', 'Mudharabah', 'Mudharabah', 0, '20'],
    ['MUSYARAKAH', 'Musyarakah', 'Musyarakah', 0, '21'],
    ['IJARAH', 'Ijarah', 'Ijarah', 0, '30'],
    ['QARDH', 'Qardh', 'Qardh', 0, '40'],
  ]),
];
