import { group, screen } from './menu-def.ts';
import { screensBelow } from './screens-below.ts';

/** These screens take in and keep paper for clearing, and list each sheet and the unanswered messages to other banks. */
export const clearingMenus = {
  kliring: group('menu.kliring', 'arrow-left-right', 'transfer'),
  ...screensBelow('kliring'),
  'meja-kliring': screen('kliring', 'menu.mejaKliring', '/clearing/desk', 'arrow-left-right', '2190'),
  'daftar-titipan-kliring': screen('kliring', 'menu.daftarTitipanKliring', '/clearing/groups', 'clock-history', '2148'),
  'daftar-setoran-kliring': screen('kliring', 'menu.daftarSetoranKliring', '/clearing', 'list-columns-reverse', '2149'),
  'daftar-penarikan-kliring': screen('kliring', 'menu.daftarPenarikanKliring', '/clearing/inward', 'inbox', '2195'),
  'daftar-tagihan-bank-sentral': screen(
    'kliring',
    'menu.daftarTagihanBankSentral',
    '/settlement/bills',
    'list-columns-reverse',
    '2096',
  ),
  penyelesaian: screen('kliring', 'menu.penyelesaian', '/settlement', 'arrow-left-right', '2041'),
} as const;

const sheetForms = [
  'konfirmasi-kliring',
  'efektifkan-kliring',
  'tarik-setoran-kliring',
  'tolakan-setoran-kliring',
  'menunggu',
  'draf',
  'riwayat',
] as const;
const inwardForms = [
  'penarikan-kliring',
  'tolakan-penarikan-kliring',
  'tahan-penarikan-kliring',
  'menunggu',
  'draf',
  'riwayat',
] as const;
const groupForms = ['jalankan-titipan-kliring', 'hapus-titipan-kliring', 'menunggu', 'draf', 'riwayat'] as const;

/** The table says which screens open the reads of sheets. */
export const clearingCalls = {
  'clearing.listSetoran': ['daftar-setoran-kliring', ...sheetForms],
  'clearing.meja': ['meja-kliring'],
  'clearing.penarikan': ['daftar-penarikan-kliring', 'meja-kliring', ...inwardForms],
  'clearing.titipanList': ['daftar-titipan-kliring', ...groupForms],
  'clearing.titipanDetail': ['daftar-titipan-kliring', ...groupForms],
  'settlement.tertahan': ['penyelesaian'],
  'settlement.rekonsiliasi': ['penyelesaian'],
  'settlement.berkasHari': ['penyelesaian', 'meja-kliring'],
  'settlement.hitunganTagihan': ['tagihan-bank-sentral', 'daftar-tagihan-bank-sentral', 'menunggu', 'draf', 'riwayat'],
  'settlement.daftarTagihan': ['daftar-tagihan-bank-sentral'],
  'clearing.cetakInformasi': ['daftar-setoran-kliring', 'meja-kliring', ...sheetForms],
} as const;
