import { read } from '#core/access/handler.ts';
import { infoTabungan, keadaanPerTanggal } from './account-info.ts';
import { historyAccrual } from './accruals.ts';
import { balanceInquiry, daftarPermintaanSaldo, saldoDitanya } from './balance-inquiry.ts';
import { historyTransaksi, trxList } from './history.ts';
import { cetakListRekening, jumlahListRekening, rekeningTabungan, rekeningTutup } from './lists.ts';
import { maintainAccount } from './maintain-account.ts';
import { keadaan, rincian } from './maintain-queries.ts';
import { moveBranch } from './move-branch.ts';
import { openAccount } from './open-account.ts';
import { akad } from './open-contract.ts';
import { registerDeposit, registerJointDeposit } from './open-deposit.ts';
import { penawaran } from './open-offers.ts';
import { pembukaan } from './openings.ts';
import { rekening, validateRekening } from './queries.ts';
import { reactivation } from './reactivation.ts';

/** Savings accounts. */
export const savings = {
  operations: {
    BUKA_REKENING: openAccount,
    REGISTRASI_DEPOSITO: registerDeposit,
    REGISTRASI_DEPOSITO_GABUNGAN: registerJointDeposit,
    UBAH_REKENING: maintainAccount,
    PINDAH_CABANG: moveBranch,
    PERMINTAAN_SALDO: balanceInquiry,
    REAKTIVASI_REKENING: reactivation,
  },
  handlers: () => ({
    'savings.historyTransaksi': read(historyTransaksi),
    'accrual.historyAccrualBagiHasil': read(historyAccrual),
    'savings.infoTabungan': read(infoTabungan),
    'savings.keadaanPerTanggal': read(keadaanPerTanggal),
    'savings.daftarPermintaanSaldo': read(daftarPermintaanSaldo),
    'savings.saldoDitanya': read(saldoDitanya),
    'savings.trxList': read(trxList),
    'opening.penawaran': read(penawaran),
    'opening.pembukaan': read(pembukaan),
    'opening.akad': read(akad),
    'maintenance.rincian': read(rincian),
    'maintenance.keadaan': read(keadaan),
    'savings.rekening': read(rekening),
    'savings.validateRekening': read(validateRekening),
    'savings.rekeningTabungan': read(rekeningTabungan),
    'savings.rekeningTutup': read(rekeningTutup),
    'report.cetakListRekening': read(cetakListRekening),
    'report.jumlahListRekening': read(jumlahListRekening),
  }),
};
