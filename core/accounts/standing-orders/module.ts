import { read } from '#core/access/handler.ts';
import { changeState } from './change-state.ts';
import { ats, jadwal, perintah, rekening, si } from './queries.ts';
import { runOrder } from './run-order.ts';
import { hasil } from './run-queries.ts';
import { saveCover, saveOrder } from './save-order.ts';

/** Standing orders and automatic transfers. */
export const standing = {
  operations: {
    SIMPAN_SI: saveOrder,
    SIMPAN_ATS: saveCover,
    STATUS_PERINTAH: changeState,
    PERINTAH_TETAP: runOrder,
  },
  handlers: () => ({
    'standing.si': read(si),
    'standing.ats': read(ats),
    'standing.hasil': read(hasil),
    'standing.perintah': read(perintah),
    'standing.jadwal': read(jadwal),
    'standing.rekening': read(rekening),
  }),
};
