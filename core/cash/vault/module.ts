import { read } from '#core/access/handler.ts';
import { endRequest, requestCash } from './cash-requests.ts';
import { checkCash } from './check-cash.ts';
import { pemeriksaanKas } from './check-queries.ts';
import { closeAbsentTill } from './close-absent-till.ts';
import { closeTill } from './close-till.ts';
import { closingSheet } from './closing-sheet.ts';
import { countHandover } from './count-handover.ts';
import { countVault } from './count-vault.ts';
import { selisihKas } from './difference-queries.ts';
import { endDifference, endDifferenceInCash } from './end-difference.ts';
import { openTill } from './open-till.ts';
import { denom, posisi } from './proofs.ts';
import { cashTeller, dailyBalance, khasanah, mutasi, serahTerima } from './queries.ts';
import { recallCash } from './recall-cash.ts';
import { receiveCash } from './receive-cash.ts';
import { receiveShipment, refuseShipment } from './receive-shipment.ts';
import { reopenTill } from './reopen-till.ts';
import { sendShipment } from './send-shipment.ts';
import { kirimanKas, permintaanKas } from './shipment-queries.ts';
import { countStationery, reinstateFound, writeOffMissing } from './stationery.ts';
import { hitunganPersediaan, selisihPersediaan } from './stationery-queries.ts';
import { tillToVault } from './till-to-vault.ts';
import { vaultToTill } from './vault-to-till.ts';

/** Vault and tills. The server handles the call that closes a till, which also runs it. */
export const vault = {
  operations: {
    BUKA_KAS: openTill,
    BUKA_KAS_ULANG: reopenTill,
    TUTUP_KAS: closeTill,
    TUTUP_KAS_BERHALANGAN: closeAbsentTill,
    TERIMA_KAS: receiveCash,
    HITUNG_SERAH_TERIMA: countHandover,
    AMBIL_KEMBALI_KAS: recallCash,
    SETORAN_KHASANAH: tillToVault,
    PENARIKAN_KHASANAH: vaultToTill,
    HITUNG_KHASANAH: countVault,
    PERIKSA_KAS: checkCash,
    MINTA_KAS: requestCash,
    TUTUP_PERMINTAAN_KAS: endRequest,
    KIRIM_KAS: sendShipment,
    SELESAI_SELISIH_TUNAI: endDifferenceInCash,
    SELESAI_SELISIH: endDifference,
    TOLAK_KIRIMAN_KAS: refuseShipment,
    TERIMA_KIRIMAN_KAS: receiveShipment,
    HITUNG_PERSEDIAAN: countStationery,
    HILANG_PERSEDIAAN: writeOffMissing,
    TEMU_PERSEDIAAN: reinstateFound,
  },
  handlers: () => ({
    'vault.lembarTutup': read(closingSheet),
    'vault.serahTerima': read(serahTerima),
    'vault.khasanah': read(khasanah),
    'vault.permintaanKas': read(permintaanKas),
    'vault.kirimanKas': read(kirimanKas),
    'vault.selisihKas': read(selisihKas),
    'vault.pemeriksaanKas': read(pemeriksaanKas),
    'vault.hitunganPersediaan': read(hitunganPersediaan),
    'vault.selisihPersediaan': read(selisihPersediaan),
    'vault.cashTeller': read(cashTeller),
    'vault.mutasi': read(mutasi),
    'vault.dailyBalance': read(dailyBalance),
    'vault.posisi': read(posisi),
    'vault.denom': read(denom),
  }),
};
