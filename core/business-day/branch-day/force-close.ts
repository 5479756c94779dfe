import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import type { DayState } from '#lib/business-day/operations/hours.ts';
import { type forceCloseData, forceCloseData as schema } from '#lib/business-day/schemas/branch.ts';

type Data = z.output<typeof forceCloseData>;
interface Late {
  readonly status: DayState;
  readonly accounting_date: string;
  readonly pusat: string;
  readonly tanggal_bank: string;
  readonly status_bank: DayState;
  /** True when a step of its end of day has failed. */
  readonly gagal: boolean;
  /** True when it is closed for good. */
  readonly ditutup: boolean;
  /** The blockers that stay open: a kind to a line, its code first and then up to three by name. */
  readonly menggantung: string;
}

const atHeadOffice: Rule<Data, Late | null> = {
  name: 'atHeadOffice',
  check: ({ caller, extra }) => {
    if (extra === null) return reject('NOT_FOUND');
    return caller.kodeCabang === extra.pusat ? null : reject('FORBIDDEN');
  },
};

/**
 * The branch has a day to end: it is open, on a day the bank has left or on the bank's own, or the bank is open on a day that the branch did not
 * open. Head office ends its own day like any other; by force only where a step of its end of day has failed.
 */
const hasADayToEnd: Rule<Data, Late | null> = {
  name: 'hasADayToEnd',
  check: ({ data, extra }) => {
    if (extra === null) return null;
    if (extra.accounting_date !== data.accounting_date) return reject('DAY_CHANGED', { cabang: data.kode_cabang });
    if (data.kode_cabang === extra.pusat)
      return extra.gagal ? null : reject('EOD_NOT_FAILED', { cabang: data.kode_cabang });
    if (extra.ditutup && extra.status === 'TUTUP') return reject('BRANCH_CLOSED', { cabang: data.kode_cabang });
    const left = extra.accounting_date < extra.tanggal_bank && extra.status_bank !== 'TUTUP';
    return extra.status !== 'TUTUP' || left ? null : reject('DAY_NOT_BEHIND', { cabang: data.kode_cabang });
  },
};

/**
 * Head office ends the day of a branch that stayed behind or cannot end it, or its own whose end of day has failed, with a second person and a reason
 * that stays in its log. Waiting items are cancelled, undecided presented instruments are held for the next day, records that break a step are set
 * aside, tills stay as they are and are counted the next day (domain: branch day).
 */
export const forceClose: Operation<Data, Late | null> = {
  code: 'TUTUP_PAKSA',
  schema,
  load: async (db, { kode_cabang }) => {
    const [late] = await db<Late[]>`
      select b.status, b.accounting_date, p.kode_cabang as pusat, p.accounting_date as tanggal_bank, p.status as status_bank, eod_has_failed(b) as gagal,
        b.tanggal_penutupan is not null as ditutup,
        (select coalesce(string_agg(concat_ws(' ', x.kode, x.nama), '; ' order by x.kode), '') from (
          select d.kode, array_to_string((array_agg(distinct case d.kode when 'KAS_MENUNGGU' then d.orang else d.nama end))[1:3], ', ') as nama
          from day_blockers(b.kode_cabang) d where b.status <> 'TUTUP' group by d.kode) x) as menggantung
      from branch b join branch p on p.jenis = 'HO' where b.kode_cabang = ${kode_cabang}`;
    return late ?? null;
  },
  needs: () => ({}),
  rules: [atHeadOffice, hasADayToEnd],
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
    fields: ({ extra }) => [
      { kolom: 'status_akses_desc', lama: extra?.status ?? '', baru: 'TUTUP' },
      ...(extra?.menggantung ? [{ kolom: 'belum_selesai', lama: '', baru: extra.menggantung }] : []),
    ],
  },
};
