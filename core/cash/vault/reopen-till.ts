import type { z } from 'zod';
import { type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { ownTill, tillFor } from '#core/engine/targets.ts';
import { reopenTillData } from '#lib/cash/schemas/vault.ts';

type Data = z.output<typeof reopenTillData>;
/** Cash that the till handed over comes back to it. */
type Returning = boolean;

/** Only a till that was opened and closed on this very day is opened again. */
const closedToday: Rule<Data, Returning> = {
  name: 'closedToday',
  check: (context) => {
    const till = tillFor(context);
    if (!till) return reject('NO_TILL');
    if (till.status === 'BUKA') return reject('TILL_OPEN');
    return till.tanggal === context.date ? null : reject('TILL_NOT_CLOSED_TODAY');
  },
};

/** After the cut-off a till is opened for nothing but what comes back to it. */
const forCashAfterCutOff: Rule<Data, Returning> = {
  name: 'forCashAfterCutOff',
  check: ({ loaded, caller, extra }) =>
    loaded.branches.get(caller.kodeCabang)?.status === 'CUT_OFF' && !extra
      ? reject('DAY_CLOSED', { cabang: caller.kodeCabang })
      : null,
};

/** An exception that the head teller answers for (domain: decisions, a till opens once a branch day). */
const exception: Rule<Data, Returning> = {
  name: 'exception',
  check: (context) => override('KAS_DIBUKA_ULANG', 'HEAD_TELLER', { kas: tillFor(context)?.kode_kas ?? '' }),
};

/** Buka kas ulang: a till that was closed today is opened again, empty; its slips and movements go on counting. */
export const reopenTill: Operation<Data, Returning> = {
  code: 'BUKA_KAS_ULANG',
  schema: reopenTillData,
  load: async (db, { kode_valuta }, caller) => {
    const [row] = await db`
      select from handover h join cash_box k on k.id_kas = h.asal
      where h.kode_cabang = ${caller.kodeCabang} and h.status = 'DIKEMBALIKAN' and k.id_user = ${caller.idUser} and k.kode_valuta = ${kode_valuta} limit 1`;
    return row !== undefined;
  },
  needs: () => ({}),
  rules: [closedToday, forCashAfterCutOff, exception],
  subject: (context) => ({
    nominal: 0n,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.alasan,
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: () => [],
  effects: (context) => [{ efek: 'box_reopen', fase: 'sesudah', id_kas: ownTill(context).id_kas }],
};
