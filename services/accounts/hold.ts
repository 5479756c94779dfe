import { hold as definitions } from '#lib/accounts/operations/hold.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/hold.ts'));
const touched = ['rekening', 'nasabah', 'inbox', 'audit'] as const;

export const hold = {
  blockAccount: processor(definitions.BLOKIR_REKENING, schema('blockInput'), touched),
  unblockAccount: processor(definitions.BUKA_BLOKIR, schema('unblockInput'), touched),
  holdFunds: processor(definitions.TAHAN_DANA, schema('holdInput'), touched),
  releaseFunds: processor(definitions.LEPAS_DANA, schema('releaseInput'), touched),
  changeHold: processor(definitions.UBAH_TAHANAN, schema('changeHoldInput'), touched),
  blocks: list('pemeliharaan-rekening/blokir-dana', 'savings.blokirDana', schema('blokirDanaQuery'), ['rekening']),
  /** These changed on a day, for its printed list. */
  changes: list('pemeliharaan-rekening/blokir-dana/mutasi', 'savings.mutasiBlokir', schema('mutasiBlokirQuery'), [
    'rekening',
  ]),
  /** The call reads why the balances of an account differ, row by row. */
  balance: record('pemeliharaan-rekening/rincian-saldo', 'savings.rincianSaldo', schema('rincianSaldoQuery'), [
    'rekening',
    'transaksi',
    'inbox',
  ]),
};
