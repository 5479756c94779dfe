import { savings as definitions } from '#lib/accounts/operations/savings.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/savings.ts'));
const lists = schemasOf(() => import('#lib/accounts/schemas/account-lists.ts'));
/** Operations on these issue the papers and cards that customers carry away. */
const handedOver = ['kartu', 'buku', 'deposito', 'warkat'] as const;

export const savings = {
  reactivation: processor(definitions.REAKTIVASI_REKENING, schema('reactivationInput'), [
    'rekening',
    'transaksi',
    'laporan',
  ]),
  balanceInquiry: processor(definitions.PERMINTAAN_SALDO, schema('balanceInquiryInput'), ['rekening', 'transaksi']),
  balanceInquiries: list(
    'pemeliharaan-rekening/permintaan-saldo',
    'savings.daftarPermintaanSaldo',
    schema('balanceInquiriesQuery'),
    ['rekening', 'transaksi'],
  ),
  requestedBalance: record(
    'pemeliharaan-rekening/saldo-ditanya',
    'savings.saldoDitanya',
    schema('requestedBalanceQuery'),
  ),
  accounts: list('rekening', 'savings.rekening', schema('rekeningQuery'), ['rekening']),
  account: record('validate-rekening', 'savings.validateRekening', schema('validateRekeningQuery'), ['rekening']),
  savingsAccounts: list(
    'pemeliharaan-rekening/rekening-tabungan',
    'savings.rekeningTabungan',
    lists('daftarRekeningQuery'),
    ['rekening'],
  ),
  closed: list('rekening/rekening-tutup', 'savings.rekeningTutup', lists('daftarRekeningQuery'), ['rekening']),
  listed: list('cetak-informasi/cetak-list-rekening', 'report.cetakListRekening', lists('daftarRekeningQuery'), [
    'rekening',
  ]),
  listedSums: record(
    'cetak-informasi/cetak-list-rekening/jumlah',
    'report.jumlahListRekening',
    lists('daftarRekeningQuery'),
    ['rekening'],
  ),
  ready: list('rekening/siap-diserahkan', 'savings.siapDiserahkan', lists('readyQuery'), handedOver),
  readyCount: record(
    'rekening/siap-diserahkan/jumlah',
    'savings.jumlahSiapDiserahkan',
    lists('readyCountQuery'),
    handedOver,
  ),
};
