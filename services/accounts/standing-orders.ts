import { standing as definitions } from '#lib/accounts/operations/standing-orders.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/standing-orders.ts'));
const touched = ['rekening', 'nasabah', 'inbox', 'audit'] as const;

export const standing = {
  saveOrder: processor(definitions.SIMPAN_SI, schema('standingOrderInput'), touched),
  saveCover: processor(definitions.SIMPAN_ATS, schema('coverInput'), touched),
  changeState: processor(definitions.STATUS_PERINTAH, schema('orderStateInput'), touched),
  run: processor(definitions.PERINTAH_TETAP, schema('runOrderInput'), [...touched, 'transaksi', 'laporan']),
  runs: list('pemeliharaan-layanan/hasil', 'standing.hasil', schema('runsQuery'), ['rekening', 'transaksi']),
  orders: list('pemeliharaan-layanan/si', 'standing.si', schema('ordersQuery'), ['rekening']),
  covers: list('pemeliharaan-layanan/ats', 'standing.ats', schema('ordersQuery'), ['rekening']),
  order: record('pemeliharaan-layanan/perintah', 'standing.perintah', schema('orderQuery'), ['rekening', 'inbox']),
  schedule: record('pemeliharaan-layanan/jadwal', 'standing.jadwal', schema('scheduleQuery'), []),
  /** These orders pay from an account or to it. */
  ofAccount: record('pemeliharaan-layanan/rekening', 'standing.rekening', schema('ordersOfAccountQuery'), ['rekening']),
};
