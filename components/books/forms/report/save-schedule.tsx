import '#lib/control/messages/changes.ts';
import '#lib/books/messages/reports.ts';
import '#lib/books/messages/report-jobs.ts';
import '#lib/books/messages/ledger-fields.ts';
import dynamic from 'next/dynamic';
import { ScheduleSource } from '#components/books/report-jobs/schedule-source.tsx';
import { ScheduledReportField } from '#components/books/report-jobs/scheduled-report-field.tsx';
import { whySection } from '#components/control/parameters/term-fields.tsx';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import type { AskField } from '#lib/books/reports/definition.ts';
import { papers } from '#lib/books/reports/formats.ts';
import { scheduleCalendars, scheduledFormats, scheduledOf, scheduleReaches } from '#lib/books/reports/schedule.ts';
import { currencies } from '#lib/money.ts';
import { reportSchedule } from '#services/books/report-job.ts';

/** The list of roles comes with all that the keeping of users calls: it follows the form. */
const UserRolesField = dynamic(
  async () => (await import('#components/control/users/user-roles-field.tsx')).UserRolesField,
  { ssr: false },
);

/** Hidden where the report is not asked for it. */
const asked = (field: AskField) => ({
  hidden: ({ laporan }: Values) => !scheduledOf(String(laporan))?.asks.includes(field),
});
const unless = (name: string, ...codes: readonly string[]) => ({
  hidden: (values: Values) => !codes.includes(String(values[name])),
});

/** A report that comes back by the calendar: which, when, about what, for whom. */
export const saveReportSchedule = defineScreen({
  endpoint: reportSchedule.save,
  flow: 'SIMPAN_JADWAL_LAPORAN',
  menu: 'simpan-jadwal-laporan',
  change: { title: 'jadwalLap.judulForm', back: menus['jadwal-laporan'].route, Source: ScheduleSource },
  initial: {
    nomor_jadwal: '',
    versi: 0,
    nama: '',
    laporan: '',
    kode_valuta: '',
    kode_gl: '',
    nomor_rekening: '',
    pengguna: '',
    bentuk: 'PDF',
    kertas: 'A4',
    lingkup: 'SETIAP_CABANG',
    kode_cabang: '',
    kalender: 'HARIAN',
    hari: '',
    mulai: '',
    sampai: '',
    peran: [],
    aktif: 'T',
    alasan: '',
  },
  sections: [
    {
      header: 'jadwalLap.isi',
      rowsize: 2,
      fields: [
        text('nama', 'jadwalLap.nama', { required: true, maxLength: 60 }),
        {
          name: 'laporan',
          title: 'jadwalLap.laporan',
          type: 'custom',
          required: true,
          setup: { render: (props: FieldProps<unknown>) => <ScheduledReportField {...(props as FieldProps)} /> },
        },
        {
          name: 'kode_valuta',
          title: 'lap.tanya.kode_valuta',
          type: 'select',
          setup: { options: ['', ...currencies].map((value) => ({ value, display: value || '—' })) },
          otherProps: asked('kode_valuta'),
        },
        { ...text('kode_gl', 'lap.tanya.kode_gl', { maxLength: 6 }), otherProps: asked('kode_gl') },
        {
          ...text('nomor_rekening', 'lap.tanya.nomor_rekening', { maxLength: 12 }),
          otherProps: asked('nomor_rekening'),
        },
        { ...text('pengguna', 'lap.tanya.id_user', { maxLength: 30 }), otherProps: asked('id_user') },
        {
          name: 'bentuk',
          title: 'jadwalLap.bentuk',
          type: 'select',
          required: true,
          setup: { codes: scheduledFormats, prefix: 'pekerjaan.bentuk.' },
        },
        {
          name: 'kertas',
          title: 'jadwalLap.kertas',
          type: 'select',
          required: true,
          setup: { codes: papers, prefix: 'pekerjaan.kertas.' },
          otherProps: unless('bentuk', 'PDF'),
        },
        {
          name: 'lingkup',
          title: 'jadwalLap.lingkup',
          type: 'select',
          required: true,
          setup: { codes: scheduleReaches, prefix: 'lingkupJadwal.' },
        },
        {
          name: 'kode_cabang',
          title: 'jadwalLap.cabang',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
          otherProps: unless('lingkup', 'CABANG'),
        },
      ],
    },
    {
      header: 'jadwalLap.kapan',
      rowsize: 2,
      fields: [
        {
          name: 'kalender',
          title: 'jadwalLap.kalender',
          hint: 'jadwalLap.kapanPetunjuk',
          type: 'select',
          required: true,
          setup: { codes: scheduleCalendars, prefix: 'kalenderJadwal.' },
        },
        {
          name: 'hari',
          title: 'jadwalLap.hari',
          hint: 'jadwalLap.hariPetunjuk',
          type: 'integer',
          required: true,
          setup: { max: '31' },
          otherProps: unless('kalender', 'MINGGUAN', 'BULANAN'),
        },
        { name: 'mulai', title: 'jadwalLap.mulai', hint: 'jadwalLap.mulaiPetunjuk', type: 'date', required: true },
        {
          name: 'sampai',
          title: 'jadwalLap.sampai',
          hint: 'jadwalLap.sampaiPetunjuk',
          type: 'date',
          otherProps: unless('kalender', 'HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN'),
        },
      ],
    },
    {
      header: 'jadwalLap.untuk',
      rowsize: 1,
      fields: [
        {
          name: 'peran',
          title: 'jadwalLap.peran',
          type: 'custom',
          required: true,
          setup: { render: (props: FieldProps<unknown>) => <UserRolesField {...props} main={false} /> },
        },
        { name: 'aktif', title: 'jadwalLap.aktif', type: 'checkbox' },
      ],
    },
    whySection,
  ],
});
