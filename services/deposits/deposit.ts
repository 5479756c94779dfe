import { bilyet as papers } from '#lib/deposits/operations/bilyet.ts';
import { deposit as definitions } from '#lib/deposits/operations/deposit.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/deposits/schemas/deposit.ts'));
const bilyet = schemasOf(() => import('#lib/deposits/schemas/bilyet.ts'));
const query = schemasOf(() => import('#lib/deposits/schemas/deposit-lists.ts'));
const stale = ['deposito', 'rekening', 'transaksi', 'laporan', 'till'] as const;

export const deposit = {
  register: processor(definitions.REGISTRASI_DEPOSITO, schema('registerDepositInput'), [
    'deposito',
    'rekening',
    'nasabah',
    'inbox',
  ]),
  registerJoint: processor(definitions.REGISTRASI_DEPOSITO_GABUNGAN, schema('registerJointDepositInput'), [
    'deposito',
    'rekening',
    'nasabah',
    'inbox',
  ]),
  fund: processor(definitions.SETOR_DEPOSITO, schema('fundDepositInput'), stale),
  disburse: processor(definitions.PENCAIRAN_DEPOSITO, schema('disburseDepositInput'), stale),
  fetchShares: processor(definitions.AMBIL_BAGI_HASIL_DEPOSITO, schema('fetchSharesInput'), stale),
  maintain: processor(definitions.UBAH_DEPOSITO, schema('maintainDepositInput'), ['deposito', 'inbox']),
  replaceBilyet: processor(papers.GANTI_BILYET, schema('replaceBilyetInput'), stale),
  returnBilyet: processor(papers.TERIMA_KEMBALI_BILYET, bilyet('returnBilyetInput'), ['deposito', 'transaksi']),
  receive: processor(papers.TERIMA_STOK_BILYET, schema('receiveBilyetsInput'), ['deposito', 'transaksi', 'laporan']),
  hand: processor(papers.SERAH_STOK_BILYET, schema('handBilyetsInput'), ['deposito']),
  void: processor(papers.BATAL_STOK_BILYET, schema('voidBilyetsInput'), ['deposito', 'transaksi', 'laporan']),
  offers: record('deposito/penawaran', 'deposit.penawaran', query('depositOffersQuery'), ['nasabah', 'ketentuan']),
  deposits: list('pemeliharaan-rekening/deposito/list', 'deposit.list', query('depositsQuery'), ['deposito']),
  waiting: list('pemeliharaan-rekening/deposito/belum-aktif', 'deposit.belumAktif', query('waitingDepositsQuery'), [
    'deposito',
  ]),
  due: list('pemeliharaan-rekening/deposito/informasi-tm', 'deposit.informasiTm', query('dueDepositsQuery'), [
    'deposito',
  ]),
  unfetched: list('deposito/belum-diambil', 'deposit.belumDiambil', query('unfetchedDepositsQuery'), [
    'deposito',
    'transaksi',
  ]),
  unfetchedSum: record('deposito/belum-diambil/jumlah', 'deposit.jumlahBelumDiambil', query('unfetchedSumQuery'), [
    'deposito',
    'transaksi',
    'laporan',
  ]),
  dueAccounts: list('pemeliharaan-rekening/info-rekening/rekeningTm', 'savings.rekeningTm', query('dueDepositsQuery'), [
    'deposito',
  ]),
  detail: record('pemeliharaan-rekening/deposito/detail', 'deposit.detail', query('depositQuery'), [
    'deposito',
    'transaksi',
  ]),
  validate: record('pemeliharaan-rekening/deposito/validate', 'deposit.validate', query('validateDepositQuery'), [
    'deposito',
    'transaksi',
  ]),
  ladder: record('deposito/tangga-jatuh-tempo', 'deposit.tanggaJatuhTempo', query('ladderQuery'), ['deposito']),
  certificate: record('cetak-informasi/bilyet', 'report.bilyet', query('bilyetQuery'), ['deposito']),
  stock: list('deposito/stok-bilyet', 'deposit.stokBilyet', query('bilyetsQuery'), ['deposito']),
  count: record('deposito/stok-bilyet/jumlah', 'deposit.jumlahBilyet', query('bilyetCountQuery'), ['deposito']),
  certificatesOut: list('deposito/bilyet-belum-kembali', 'deposit.bilyetBelumKembali', bilyet('bilyetsOutQuery'), [
    'deposito',
  ]),
  reversible: list('transaksi/informasi/reverse-deposit', 'teller.reverseDeposit', query('reversibleDepositsQuery'), [
    'deposito',
    'transaksi',
  ]),
};
