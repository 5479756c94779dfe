import type { Card } from '#lib/operations/card.ts';
import {
  type CalledCode,
  type CallOf,
  codesWhere,
  knownCard,
  operations,
  transCodeOf,
} from '#lib/operations/operations.ts';
import type { RpcName } from '#types/rpc.ts';
import { accountCalls } from './account-calls.ts';
import { accountListCalls, accountLists, keptAccounts, listedAccounts, maintenanceCalls } from './account-lists.ts';
import { branchCalls } from './branch.ts';
import { cardCalls, cardMenus, cardTermMenus } from './cards.ts';
import { complianceCalls, complianceMenus } from './compliance.ts';
import { counterCalls, counterMenus } from './counter.ts';
import { documentCalls, documentMenus } from './documents.ts';
import { blockCalls, blockLists } from './holds.ts';
import { managementCalls } from './management.ts';
import { group, type MenuDef, screen } from './menu-def.ts';
import { ownCalls } from './own-calls.ts';
import { paperCalls, paperMenus } from './papers.ts';
import { reportCalls, reportMenus } from './reports.ts';
import { screensBelow } from './screens-below.ts';
import { vaultProofCalls, vaultProofMenus } from './vault-proofs.ts';

/** Every menu of the product, in sidebar order. The core seeds its menu table from it. */
export const menus = {
  beranda: screen('', 'menu.beranda', '/', 'house'),
  teller: group('menu.teller', 'cash-coin'),
  ...screensBelow('teller'),
  ...counterMenus,
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
  kas: group('menu.kas', 'safe'),
  'kas-teller': screen('kas', 'menu.kasTeller', '/vault/till', 'wallet2', transCodeOf('BUKA_KAS')),
  khasanah: screen('kas', 'menu.khasanah', '/vault', 'safe2', transCodeOf('PENARIKAN_KHASANAH')),
  'daftar-teller': screen('kas', 'menu.daftarTeller', '/vault/tills', 'people', '1512'),
  ...screensBelow('kas'),
  otorisasi: group('menu.otorisasi', 'check2-square'),
  menunggu: screen('otorisasi', 'menu.menunggu', '/flow/inbox', 'check2-circle', '1601'),
  draf: screen('otorisasi', 'menu.draf', '/flow/drafts', 'pencil-square', '1602'),
  riwayat: screen('otorisasi', 'menu.riwayat', '/flow/history', 'clock-history', '1603'),
  delegasi: screen('otorisasi', 'menu.delegasi', '/flow/delegations', 'people', transCodeOf('DELEGASI')),
  informasi: group('menu.informasi', 'info-circle'),
  kurs: screen('informasi', 'menu.kurs', '/currency/rates', 'list-columns-reverse', '2240'),
  rekening: screen('informasi', 'menu.rekening', '/savings/accounts', 'person-vcard', '1701'),
  ...listedAccounts,
  ...documentMenus,
  ...screensBelow('informasi'),
  'pemeliharaan-rekening': group('menu.pemeliharaanRekening', 'person-vcard'),
  ...keptAccounts,
  ...blockLists,
  ...cardMenus,
  ...screensBelow('pemeliharaan-rekening'),
  ...paperMenus,
  laporan: group('menu.laporan', 'journal-text'),
  ...reportMenus,
  ...vaultProofMenus,
  'laporan-tunai': screen('laporan', 'menu.laporanTunai', '/wic/cash-reports', 'cash-coin', '1222'),
  ...screensBelow('laporan'),
  'buku-besar': group('menu.bukuBesar', 'layout-three-columns'),
  bonus: screen('buku-besar', 'menu.bonus', '/profit/bonus', 'cash-coin', '1632'),
  hi1000: screen('buku-besar', 'menu.hi1000', '/profit/hi1000', 'cash-coin', '1621'),
  ...screensBelow('buku-besar'),
  ...complianceMenus,
  cabang: group('menu.cabang', 'building'),
  'hari-cabang': screen('cabang', 'menu.hariCabang', '/branch/day', 'calendar-check', transCodeOf('BUKA_CABANG')),
  manajemen: group('menu.manajemen', 'gear'),
  pengguna: screen('manajemen', 'menu.pengguna', '/management/users', 'people', transCodeOf('BUAT_PENGGUNA')),
  peran: screen('manajemen', 'menu.peran', '/management/roles', 'person-vcard', transCodeOf('SIMPAN_PERAN')),
  'menu-aplikasi': screen('manajemen', 'menu.menuAplikasi', '/management/menus', 'list', transCodeOf('SIMPAN_MENU')),
  'lensa-wewenang': screen('manajemen', 'menu.lensaWewenang', '/management/lens', 'search', '2131'),
  ketentuan: group('menu.ketentuan', 'list-columns-reverse'),
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
  audit: group('menu.audit', 'shield-check'),
  'jejak-audit': screen('audit', 'menu.jejakAudit', '/audit/trail', 'shield-check', '2001'),
} as const satisfies Record<string, MenuDef>;

export type MenuId = keyof typeof menus;

/**
 * 'session': any signed-in user; 'provider': nobody, but for the identity provider's own signed message; otherwise one of
 * these menus must be open to the caller.
 */
export type AccessRule = 'session' | 'provider' | readonly (MenuId | 'buka-samaran')[];

const till: readonly MenuId[] = ['kas-teller', 'khasanah', 'daftar-teller'];
const customers: readonly MenuId[] = ['nasabah-individu', 'nasabah-badan-usaha'];
const sending: readonly MenuId[] = ['simpan-individu', 'simpan-badan-usaha', 'simpan-spesimen'];
const inbox: readonly MenuId[] = ['menunggu', 'draf', 'riwayat'];

/** The menus that open the operations whose cards `fits` picks, each once. */
export const menusOf = (fits: (card: Card) => boolean): readonly MenuId[] => [
  ...new Set(codesWhere(fits).flatMap((code) => (knownCard(code)?.call?.menus ?? []) as readonly MenuId[])),
];
/** Screens of the counter. */
const counter = menusOf(({ duty }) => duty === 'COUNTER');
/** Screens that fill what can come before a checker: there it is filed, and there it may be released. */
const filing = menusOf(({ check }) => check !== null);

/** The calls of the operations, each opened by the menus of its card. */
type OperationCalls = { readonly [C in CalledCode as CallOf<C>['rpc']]: readonly CallOf<C>['menus'][number][] };
const operationCalls = Object.fromEntries(
  Object.values(operations).flatMap(({ call }) => (call ? [[call.rpc, call.menus]] : [])),
) as unknown as OperationCalls;

/** Which menu opens which call: the same table is checked by the gateway and by the core. */
export const access = {
  ...operationCalls,
  ...ownCalls,
  'access.validateOverride': [...counter, 'rekening', 'menunggu'],
  'access.authenticateV2': filing,
  'access.fingerprintChallenge': filing,
  'access.requestOverride': filing,
  'access.backchannelLogout': 'provider',
  'access.tokenSesi': 'provider',
  'audit.insertRecord': 'session',
  'audit.auditTrail': ['jejak-audit'],
  'audit.riwayatObjek': 'session',
  // With the right, any record; at the desk, what the caller decides about.
  'audit.bukaSamaran': ['buka-samaran', 'menunggu'],
  'audit.periksaRantai': ['jejak-audit'],
  'audit.catatEkspor': ['jejak-audit'],
  ...branchCalls,
  'currency.valuta': 'session',
  'currency.kurs': ['kurs', 'simpan-kurs'],
  'currency.kursHari': 'session',
  'customer.nasabahIndividu': ['nasabah-individu', 'simpan-individu', 'simpan-badan-usaha', 'portofolio'],
  'customer.nasabahBadanUsaha': ['nasabah-badan-usaha', 'simpan-badan-usaha', 'portofolio'],
  'customer.wicIndividu': ['wic-individu'],
  'customer.wicBadanUsaha': ['wic-badan-usaha'],
  'customer.rincian': ['nasabah-individu', 'nasabah-badan-usaha', 'simpan-individu', 'simpan-badan-usaha'],
  'customer.keadaan': ['nasabah-individu', 'nasabah-badan-usaha'],
  'customer.tmPortofolio': ['nasabah-individu', 'nasabah-badan-usaha', 'portofolio'],
  'customer.allPortofolio': ['nasabah-individu', 'nasabah-badan-usaha', 'portofolio'],
  'customer.finPortofolio': ['nasabah-individu', 'nasabah-badan-usaha', 'portofolio'],
  'customer.check': ['nasabah-individu', 'nasabah-badan-usaha', 'simpan-individu', 'simpan-badan-usaha'],
  'customer.cifGandaIndividu': ['cif-ganda-individu'],
  'customer.cifGandaKorporat': ['cif-ganda-korporat'],
  'customer.pratinjauGabung': ['gabung-nasabah', 'menunggu', 'draf', 'riwayat'],
  'customer.pratinjauBatalGabung': ['penggabungan', 'menunggu', 'draf', 'riwayat'],
  'customer.tautanGabung': ['gabung-nasabah', 'penggabungan', 'menunggu', 'draf', 'riwayat'],
  'customer.pembatalanGabungDataCif': ['penggabungan'],
  'file.upload': sending,
  'file.tersimpan': sending,
  'file.baca': [...customers, ...sending, 'rekening', ...counter, ...inbox],
  'flow.getButtonTransition': [...filing, ...inbox],
  'flow.getByIdFlow': inbox,
  // Whoever may send a command may ask what became of it; the key must be her own.
  'flow.statusKunci': 'session',
  'flow.processV2': [...filing, 'menunggu', 'draf'],
  'flow.prosesBersama': ['menunggu'],
  'flow.otorisasiData': ['menunggu'],
  'flow.otorisasiHistoryData': ['riwayat', 'menunggu'],
  'flow.draftOtorisasi': ['draf'],
  'flow.delegasi': ['delegasi', 'menunggu'],
  'flow.calonDelegasi': ['delegasi'],
  'flow.cabutDelegasi': ['delegasi', 'menunggu'],
  'flow.watch': 'session',
  ...managementCalls,
  'parameter.statusCabang': 'session',
  'parameter.accountingDate': 'session',
  'parameter.kodeCabang': 'session',
  'parameter.denomList': 'session',
  'parameter.referenceNumber': counter,
  'parameter.produk': ['produk', 'rekening', 'riwayat-transaksi', ...accountLists],
  'parameter.nilaiParameter': ['parameter-bank'],
  'parameter.batasHarian': ['batas-harian'],
  'parameter.pilihan': 'session',
  'parameter.daftarPilihan': ['pilihan'],
  'parameter.indikatorResiko': 'session',
  'parameter.statusPekerjaan': 'session',
  'parameter.nasabahIndividuExists': ['nasabah-individu', 'simpan-individu'],
  'parameter.sknTunaiLimit': counter,
  ...paperCalls,
  ...reportCalls,
  ...accountCalls,
  'savings.validateRekening': ['rekening', ...counter],
  ...accountListCalls,
  ...blockCalls,
  ...cardCalls,
  'savings.biayaRekening': ['rekening', 'bebas-biaya', ...inbox],
  'savings.rincianSaldo': ['rekening', 'blokir-rekening', 'tahan-dana', ...counter, ...inbox],
  ...maintenanceCalls,
  ...documentCalls,
  'signature.svs': [...customers, 'simpan-spesimen', 'rekening', ...counter, ...inbox],
  ...complianceCalls,
  'signature.getCert': 'session',
  'signature.tandaTangan': 'session',
  'teller.teller': till,
  'teller.tellerDetail': till,
  ...counterCalls,
  'transfer.tipeMessage': 'session',
  'vault.lembarTutup': till,
  'vault.serahTerima': till,
  'vault.khasanah': ['khasanah', 'hitung-khasanah'],
  'vault.cashTeller': ['khasanah', 'daftar-teller'],
  'vault.mutasi': till,
  'vault.dailyBalance': ['khasanah', 'daftar-teller'],
  ...vaultProofCalls,
  'wic.rincian': ['wic-individu', 'wic-badan-usaha', 'laporan-tunai', 'ubah-wic'],
  'wic.identitas': counter,
  'wic.laporanTunai': ['laporan-tunai', 'putusan-laporan-tunai'],
  'wic.buktiTunai': ['laporan-tunai', 'putusan-laporan-tunai'],
} as const satisfies Record<RpcName, AccessRule>;

/** May a caller who holds these menus use this rpc? */
export function mayCall(rpc: RpcName, held: ReadonlySet<string>): boolean {
  const rule: AccessRule = access[rpc];
  return rule === 'session' || (rule !== 'provider' && rule.some((menu) => held.has(menu)));
}
