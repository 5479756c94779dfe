import type { OperationDefinition } from '#lib/operations/definition.ts';
import { codesWhere, knownDefinition, transCodeOf } from '#lib/operations/operations.ts';
import { listedAccounts, savingsAccounts } from './account-lists.ts';
import { cardMenus, cardTermMenus } from './cards.ts';
import { complianceMenus } from './compliance.ts';
import { counterMenus } from './counter.ts';
import { documentMenus } from './documents.ts';
import { entryMenus } from './entry.ts';
import { blockLists } from './holds.ts';
import { group, type MenuDef, screen } from './menu-def.ts';
import { paperMenus } from './papers.ts';
import { reportMenus } from './reports.ts';
import { screensBelow } from './screens-below.ts';
import { shipmentMenus } from './shipments.ts';
import { stationeryMenus } from './stationery.ts';
import { vaultProofMenus } from './vault-proofs.ts';

/** The table lists every menu of the product in sidebar order. The core seeds its menu table from it. */
export const menus = {
  beranda: screen('', 'menu.beranda', '/', 'house'),
  teller: group('menu.teller', 'cash-coin'),
  ...screensBelow('teller'),
  ...counterMenus,
  kas: group('menu.kas', 'safe', 'teller'),
  'kas-teller': screen('kas', 'menu.kasTeller', '/vault/till', 'wallet2', transCodeOf('BUKA_KAS')),
  khasanah: screen('kas', 'menu.khasanah', '/vault', 'safe2', transCodeOf('PENARIKAN_KHASANAH')),
  'daftar-teller': screen('kas', 'menu.daftarTeller', '/vault/tills', 'cash-stack', '1512'),
  ...shipmentMenus,
  ...stationeryMenus,
  ...screensBelow('kas'),
  nasabah: group('menu.nasabah', 'people'),
  'nasabah-individu': screen('nasabah', 'menu.nasabahIndividu', '/customer/persons', 'people', '1210'),
  'nasabah-badan-usaha': screen('nasabah', 'menu.nasabahBadanUsaha', '/customer/entities', 'building', '1211'),
  'cif-ganda-individu': screen('nasabah', 'menu.cifGandaIndividu', '/customer/duplicate-persons', 'people', '1212'),
  'cif-ganda-korporat': screen('nasabah', 'menu.cifGandaKorporat', '/customer/duplicate-entities', 'building', '1213'),
  penggabungan: screen(
    'nasabah',
    'menu.penggabungan',
    '/customer/merges',
    'people',
    transCodeOf('BATAL_GABUNG_NASABAH'),
  ),
  portofolio: screen('nasabah', 'menu.portofolio', '/customer/portfolio', 'wallet2', '1240'),
  'wic-individu': screen('nasabah', 'menu.wicIndividu', '/wic/persons', 'person-vcard', '1220'),
  'wic-badan-usaha': screen('nasabah', 'menu.wicBadanUsaha', '/wic/entities', 'building', '1221'),
  ...screensBelow('nasabah'),
  otorisasi: group('menu.otorisasi', 'check2-square'),
  menunggu: screen('otorisasi', 'menu.menunggu', '/flow/inbox', 'check2-circle', '1601'),
  draf: screen('otorisasi', 'menu.draf', '/flow/drafts', 'pencil-square', '1602'),
  riwayat: screen('otorisasi', 'menu.riwayat', '/flow/history', 'clock-history', '1603'),
  delegasi: screen('otorisasi', 'menu.delegasi', '/flow/delegations', 'person-check', transCodeOf('DELEGASI')),
  cabang: group('menu.cabang', 'building', 'otorisasi'),
  'hari-cabang': screen('cabang', 'menu.hariCabang', '/branch/day', 'calendar-check', transCodeOf('BUKA_CABANG')),
  'daftar-cabang': screen('cabang', 'menu.daftarCabang', '/branch/list', 'building', transCodeOf('SIMPAN_CABANG')),
  'pemeliharaan-rekening': group('menu.pemeliharaanRekening', 'person-vcard'),
  rekening: screen('pemeliharaan-rekening', 'menu.rekening', '/savings/accounts', 'wallet2', '1701'),
  ...savingsAccounts,
  ...blockLists,
  ...cardMenus,
  ...screensBelow('pemeliharaan-rekening'),
  informasi: group('menu.informasi', 'info-circle', 'pemeliharaan-rekening'),
  kurs: screen('informasi', 'menu.kurs', '/currency/rates', 'list-columns-reverse', '2240'),
  ...listedAccounts,
  ...documentMenus,
  ...screensBelow('informasi'),
  ...paperMenus,
  laporan: group('menu.laporan', 'bar-chart-line'),
  ...reportMenus,
  ...vaultProofMenus,
  'laporan-tunai': screen('laporan', 'menu.laporanTunai', '/wic/cash-reports', 'cash-coin', '1222'),
  ...screensBelow('laporan'),
  'buku-besar': group('menu.bukuBesar', 'layout-three-columns', 'laporan'),
  bonus: screen('buku-besar', 'menu.bonus', '/profit/bonus', 'cash-coin', '1632'),
  hi1000: screen('buku-besar', 'menu.hi1000', '/profit/hi1000', 'percent', '1621'),
  ...screensBelow('buku-besar'),
  ...entryMenus,
  ...complianceMenus,
  manajemen: group('menu.manajemen', 'gear'),
  pengguna: screen('manajemen', 'menu.pengguna', '/management/users', 'people', transCodeOf('BUAT_PENGGUNA')),
  peran: screen('manajemen', 'menu.peran', '/management/roles', 'person-vcard', transCodeOf('SIMPAN_PERAN')),
  'menu-aplikasi': screen('manajemen', 'menu.menuAplikasi', '/management/menus', 'list', transCodeOf('SIMPAN_MENU')),
  'lensa-wewenang': screen('manajemen', 'menu.lensaWewenang', '/management/lens', 'search', '2131'),
  ketentuan: group('menu.ketentuan', 'list-columns-reverse', 'manajemen'),
  produk: screen('ketentuan', 'menu.produk', '/parameter/products', 'wallet2', transCodeOf('SIMPAN_PRODUK')),
  ...cardTermMenus,
  'parameter-bank': screen(
    'ketentuan',
    'menu.parameterBank',
    '/parameter/settings',
    'gear',
    transCodeOf('SIMPAN_PARAMETER'),
  ),
  'batas-harian': screen(
    'ketentuan',
    'menu.batasHarian',
    '/parameter/daily-limits',
    'funnel',
    transCodeOf('SIMPAN_BATAS_HARIAN'),
  ),
  pilihan: screen(
    'ketentuan',
    'menu.pilihan',
    '/parameter/choices',
    'list-columns-reverse',
    transCodeOf('SIMPAN_PILIHAN'),
  ),
  'jadwal-kliring': screen(
    'ketentuan',
    'menu.jadwalKliring',
    '/clearing/schedule',
    'clock-history',
    transCodeOf('SIMPAN_JADWAL_KLIRING'),
  ),
  'hari-libur': screen(
    'ketentuan',
    'menu.hariLibur',
    '/parameter/holidays',
    'calendar3',
    transCodeOf('SIMPAN_KALENDER'),
  ),
  audit: group('menu.audit', 'shield-check', 'manajemen'),
  'jejak-audit': screen('audit', 'menu.jejakAudit', '/audit/trail', 'clipboard-check', '2001'),
  'paket-auditor': screen('audit', 'menu.paketAuditor', '/audit/packs', 'box-seam', '2002'),
} as const satisfies Record<string, MenuDef>;

export type MenuId = keyof typeof menus;

/** Returns the menus that open the operations whose definitions `fits` picks, each once. */
export const menusOf = (fits: (definition: OperationDefinition) => boolean): readonly MenuId[] => [
  ...new Set(codesWhere(fits).flatMap((code) => (knownDefinition(code)?.call?.menus ?? []) as readonly MenuId[])),
];
