import { read } from '#core/access/handler.ts';
import { historyTransaksi, trxList } from './history.ts';
import { cetakListRekening, jumlahListRekening, rekeningTabungan, rekeningTutup } from './lists.ts';
import { rekening, validateRekening } from './queries.ts';
import { reactivation } from './reactivation.ts';

/** Savings accounts. */
export const savings = {
  operations: { REAKTIVASI_REKENING: reactivation },
  handlers: () => ({
    'savings.historyTransaksi': read(historyTransaksi),
    'savings.trxList': read(trxList),
    'savings.rekening': read(rekening),
    'savings.validateRekening': read(validateRekening),
    'savings.rekeningTabungan': read(rekeningTabungan),
    'savings.rekeningTutup': read(rekeningTutup),
    'report.cetakListRekening': read(cetakListRekening),
    'report.jumlahListRekening': read(jumlahListRekening),
  }),
};
