import { read } from '#core/access/handler.ts';
import { bilyet } from './certificates/bilyet-paper.ts';
import { jumlahBilyet, stokBilyet } from './certificates/bilyet-queries.ts';
import { handBilyets, receiveBilyets, voidBilyets } from './certificates/bilyet-stock.ts';
import { bilyetBelumKembali } from './certificates/bilyets-out.ts';
import { replaceBilyet } from './certificates/replace-bilyet.ts';
import { returnBilyet } from './certificates/return-bilyet.ts';
import { disburseDeposit } from './disburse.ts';
import { fetchShares } from './fetch-shares.ts';
import { fundDeposit } from './fund.ts';
import { belumAktif, daftarDeposito, informasiTm, rekeningTm, tanggaJatuhTempo } from './lists.ts';
import { maintainDeposit } from './maintain.ts';
import { penawaran, validate } from './offers.ts';
import { registerDeposit, registerJointDeposit } from './open-deposit.ts';
import { detail } from './queries.ts';
import { reverseDeposit } from './reversible.ts';
import { belumDiambil, jumlahBelumDiambil } from './unfetched.ts';

/** Time deposits and their certificates. */
export const deposit = {
  operations: {
    REGISTRASI_DEPOSITO: registerDeposit,
    REGISTRASI_DEPOSITO_GABUNGAN: registerJointDeposit,
    SETOR_DEPOSITO: fundDeposit,
    PENCAIRAN_DEPOSITO: disburseDeposit,
    AMBIL_BAGI_HASIL_DEPOSITO: fetchShares,
    UBAH_DEPOSITO: maintainDeposit,
    GANTI_BILYET: replaceBilyet,
    TERIMA_KEMBALI_BILYET: returnBilyet,
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
