import { read } from '#core/access/handler.ts';
import { giveBack, runCustody } from './custody.ts';
import { meja } from './desk.ts';
import { holdInward } from './hold-inward.ts';
import { listPenarikan } from './inward-list.ts';
import { custodyOperation, depositSheets } from './lodge.ts';
import { payInward } from './pay-inward.ts';
import { cetakInformasi, listSetoran, titipanDetail, titipanList } from './queries.ts';
import { receiveInward } from './receive-inward.ts';
import { returnInward } from './return-inward.ts';
import { rejectSheet, withdrawLodged } from './return-lodged.ts';
import { makeEffective, settleSheets } from './settle.ts';
import { transferByInstrument } from './transfer-by-instrument.ts';

/** Clearing of cheques and giro of other banks that customers deposit. */
export const clearing = {
  operations: {
    SETORAN_KLIRING: depositSheets,
    TITIPAN_KLIRING: custodyOperation,
    HAPUS_TITIPAN_KLIRING: giveBack,
    JALANKAN_TITIPAN_KLIRING: runCustody,
    TARIK_SETORAN_KLIRING: withdrawLodged,
    KONFIRMASI_KLIRING: settleSheets,
    EFEKTIFKAN_SETORAN_KLIRING: makeEffective,
    TOLAKAN_SETORAN_KLIRING: rejectSheet,
    TERIMA_PENARIKAN_KLIRING: receiveInward,
    TAHAN_PENARIKAN_KLIRING: holdInward,
    PENARIKAN_KLIRING: payInward,
    TOLAKAN_PENARIKAN_KLIRING: returnInward,
    PEMINDAHBUKUAN_KLIRING: transferByInstrument,
  },
  handlers: () => ({
    'clearing.listSetoran': read(listSetoran),
    'clearing.meja': read(meja),
    'clearing.penarikan': read(listPenarikan),
    'clearing.titipanList': read(titipanList),
    'clearing.titipanDetail': read(titipanDetail),
    'clearing.cetakInformasi': read(cetakInformasi),
  }),
};
