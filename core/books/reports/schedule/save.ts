import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { ofComplianceOnly, scheduledOf } from '#lib/books/reports/schedule.ts';
import { saveReportScheduleData } from '#lib/books/schemas/report-schedule.ts';
import { rolesOf, type ScheduleRow } from './schedule-row.ts';

type Data = z.output<typeof saveReportScheduleData>;

/** A role that is to get the files: its office, and whether it may read the report. */
interface RequestedRole {
  readonly role_id: string;
  readonly kantor_pusat: boolean;
  readonly boleh: boolean;
}
interface Extra {
  /** The bank's day. */
  readonly today: string;
  /** The schedule before this change; null for a new one. */
  readonly lama: ScheduleRow | null;
  readonly roles: readonly RequestedRole[];
  readonly branch: boolean;
  readonly ledger: boolean;
}
type Context = OpContext<Data, Extra>;

async function load(db: Db, data: Data): Promise<Extra> {
  const menus = [...(scheduledOf(data.laporan)?.menus ?? [])];
  const [[found], [lama], roles] = await Promise.all([
    db<Omit<Extra, 'lama' | 'roles'>[]>`
      select (select max(accounting_date) from branch) as today,
        (${data.kode_cabang} = '' or exists (select from branch b where b.kode_cabang = ${data.kode_cabang} and b.tanggal_penutupan is null)) as branch,
        (${data.kode_gl} = '' or exists (select from gl_account g where g.kode_gl = ${data.kode_gl})) as ledger`,
    db<
      ScheduleRow[]
    >`select s.*, ${rolesOf(db)} as peran from report_schedule s where s.nomor_jadwal = ${data.nomor_jadwal}`,
    db<RequestedRole[]>`
      select r.role_id, r.kantor_pusat, exists (
        select from role_menu m join menu n using (menu_id) where m.role_id = r.role_id and n.aktif and m.menu_id = any (${menus}::text[])) as boleh
      from role r where r.role_id = any (${data.peran}::text[])`,
  ]);
  if (!found) throw new Error('no branch');
  return { ...found, lama: lama ?? null, roles };
}

const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data, extra: { lama } }) => {
    if (data.nomor_jadwal === '') return null;
    if (!lama) return reject('NOT_FOUND', {}, 'nomor_jadwal');
    return lama.versi === data.versi ? null : reject('DATA_CHANGED', { objek: lama.nomor_jadwal });
  },
};

const namedThings: Rule<Data, Extra> = {
  name: 'namedThings',
  check: ({ data, extra }) => {
    if (!extra.branch) return reject('BRANCH_UNKNOWN', { cabang: data.kode_cabang }, 'kode_cabang');
    return extra.ledger ? null : reject('GL_UNKNOWN', { gl: data.kode_gl }, 'kode_gl');
  },
};

/** A schedule begins today at the earliest, because past reports are not made anew. */
const fromToday: Rule<Data, Extra> = {
  name: 'fromToday',
  check: ({ data, extra: { lama, today } }) =>
    data.mulai < today && data.mulai !== lama?.mulai
      ? reject('REPORT_SCHEDULE_START', { tanggal: today }, 'mulai')
      : null,
};

/** Returns the report of the schedule, and its former one. */
const reportsOf = ({ data, extra: { lama } }: Context): readonly string[] => [
  data.laporan,
  ...(lama ? [lama.laporan] : []),
];

/** The person who keeps a schedule must be able to read its report: finance neither begins, changes nor stops a report that only compliance files. */
const ownerMayRead: Rule<Data, Extra> = {
  name: 'ownerMayRead',
  check: (context) =>
    reportsOf(context).every((code) => scheduledOf(code)?.menus.some((menu) => context.caller.menus.has(menu)))
      ? null
      : reject('REPORT_SCHEDULE_KEEPER', {}, 'laporan'),
};

/** Each role may read the report by itself, and its office is where its files are: a schedule grants no right to anybody. */
const rolesMayRead: Rule<Data, Extra> = {
  name: 'rolesMayRead',
  check: ({ data, extra: { roles } }) => {
    for (const peran of data.peran) {
      const role = roles.find(({ role_id }) => role_id === peran);
      if (!role?.boleh) return reject('REPORT_SCHEDULE_ROLE', { peran }, 'peran');
      const misplaced = role.kantor_pusat ? 'SETIAP_CABANG' : 'SELURUH';
      if (data.lingkup === misplaced) return reject('REPORT_SCHEDULE_REACH', { peran }, 'peran');
    }
    return null;
  },
};

const columnsOf = (data: Data) => ({
  nama: data.nama,
  laporan: data.laporan,
  kode_valuta: data.kode_valuta,
  kode_gl: data.kode_gl,
  nomor_rekening: data.nomor_rekening,
  pengguna: data.pengguna,
  bentuk: data.bentuk,
  kertas: data.kertas,
  lingkup: data.lingkup,
  kode_cabang: data.kode_cabang || null,
  kalender: data.kalender,
  hari: Number(data.hari || '0'), // not an amount: which day
  mulai: data.mulai,
  sampai: data.sampai || null,
  aktif: data.aktif === 'T',
});

type ScheduleFields = Omit<ScheduleRow, 'nomor_jadwal' | 'versi'>;

const fieldsOf = (row: ScheduleFields) => ({
  nama_jadwal: row.nama,
  laporan_jadwal: row.laporan,
  kode_valuta: row.kode_valuta,
  kode_gl: row.kode_gl,
  nomor_rekening: row.nomor_rekening,
  pengguna_jadwal: row.pengguna,
  bentuk_jadwal: [row.bentuk, row.kertas].filter(Boolean).join(', '),
  lingkup_jadwal: row.lingkup,
  kode_cabang: row.kode_cabang ?? '',
  kalender_jadwal: row.kalender,
  hari_jadwal: row.hari > 0 ? String(row.hari) : '',
  mulai: row.mulai,
  sampai: row.sampai ?? '',
  peran_jadwal: [...row.peran].sort().join(', '),
  aktif: row.aktif ? 'T' : 'F',
});

function fields({ data, extra: { lama } }: Context): FieldChange[] {
  const before = lama ? fieldsOf(lama) : null;
  const after = fieldsOf({ ...columnsOf(data), peran: data.peran });
  return (Object.keys(after) as (keyof typeof after)[])
    .map((kolom) => ({ kolom, lama: before?.[kolom] ?? '', baru: after[kolom] }))
    .filter((row) => row.lama !== row.baru);
}

/**
 * Saves a report that recurs by the calendar, new or changed (core/books/README.md). Always by two persons of head office who may
 * read it.
 */
export const saveReportSchedule: Operation<Data, Extra> = {
  code: 'SIMPAN_JADWAL_LAPORAN',
  schema: saveReportScheduleData,
  needs: () => ({}),
  load,
  before: [asSeen],
  rules: [ownerMayRead, namedThings, fromToday, rolesMayRead],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  change: {
    object: ({ data }) => `JADWAL_LAPORAN:${data.nomor_jadwal || `BARU/${data.nama}`}`,
    level: (context) => (reportsOf(context).some(ofComplianceOnly) ? 'COMPLIANCE' : 'HO_FINANCE'),
    fields,
  },
  effects: ({ data }) => [
    recordChange('report_schedule', {
      aksi: data.nomor_jadwal === '' ? 'BUAT' : 'UBAH',
      versi: data.versi,
      baris: { nomor_jadwal: data.nomor_jadwal, ...columnsOf(data) },
      bagian: { report_schedule_role: data.peran.map((role_id) => ({ role_id })) },
    }),
  ],
};
