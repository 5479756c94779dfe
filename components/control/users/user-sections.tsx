import { branchSource } from '#components/kit/fields/branch-source.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef, SectionDef } from '#components/kit/form/field-def.ts';
import { textArea } from '#components/kit/screens/transaction-def.tsx';
import { UserLimitsField } from './user-limits-field.tsx';
import { UserRolesField } from './user-roles-field.tsx';

type Person = 'id_user' | 'nama_user' | 'email' | 'kode_cabang' | 'role_id' | 'nomor_nasabah' | 'limit';

/** Shows the user of the form, where that is settled. */
export const settledUser = { name: 'id_user', title: 'pengguna.namaMasuk', type: 'textlabel' } as const;

/** Every change states its reason. */
export const whySection = {
  header: 'pengguna.bagianAlasan',
  rowsize: 1,
  fields: [textArea('alasan', 'pengguna.alasan', { required: true })],
} as const satisfies SectionDef<'alasan'>;

/** Name, address, branch, roles and own limits: the same for a new user and a known one. */
export const personSections = (idUser: FieldDef<'id_user'>): readonly SectionDef<Person>[] => [
  {
    header: 'pengguna.bagianDiri',
    rowsize: 2,
    fields: [
      idUser,
      { name: 'nama_user', title: 'pengguna.nama', type: 'string', required: true, setup: { maxLength: 80 } },
      { name: 'email', title: 'pengguna.surel', type: 'email', required: true, setup: { maxLength: 120 } },
      {
        name: 'kode_cabang',
        title: 'pengguna.cabang',
        type: 'async-select',
        required: true,
        setup: { source: branchSource },
      },
      {
        name: 'nomor_nasabah',
        title: 'pengguna.nasabah',
        hint: 'pengguna.nasabahPetunjuk',
        type: 'string',
        setup: { maxLength: 20 },
      },
    ],
  },
  {
    header: 'pengguna.bagianPeran',
    rowsize: 1,
    fields: [
      {
        name: 'role_id',
        title: 'pengguna.peran',
        type: 'custom',
        required: true,
        setup: { render: (props: FieldProps<unknown>) => <UserRolesField {...props} /> },
      },
    ],
  },
  {
    header: 'pengguna.bagianBatas',
    rowsize: 1,
    fields: [
      {
        name: 'limit',
        title: 'pengguna.batas',
        type: 'custom',
        setup: { render: (props: FieldProps<unknown>) => <UserLimitsField {...props} /> },
      },
    ],
  },
];
