import { read } from '#core/access/handler.ts';
import { maintainAccount } from '#core/accounts/maintenance/maintain-account.ts';
import { keadaan, rincian } from '#core/accounts/maintenance/maintain-queries.ts';
import { moveBranch } from '#core/accounts/maintenance/move-branch.ts';
import { reactivation } from '#core/accounts/maintenance/reactivation.ts';
import { openAccount } from '#core/accounts/opening/open-account.ts';
import { akad } from '#core/accounts/opening/open-contract.ts';
import { penawaran } from '#core/accounts/opening/open-offers.ts';
import { pembukaan } from '#core/accounts/opening/openings.ts';
import { openingsByStage } from '#core/accounts/opening/stages.ts';
import { infoTabungan, keadaanPerTanggal } from './account-info.ts';
import { historyAccrual } from './accruals.ts';
import { balanceInquiry, daftarPermintaanSaldo, saldoDitanya } from './balance-inquiry.ts';
import { countReady, readyToHandOver } from './hand-overs.ts';
import { historyTransaksi, trxList } from './history.ts';
import { cetakListRekening, jumlahListRekening, rekeningTabungan, rekeningTutup } from './lists.ts';
import { rekening, validateRekening } from './queries.ts';

/** Savings accounts. */
export const savings = {
  operations: {
    BUKA_REKENING: openAccount,
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
    'opening.tahapan': read(openingsByStage),
    'maintenance.rincian': read(rincian),
    'maintenance.keadaan': read(keadaan),
    'savings.siapDiserahkan': read(readyToHandOver),
    'savings.jumlahSiapDiserahkan': read(countReady),
    'savings.rekening': read(rekening),
    'savings.validateRekening': read(validateRekening),
    'savings.rekeningTabungan': read(rekeningTabungan),
    'savings.rekeningTutup': read(rekeningTutup),
    'report.cetakListRekening': read(cetakListRekening),
    'report.jumlahListRekening': read(jumlahListRekening),
  }),
};
