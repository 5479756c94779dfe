import { read } from '#core/access/handler.ts';
import { bilyet } from './bilyet-paper.ts';
import { jumlahBilyet, stokBilyet } from './bilyet-queries.ts';
import { handBilyets, receiveBilyets, voidBilyets } from './bilyet-stock.ts';
import { bilyetBelumKembali } from './bilyets-out.ts';
import { disburseDeposit } from './disburse.ts';
import { fetchShares } from './fetch-shares.ts';
import { fundDeposit } from './fund.ts';
import { belumAktif, daftarDeposito, informasiTm, rekeningTm, tanggaJatuhTempo } from './lists.ts';
import { maintainDeposit } from './maintain.ts';
import { penawaran, validate } from './offers.ts';
import { detail } from './queries.ts';
import { replaceBilyet } from './replace-bilyet.ts';
import { reverseDeposit } from './reversible.ts';
import { takeBackBilyet } from './take-back-bilyet.ts';
import { belumDiambil, jumlahBelumDiambil } from './unfetched.ts';

/** Time deposits and their certificates; they are registered with their accounts (core/savings/open-deposit.ts). */
export const deposit = {
  operations: {
    SETOR_DEPOSITO: fundDeposit,
    PENCAIRAN_DEPOSITO: disburseDeposit,
    AMBIL_BAGI_HASIL_DEPOSITO: fetchShares,
    UBAH_DEPOSITO: maintainDeposit,
    GANTI_BILYET: replaceBilyet,
    TERIMA_KEMBALI_BILYET: takeBackBilyet,
    TERIMA_STOK_BILYET: receiveBilyets,
    SERAH_STOK_BILYET: handBilyets,
    BATAL_STOK_BILYET: voidBilyets,
  },
  handlers: () => ({
    'deposit.penawaran': read(penawaran),
    'deposit.list': read(daftarDeposito),
    'deposit.belumAktif': read(belumAktif),
    'deposit.informasiTm': read(informasiTm),
    'deposit.belumDiambil': read(belumDiambil),
    'deposit.jumlahBelumDiambil': read(jumlahBelumDiambil),
    'deposit.detail': read(detail),
    'deposit.validate': read(validate),
    'deposit.tanggaJatuhTempo': read(tanggaJatuhTempo),
    'deposit.stokBilyet': read(stokBilyet),
    'deposit.bilyetBelumKembali': read(bilyetBelumKembali),
    'deposit.jumlahBilyet': read(jumlahBilyet),
    'savings.rekeningTm': read(rekeningTm),
    'report.bilyet': read(bilyet),
    'teller.reverseDeposit': read(reverseDeposit),
  }),
};
