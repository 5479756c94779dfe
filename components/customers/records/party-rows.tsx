import type { FieldOf, Values } from '#components/kit/form/field-def.ts';
import { text } from '#components/kit/screens/transaction-def.tsx';
import { deedKinds, licenceKinds } from '#lib/customers/codes.ts';
import { noParty } from '#lib/customers/parties.ts';
import { type MessageKey, message, messageOf } from '#lib/messages/id.ts';
import { CodeName, codeField } from './code-field.tsx';
import '#lib/customers/messages/customer.ts';
import '#lib/control/messages/changes.ts';

interface Parties {
  readonly header: MessageKey;
  /** Somebody may have these roles beside this kind of customer. */
  readonly roles: readonly string[];
  readonly officers?: boolean;
}

/** Takes the rows of the parties beside a customer. */
export const parties = ({ header, roles, officers = false }: Parties): FieldOf<'dataSets', 'pihak'> => ({
  name: 'pihak',
  title: header,
  type: 'dataSets',
  setup: {
    title: 'nasabah.pihak',
    columns: [
      {
        field: 'peran',
        title: 'nasabah.peran',
        render: (row: Values) => messageOf('peranPihak.', String(row.peran ?? '')),
      },
      { field: 'nama', title: 'kolom.nama_nasabah' },
      officers
        ? {
            field: 'jabatan',
            title: 'kolom.jabatan',
            render: (row) => <CodeName kelompok="JABATAN" kode={String(row.jabatan ?? '')} />,
          }
        : { field: 'hubungan', title: 'nasabah.hubungan' },
      { field: 'persen', title: 'nasabah.persen' },
    ],
    initial: noParty,
    sections: [
      {
        header: 'nasabah.pihak',
        rowsize: 2,
        fields: [
          {
            name: 'peran',
            title: 'nasabah.peran',
            type: 'select',
            required: true,
            setup: { codes: roles, prefix: 'peranPihak.' },
          },
          text('nama', 'kolom.nama_nasabah', { required: true, maxLength: 100 }),
          text('hubungan', 'nasabah.hubungan', { maxLength: 40 }),
          { name: 'tanggal_lahir', title: 'kolom.tanggal_lahir', type: 'date' },
          codeField('jenis_identitas', 'kolom.jenis_identitas', 'JENIS_IDENTITAS'),
          text('nomor_identitas', 'kolom.nomor_identitas', { maxLength: 30 }),
          text('telepon', 'kolom.telepon', { maxLength: 24 }),
          ...(officers ? [codeField('jabatan', 'kolom.jabatan', 'JABATAN')] : []),
          text('persen', 'nasabah.persen', { maxLength: 6 }),
          text('nomor_nasabah', 'nasabah.nomorNasabahPihak', { maxLength: 11 }),
          { name: 'pep', title: 'kolom.pep', type: 'checkbox' },
        ],
      },
    ],
  },
});

/** Rows of where the money comes from. */
export const funds: FieldOf<'dataSets', 'sumber_dana'> = {
  name: 'sumber_dana',
  title: 'kolom.sumber_dana',
  type: 'dataSets',
  required: true,
  sizeCol: 12,
  setup: {
    title: 'kolom.sumber_dana',
    columns: [
      {
        field: 'sumber',
        title: 'nasabah.sumber',
        render: (row) => <CodeName kelompok="SUMBER_DANA" kode={String(row.sumber ?? '')} />,
      },
      { field: 'keterangan', title: 'nasabah.keterangan' },
    ],
    initial: { sumber: '', keterangan: '' },
    sections: [
      {
        header: 'kolom.sumber_dana',
        rowsize: 2,
        fields: [
          codeField('sumber', 'nasabah.sumber', 'SUMBER_DANA', { required: true }),
          text('keterangan', 'nasabah.keterangan', { maxLength: 100 }),
        ],
      },
    ],
  },
};

const licenceName = (code: string): string => (code === 'LAINNYA' ? message('jenisIzin.LAINNYA') : code);

/** Rows of an entity's licences. */
export const licences: FieldOf<'dataSets', 'izin'> = {
  name: 'izin',
  title: 'kolom.izin',
  type: 'dataSets',
  required: true,
  setup: {
    title: 'kolom.izin',
    columns: [
      { field: 'jenis', title: 'nasabah.izinJenis', render: (row) => licenceName(String(row.jenis)) },
      { field: 'nomor', title: 'nasabah.nomor' },
      { field: 'tanggal', title: 'nasabah.tanggal', kind: 'date' },
      { field: 'berlaku_sampai', title: 'nasabah.sampai', kind: 'date' },
    ],
    initial: { jenis: 'NIB', nomor: '', tanggal: '', berlaku_sampai: '', penerbit: '' },
    sections: [
      {
        header: 'kolom.izin',
        rowsize: 2,
        fields: [
          {
            name: 'jenis',
            title: 'nasabah.izinJenis',
            type: 'select',
            required: true,
            setup: { options: licenceKinds.map((value) => ({ value, display: licenceName(value) })) },
          },
          text('nomor', 'nasabah.nomor', { required: true, maxLength: 40 }),
          { name: 'tanggal', title: 'nasabah.tanggal', type: 'date', required: true },
          { name: 'berlaku_sampai', title: 'nasabah.sampai', type: 'date' },
          text('penerbit', 'nasabah.penerbit', { maxLength: 80 }),
        ],
      },
    ],
  },
};

/** Rows of an entity's deeds: the one of its establishment and its amendments. */
export const deeds: FieldOf<'dataSets', 'akta'> = {
  name: 'akta',
  title: 'kolom.akta',
  type: 'dataSets',
  required: true,
  setup: {
    title: 'kolom.akta',
    columns: [
      {
        field: 'jenis',
        title: 'nasabah.aktaJenis',
        render: (row) => messageOf('jenisAkta.', String(row.jenis)),
      },
      { field: 'nomor', title: 'nasabah.nomor' },
      { field: 'tanggal', title: 'nasabah.tanggal', kind: 'date' },
      { field: 'notaris', title: 'nasabah.notaris' },
    ],
    initial: { jenis: 'PENDIRIAN', nomor: '', tanggal: '', notaris: '', nomor_sk: '', tanggal_sk: '', perihal: '' },
    sections: [
      {
        header: 'kolom.akta',
        rowsize: 2,
        fields: [
          {
            name: 'jenis',
            title: 'nasabah.aktaJenis',
            type: 'select',
            required: true,
            setup: { codes: deedKinds, prefix: 'jenisAkta.' },
          },
          text('nomor', 'nasabah.nomor', { required: true, maxLength: 40 }),
          { name: 'tanggal', title: 'nasabah.tanggal', type: 'date', required: true },
          text('notaris', 'nasabah.notaris', { required: true, maxLength: 80 }),
          text('nomor_sk', 'nasabah.nomorSk', { maxLength: 60 }),
          { name: 'tanggal_sk', title: 'nasabah.tanggalSk', type: 'date' },
          text('perihal', 'nasabah.perihal', { maxLength: 120 }),
        ],
      },
    ],
  },
};
