import type { OperationCode } from '#lib/operations/operations.ts';
import type { RpcName } from '#types/rpc.ts';

/** One entry of the menu: `title` is a message key, `icon` a bootstrap icon, `trans_code` what tellers type. */
export interface MenuDef {
  readonly title: string;
  readonly parent: string;
  readonly route: string;
  readonly icon: string;
  readonly trans_code: string;
}

const group = (title: string, icon: string): MenuDef => ({ title, parent: '', route: '', icon, trans_code: '' });
const screen = (parent: string, title: string, route: string, icon: string, trans_code = ''): MenuDef => ({
  title,
  parent,
  route,
  icon,
  trans_code,
});

/** Every menu of the product, in sidebar order. The core seeds its menu table from it. */
export const menus = {
  beranda: screen('', 'menu.beranda', '/', 'house'),
  teller: group('menu.teller', 'cash-coin'),
  'setor-tunai': screen('teller', 'menu.setorTunai', '/teller/cash-deposit', 'box-arrow-in-down', '1401'),
  'tarik-tunai': screen('teller', 'menu.tarikTunai', '/teller/cash-withdrawal', 'box-arrow-up', '1402'),
  pemindahbukuan: screen('teller', 'menu.pemindahbukuan', '/teller/book-transfer', 'arrow-left-right', '1403'),
  reversal: screen('teller', 'menu.reversal', '/teller/reversal', 'arrow-counterclockwise', '1409'),
  'transaksi-hari-ini': screen('teller', 'menu.transaksiHariIni', '/teller/transactions', 'receipt', '1490'),
  kas: group('menu.kas', 'safe'),
  'kas-teller': screen('kas', 'menu.kasTeller', '/vault/till', 'wallet2', '1501'),
  khasanah: screen('kas', 'menu.khasanah', '/vault', 'safe2', '1511'),
  'daftar-teller': screen('kas', 'menu.daftarTeller', '/vault/tills', 'people', '1512'),
  otorisasi: group('menu.otorisasi', 'check2-square'),
  menunggu: screen('otorisasi', 'menu.menunggu', '/flow/inbox', 'check2-circle', '1601'),
  draf: screen('otorisasi', 'menu.draf', '/flow/drafts', 'pencil-square', '1602'),
  riwayat: screen('otorisasi', 'menu.riwayat', '/flow/history', 'clock-history', '1603'),
  delegasi: screen('otorisasi', 'menu.delegasi', '/flow/delegations', 'people', '2121'),
  informasi: group('menu.informasi', 'info-circle'),
  rekening: screen('informasi', 'menu.rekening', '/savings/accounts', 'person-vcard', '1701'),
  laporan: group('menu.laporan', 'journal-text'),
  'neraca-saldo': screen('laporan', 'menu.neracaSaldo', '/report/trial-balance', 'list-columns-reverse', '1801'),
  jurnal: screen('laporan', 'menu.jurnal', '/report/journals', 'journal-text', '1802'),
  coa: screen('laporan', 'menu.coa', '/report/chart-of-accounts', 'diagram-3', '1803'),
  cabang: group('menu.cabang', 'building'),
  'hari-cabang': screen('cabang', 'menu.hariCabang', '/branch/day', 'calendar-check', '1901'),
  manajemen: group('menu.manajemen', 'gear'),
  pengguna: screen('manajemen', 'menu.pengguna', '/management/users', 'people', '2101'),
  peran: screen('manajemen', 'menu.peran', '/management/roles', 'person-vcard', '2111'),
  'menu-aplikasi': screen('manajemen', 'menu.menuAplikasi', '/management/menus', 'list', '2112'),
  'lensa-wewenang': screen('manajemen', 'menu.lensaWewenang', '/management/lens', 'search', '2131'),
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
const inbox: readonly MenuId[] = ['menunggu', 'draf', 'riwayat'];
const counter: readonly MenuId[] = ['setor-tunai', 'tarik-tunai', 'pemindahbukuan', 'reversal'];
/** Screens whose changes of data a second person may release where they are made. */
const administration: readonly MenuId[] = ['pengguna', 'peran', 'menu-aplikasi'];

/** Which menu opens which call: the same table is checked by the gateway and by the core. */
export const access = {
  'access.profil': 'session',
  'access.menu': 'session',
  'access.popup': 'session',
  'access.auth': 'session',
  'access.sidebarMenu': 'session',
  'access.allowedMenu': 'session',
  'access.popupMenu': 'session',
  'access.logout': 'session',
  'access.keluar': 'session',
  'access.validateOverride': [...counter, 'rekening', 'menunggu'],
  'access.authenticateV2': [...counter, ...administration],
  'access.fingerprintChallenge': [...counter, ...administration],
  'access.requestOverride': [...counter, ...administration],
  'access.validateUser': 'session',
  'access.kunci': 'session',
  'access.bukaKunci': 'session',
  'access.sesi': 'session',
  'access.akhiriSesi': 'session',
  'access.simpanSetelan': 'session',
  'access.backchannelLogout': 'provider',
  'access.tokenSesi': 'provider',
  'audit.insertRecord': 'session',
  'audit.auditTrail': ['jejak-audit'],
  'audit.riwayatObjek': 'session',
  'audit.bukaSamaran': ['buka-samaran'],
  'audit.periksaRantai': ['jejak-audit'],
  'audit.catatEkspor': ['jejak-audit'],
  'branch.buka': ['hari-cabang'],
  'branch.tutup': ['hari-cabang'],
  'branch.periksaTutup': ['hari-cabang'],
  'flow.getButtonTransition': [...counter, ...administration, ...inbox],
  'flow.getByIdFlow': inbox,
  // Whoever may send a command may ask what became of it; the key must be her own.
  'flow.statusKunci': 'session',
  'flow.processV2': [...counter, ...administration, 'menunggu', 'draf'],
  'flow.prosesBersama': ['menunggu'],
  'flow.otorisasiData': ['menunggu'],
  'flow.otorisasiHistoryData': ['riwayat', 'menunggu'],
  'flow.draftOtorisasi': ['draf'],
  'flow.delegasi': ['delegasi', 'menunggu'],
  'flow.calonDelegasi': ['delegasi'],
  'flow.buatDelegasi': ['delegasi'],
  'flow.cabutDelegasi': ['delegasi', 'menunggu'],
  'flow.watch': 'session',
  'management.users': ['pengguna', 'lensa-wewenang'],
  'management.userDetail': ['pengguna', 'lensa-wewenang'],
  'management.userTills': ['pengguna'],
  'management.processCreateUsers': ['pengguna'],
  'management.processEditUsers': ['pengguna'],
  'management.processHapusUsers': ['pengguna'],
  'management.processEditCounter': ['pengguna'],
  'management.oneTimePassword': ['pengguna'],
  'management.menu': ['menu-aplikasi', 'peran'],
  'management.saveMenu': ['menu-aplikasi'],
  'management.role': ['peran', 'lensa-wewenang'],
  'management.roleList': ['peran', 'pengguna', 'lensa-wewenang'],
  'management.roleDetail': ['peran', 'lensa-wewenang'],
  'management.saveRole': ['peran'],
  'management.lens': ['lensa-wewenang'],
  'parameter.statusCabang': 'session',
  'parameter.accountingDate': 'session',
  'parameter.kodeCabang': 'session',
  'parameter.denomList': 'session',
  'parameter.referenceNumber': counter,
  'report.trialBalance': ['neraca-saldo'],
  'report.coa': ['coa'],
  'report.jurnal': ['jurnal'],
  'savings.rekening': ['rekening'],
  'savings.validateRekening': ['rekening', ...counter],
  'teller.setorTunai': ['setor-tunai'],
  'teller.tarikTunai': ['tarik-tunai'],
  'teller.pemindahbukuan': ['pemindahbukuan'],
  'teller.reversal': ['reversal'],
  'teller.teller': till,
  'teller.tellerDetail': till,
  'teller.transaksiToday': ['transaksi-hari-ini'],
  'teller.transaksiDetails': ['transaksi-hari-ini', 'reversal', 'jurnal'],
  'vault.setoranKhasanah': ['kas-teller'],
  'vault.penarikanKhasanah': ['khasanah'],
  'vault.openTellerCash': ['kas-teller'],
  'vault.closeTellerCash': ['kas-teller'],
  'vault.terimaKas': ['kas-teller', 'khasanah'],
  'vault.serahTerima': till,
  'vault.khasanah': ['khasanah'],
  'vault.cashTeller': ['khasanah', 'daftar-teller'],
  'vault.mutasi': till,
  'vault.dailyBalance': ['khasanah', 'daftar-teller'],
} as const satisfies Record<RpcName, AccessRule>;

/** May a caller who holds these menus use this rpc? */
export function mayCall(rpc: RpcName, held: ReadonlySet<string>): boolean {
  const rule: AccessRule = access[rpc];
  return rule === 'session' || (rule !== 'provider' && rule.some((menu) => held.has(menu)));
}

/** What a locked screen may still ask: who this is, to be unlocked, and to sign out. */
export const openWhileLocked: ReadonlySet<RpcName> = new Set<RpcName>([
  'access.profil',
  'access.bukaKunci',
  'access.logout',
  'access.keluar',
]);

/** The call behind each flowCode: what somebody may not post she may not file, draft or have released either. */
const filed: Partial<Record<string, RpcName>> = {
  SETOR_TUNAI: 'teller.setorTunai',
  TARIK_TUNAI: 'teller.tarikTunai',
  PEMINDAHBUKUAN: 'teller.pemindahbukuan',
  REVERSAL: 'teller.reversal',
  SETORAN_KHASANAH: 'vault.setoranKhasanah',
  PENARIKAN_KHASANAH: 'vault.penarikanKhasanah',
  DELEGASI: 'flow.buatDelegasi',
  BUAT_PENGGUNA: 'management.processCreateUsers',
  UBAH_PENGGUNA: 'management.processEditUsers',
  HAPUS_PENGGUNA: 'management.processHapusUsers',
  UBAH_LOKET: 'management.processEditCounter',
  SIMPAN_PERAN: 'management.saveRole',
  SIMPAN_MENU: 'management.saveMenu',
} satisfies Partial<Record<OperationCode, RpcName>>;

/** The screens from which a transaction of this flowCode is put before a checker; none for what never comes before one. */
export function filingMenus(flowCode: string): Exclude<AccessRule, string> {
  const rpc = filed[flowCode];
  const rule: AccessRule | undefined = rpc && access[rpc];
  return rule === undefined || rule === 'session' || rule === 'provider' ? [] : rule;
}

/** May a caller who holds these menus put a transaction of this flowCode before a checker? */
export function mayFile(flowCode: string, held: ReadonlySet<string>): boolean {
  const rpc = filed[flowCode];
  return rpc !== undefined && mayCall(rpc, held);
}
