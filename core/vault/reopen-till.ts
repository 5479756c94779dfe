import type { z } from 'zod';
import { type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { ownTill, tillFor } from '#core/engine/targets.ts';
import { reopenTillData } from '#lib/schemas/vault.ts';

type Data = z.output<typeof reopenTillData>;

/** Only what was opened and closed on this very day is opened again. */
const closedToday: Rule<Data> = {
  name: 'closedToday',
  check: (context) => {
    const till = tillFor(context);
    if (!till) return reject('NO_TILL');
    if (till.status === 'BUKA') return reject('TILL_OPEN');
    return till.tanggal === context.date ? null : reject('TILL_NOT_CLOSED_TODAY');
  },
};

/** An exception that the head teller answers for (domain: decisions, a till opens once a branch day). */
const exception: Rule<Data> = {
  name: 'exception',
  check: (context) => override('KAS_DIBUKA_ULANG', 'HEAD_TELLER', { kas: tillFor(context)?.kode_kas ?? '' }),
};

/** Buka kas ulang: a till that was closed today is opened again, empty; its slips and movements go on counting. */
export const reopenTill: Operation<Data, null> = {
  code: 'BUKA_KAS_ULANG',
  schema: reopenTillData,
  needs: () => ({}),
  rules: [closedToday, exception],
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
