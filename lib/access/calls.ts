import { type CalledCode, type CallOf, operations } from '#lib/operations/operations.ts';
import type { RpcName } from '#types/rpc.ts';
import { type MenuId, menusOf } from './access.ts';
import { accountCalls } from './account-calls.ts';
import { accountListCalls, accountLists, maintenanceCalls } from './account-lists.ts';
import { branchCalls } from './branch.ts';
import { cardCalls } from './cards.ts';
import { complianceCalls } from './compliance.ts';
import { counterCalls } from './counter.ts';
import { documentCalls } from './documents.ts';
import { entryCalls } from './entry.ts';
import { blockCalls } from './holds.ts';
import { managementCalls } from './management.ts';
import { ownCalls } from './own-calls.ts';
import { paperCalls } from './papers.ts';
import { closedToReaders } from './reading.ts';
import { readsOnly } from './reads-only.ts';
import { reportCalls } from './reports.ts';
import { shipmentCalls } from './shipments.ts';
import { stationeryCalls } from './stationery.ts';
import { vaultProofCalls } from './vault-proofs.ts';

/**
 * 'session': any signed-in user; 'provider': nobody, but for the identity provider's own signed message; otherwise one of
 * these menus must be open to the caller.
 */
export type AccessRule = 'session' | 'provider' | readonly (MenuId | 'buka-samaran')[];

const till: readonly MenuId[] = ['kas-teller', 'khasanah', 'daftar-teller'];
const customers: readonly MenuId[] = ['nasabah-individu', 'nasabah-badan-usaha'];
/** The forms of these screens take files. */
const sending: readonly MenuId[] = [
  'simpan-individu',
  'simpan-badan-usaha',
  'simpan-spesimen',
  'transaksi-umum',
  'transaksi-umum-multi',
];
const inbox: readonly MenuId[] = ['menunggu', 'draf', 'riwayat'];

const counter = menusOf(({ duty }) => duty === 'COUNTER');
/** A form is filed on the screen that fills it, and there it may be released, if it can come before a checker. */
const filing = menusOf(({ check }) => check !== null);

/** The menus of an operation's definition open its call. */
type OperationCalls = { readonly [C in CalledCode as CallOf<C>['rpc']]: readonly CallOf<C>['menus'][number][] };
const operationCalls = Object.fromEntries(
  Object.values(operations).flatMap(({ call }) => (call ? [[call.rpc, call.menus]] : [])),
) as unknown as OperationCalls;

/** The table says which menu opens which call. The gateway and the core check the same table. */
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
  // The right opens any record. At the desk, callers open what they decide about.
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
  // Whoever may send a command may ask for its outcome. The key must be the caller's own.
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
  'parameter.jadwalKliring': ['jadwal-kliring'],
  'parameter.daftarCabang': ['daftar-cabang'],
  'parameter.halanganPenutupan': ['daftar-cabang'],
  'parameter.hariLibur': ['hari-libur'],
  'parameter.kalender': ['hari-libur'],
  'parameter.indikatorResiko': 'session',
  'parameter.statusPekerjaan': 'session',
  'parameter.nasabahIndividuExists': ['nasabah-individu', 'simpan-individu'],
  'parameter.sknTunaiLimit': counter,
  ...paperCalls,
  ...reportCalls,
  ...entryCalls,
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
  'signature.kartuTertinggal': ['simpan-spesimen'],
  ...complianceCalls,
  'signature.getCert': 'session',
  'signature.tandaTangan': 'session',
  'teller.teller': till,
  'teller.tellerDetail': till,
  ...counterCalls,
  'transfer.tipeMessage': 'session',
  'vault.lembarTutup': till,
  'vault.serahTerima': till,
  'vault.khasanah': ['khasanah'],
  'vault.cashTeller': ['khasanah', 'daftar-teller', 'tutup-kas-berhalangan'],
  'vault.mutasi': till,
  'vault.dailyBalance': ['khasanah', 'daftar-teller'],
  ...vaultProofCalls,
  ...shipmentCalls,
  ...stationeryCalls,
  'wic.rincian': ['wic-individu', 'wic-badan-usaha', 'laporan-tunai', 'ubah-wic'],
  'wic.identitas': counter,
  'wic.laporanTunai': ['laporan-tunai', 'putusan-laporan-tunai'],
  'wic.buktiTunai': ['laporan-tunai', 'putusan-laporan-tunai'],
} as const satisfies Record<RpcName, AccessRule>;

const closed = closedToReaders(Object.keys(operationCalls) as RpcName[]);

/** Returns true when a caller who holds these menus may use this rpc. A read-only caller changes nothing, whatever the menus open. */
export function mayCall(rpc: RpcName, held: ReadonlySet<string>): boolean {
  if (closed.has(rpc) && readsOnly(held)) return false;
  const rule: AccessRule = access[rpc];
  return rule === 'session' || (rule !== 'provider' && rule.some((menu) => held.has(menu)));
}
