import { account as definitions } from '#lib/accounts/operations/account.ts';
import { processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/maintenance.ts'));

export const maintenance = {
  change: processor(definitions.UBAH_REKENING, schema('maintainAccountInput'), ['rekening', 'nasabah']),
  moveBranch: processor(definitions.PINDAH_CABANG, schema('moveBranchInput'), ['rekening', 'transaksi', 'laporan']),
  detail: record('pemeliharaan-rekening/rincian', 'maintenance.rincian', schema('maintenanceQuery'), ['rekening']),
  state: record('pemeliharaan-rekening/keadaan', 'maintenance.keadaan', schema('accountStateQuery'), ['rekening']),
};
