import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { type forceCloseData, forceCloseData as schema } from '#lib/schemas/branch.ts';
import type { DayState } from './checks.ts';

type Data = z.output<typeof forceCloseData>;
interface Late {
  readonly status: DayState;
  readonly accounting_date: string;
  readonly pusat: string;
  readonly tanggal_bank: string;
}

const atHeadOffice: Rule<Data, Late | null> = {
  name: 'atHeadOffice',
  check: ({ caller, extra }) => {
    if (extra === null) return reject('NOT_FOUND');
    return caller.kodeCabang === extra.pusat ? null : reject('FORBIDDEN');
  },
};

/** A branch that keeps up closes its own day; only one that works on a day the bank has left is closed by others. */
const staysBehind: Rule<Data, Late | null> = {
  name: 'staysBehind',
  check: ({ data, extra }) => {
    if (extra === null) return null;
    if (extra.accounting_date !== data.accounting_date) return reject('DAY_CHANGED', { cabang: data.kode_cabang });
    return extra.status !== 'TUTUP' && extra.accounting_date < extra.tanggal_bank
      ? null
      : reject('DAY_NOT_BEHIND', { cabang: data.kode_cabang });
  },
};

/**
 * Head office closes the day of a branch that stayed behind, with a second person and a reason that stays in its log. What waits
 * is cancelled; tills stay as they are and are proved the next day (domain: branch day).
 */
export const forceClose: Operation<Data, Late | null> = {
  code: 'TUTUP_PAKSA',
  schema,
  load: async (db, { kode_cabang }) => {
    const [late] = await db<Late[]>`
      select b.status, b.accounting_date, p.kode_cabang as pusat, p.accounting_date as tanggal_bank
      from branch b join branch p on p.jenis = 'HO' where b.kode_cabang = ${kode_cabang} and b.jenis <> 'HO'`;
    return late ?? null;
  },
  needs: () => ({}),
  rules: [atHeadOffice, staysBehind],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data, extra }) => [
    {
      efek: 'data_force_close',
      fase: 'sesudah',
      kode_cabang: data.kode_cabang,
      tanggal: data.accounting_date,
      status: extra?.status ?? '',
      alasan: data.alasan,
    },
  ],
  change: {
    object: ({ data }) => `CABANG:${data.kode_cabang}`,
    level: () => 'HO_FINANCE',
    fields: ({ extra }) => [{ kolom: 'status_akses_desc', lama: extra?.status ?? '', baru: 'TUTUP' }],
  },
};
