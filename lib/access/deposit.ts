import { group, screen } from './menu-def.ts';
import { screensBelow } from './screens-below.ts';

/** Deposits have the screens of their operations, their lists, and the stock of certificates. */
export const depositMenus = {
  deposito: group('menu.deposito', 'award'),
  'daftar-deposito': screen('deposito', 'menu.daftarDeposito', '/deposit', 'list-columns-reverse', '1650'),
  'deposito-belum-aktif': screen('deposito', 'menu.depositoBelumAktif', '/deposit/waiting', 'clock-history', '1651'),
  'jatuh-tempo-deposito': screen('deposito', 'menu.jatuhTempoDeposito', '/deposit/due', 'calendar-check', '1652'),
  'deposito-belum-diambil': screen('deposito', 'menu.depositoBelumDiambil', '/deposit/unfetched', 'inbox', '1655'),
  ...screensBelow('deposito'),
  'stok-bilyet': screen('deposito', 'menu.stokBilyet', '/deposit/stock', 'list-columns-reverse', '1653'),
  'bilyet-belum-kembali': screen(
    'deposito',
    'menu.bilyetBelumKembali',
    '/deposit/certificates-out',
    'journal-text',
    '1657',
  ),
  'reversal-deposito': screen(
    'deposito',
    'menu.reversalDeposito',
    '/deposit/reversible',
    'arrow-counterclockwise',
    '1654',
  ),
} as const;

const desk = [
  'registrasi-deposito',
  'registrasi-deposito-gabungan',
  'setor-deposito',
  'pencairan-deposito',
  'ambil-bagi-hasil-deposito',
  'ubah-deposito',
  'ganti-bilyet',
  'terima-kembali-bilyet',
] as const;
/** These screens list deposits. */
export const depositLists = [
  'daftar-deposito',
  'deposito-belum-aktif',
  'jatuh-tempo-deposito',
  'deposito-belum-diambil',
  'bilyet-belum-kembali',
] as const;
const inbox = ['menunggu', 'draf', 'riwayat'] as const;

/** The table says which screens open the reads of a deposit. */
export const depositCalls = {
  'deposit.penawaran': ['registrasi-deposito', 'registrasi-deposito-gabungan', ...inbox],
  'deposit.list': ['daftar-deposito', ...desk],
  'deposit.belumAktif': ['deposito-belum-aktif', 'setor-deposito'],
  'deposit.informasiTm': ['jatuh-tempo-deposito'],
  'savings.rekeningTm': ['jatuh-tempo-deposito', 'rekening'],
  'deposit.detail': [...depositLists, ...desk, ...inbox, 'rekening'],
  'deposit.validate': [...depositLists, ...desk, ...inbox],
  'deposit.belumDiambil': ['deposito-belum-diambil'],
  'deposit.jumlahBelumDiambil': ['deposito-belum-diambil'],
  'deposit.tanggaJatuhTempo': ['jatuh-tempo-deposito'],
  'deposit.stokBilyet': [...desk, 'stok-bilyet', 'batal-stok-bilyet'],
  'deposit.jumlahBilyet': ['stok-bilyet', 'serah-stok-bilyet', 'batal-stok-bilyet'],
  'deposit.bilyetBelumKembali': ['bilyet-belum-kembali', 'terima-kembali-bilyet'],
  'report.bilyet': [...depositLists, 'setor-deposito', 'ganti-bilyet'],
  'teller.reverseDeposit': ['reversal-deposito'],
} as const;
