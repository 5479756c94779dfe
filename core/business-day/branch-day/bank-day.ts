import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import type { DayState } from '#lib/business-day/operations/hours.ts';
import { type bankDayData, bankDayData as schema } from '#lib/business-day/schemas/branch.ts';

type Data = z.output<typeof bankDayData>;
interface Bank {
  readonly kode_cabang: string;
  readonly status: DayState;
  readonly accounting_date: string;
  readonly berikut: string;
  readonly kalender: boolean;
  /** The month of the next business day takes postings. */
  readonly terbuka: boolean;
  readonly tertinggal: string;
}

/** Only head office opens the bank's day: a role that sees every branch is not enough. */
const atHeadOffice: Rule<Data, Bank> = {
  name: 'atHeadOffice',
  check: ({ caller, extra }) => (caller.kodeCabang === extra.kode_cabang ? null : reject('FORBIDDEN')),
};

const yesterdayIsClosed: Rule<Data, Bank> = {
  name: 'yesterdayIsClosed',
  check: ({ extra }) =>
    extra.status === 'TUTUP' ? null : reject('DAY_ALREADY', { cabang: extra.kode_cabang, status: extra.status }),
};

/** The day the form showed is the next business day of a year that has a calendar, in a month that takes postings. */
const byTheCalendar: Rule<Data, Bank> = {
  name: 'byTheCalendar',
  check: ({ data, extra }) => {
    if (!extra.kalender)
      return reject('CALENDAR_MISSING', { tahun: extra.berikut.slice(0, 4), tanggal: extra.berikut });
    if (data.tanggal !== extra.berikut) return reject('DAY_CHANGED', { cabang: extra.kode_cabang });
    return extra.terbuka ? null : reject('PERIOD_CLOSED', { bulan: extra.berikut.slice(0, 7) });
  },
};

/** No branch at work may be more than one business day behind once the day has begun. */
const nobodyBehind: Rule<Data, Bank> = {
  name: 'nobodyBehind',
  check: ({ extra }) => (extra.tertinggal === '' ? null : reject('DAY_BEHIND', { cabang: extra.tertinggal })),
};

/** Head office opens the bank's next business day, with a second person; the branches follow (domain: branch day). */
export const openBankDay: Operation<Data, Bank> = {
  code: 'BUKA_HARI',
  schema,
  load: async (db) => {
    const [bank] = await db<Bank[]>`
      select p.kode_cabang, p.status, p.accounting_date, d as berikut, calendar_known(d) as kalender,
             not exists (select from gl_period g where g.bulan = date_trunc('month', d)::date and g.status <> 'BUKA') as terbuka,
             coalesce((select string_agg(b.kode_cabang, ', ' order by b.kode_cabang) from branch b
                       where b.jenis <> 'HO' and b.status <> 'TUTUP' and b.accounting_date < p.accounting_date), '') as tertinggal
      from branch p cross join lateral next_business_day(p.accounting_date) d where p.jenis = 'HO'`;
    if (!bank) throw new Error('the bank has no head office');
    return bank;
  },
  needs: () => ({}),
  rules: [atHeadOffice, yesterdayIsClosed, byTheCalendar, nobodyBehind],
  subject: () => dataSubject(''),
  journal: () => [],
  effects: ({ data, extra }) => [
    { efek: 'data_bank_day', fase: 'sesudah', tanggal: data.tanggal, dari: extra.accounting_date },
  ],
  change: {
    object: ({ data }) => `HARI:${data.tanggal}`,
    level: () => 'HO_FINANCE',
    fields: ({ data, extra }) => [{ kolom: 'accounting_date', lama: extra.accounting_date, baru: data.tanggal }],
  },
};
