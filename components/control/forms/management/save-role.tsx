import '#components/kit/screens/grant-names.ts';
import { RoleGrants, RoleSource } from '#components/control/users/role-source.tsx';
import { RoleTree } from '#components/control/users/role-tree-view.tsx';
import { UserLimitsField } from '#components/control/users/user-limits-field.tsx';
import { FieldError } from '#components/kit/fields/field.tsx';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { approvalLadder, besideLadder } from '#lib/access/role-names.ts';
import { message } from '#lib/messages/id.ts';
import { management } from '#services/control/management.ts';

// Conflicts need the messages of every reason there is; those load once the form is there.
const RoleConflicts = drawn(
  async () => (await import('#components/control/users/role-conflicts.tsx')).RoleConflicts,
  1,
);

type Held = readonly string[];

const isNew = ({ aksi }: Readonly<Record<string, unknown>>) => aksi === 'BUAT';
const isGoing = ({ aksi }: Readonly<Record<string, unknown>>) => aksi === 'HAPUS';

/** A role made, changed, copied or removed: what it opens and approves, up to which amounts, and what differs by it. */
export const saveRole = defineScreen({
  endpoint: management.saveRole,
  flow: 'SIMPAN_PERAN',
  menu: 'peran',
  initial: {
    aksi: 'BUAT',
    role_id: '',
    nama: '',
    keterangan: '',
    tingkat: '',
    kantor_pusat: 'F',
    menu_id: [],
    limit: [],
    versi: 0,
    alasan: '',
  },
  change: { title: 'kelolaPeran.judulForm', back: '/management/roles', Source: RoleSource },
  sections: [
    {
      header: 'kelolaPeran.bagianPeran',
      rowsize: 2,
      fields: [
        {
          name: 'role_id',
          title: 'kelolaPeran.kode',
          type: 'string',
          required: true,
          hint: 'kelolaPeran.kodePetunjuk',
          setup: { maxLength: 30 },
          otherProps: { readOnly: (values) => !isNew(values) },
        },
        {
          name: 'nama',
          title: 'kelolaPeran.nama',
          type: 'string',
          required: true,
          setup: { maxLength: 60 },
          otherProps: { readOnly: isGoing },
        },
        {
          name: 'keterangan',
          title: 'kelolaPeran.keterangan',
          type: 'string',
          sizeCol: 12,
          setup: { maxLength: 200 },
          otherProps: { readOnly: isGoing },
        },
        {
          name: 'tingkat',
          title: 'kelolaPeran.tingkat',
          type: 'select',
          hint: 'kelolaPeran.tingkatPetunjuk',
          setup: {
            codes: [...approvalLadder, ...besideLadder],
            prefix: 'peran.',
            placeholder: 'kelolaPeran.tanpaTingkat',
          },
          otherProps: { disabled: isGoing },
        },
        {
          name: 'kantor_pusat',
          title: 'kelolaPeran.kantorPusat',
          type: 'checkbox',
          otherProps: { disabled: isGoing },
        },
      ],
    },
    {
      header: 'kelolaPeran.bagianHak',
      rowsize: 1,
      fields: [
        {
          name: 'menu_id',
          type: 'custom',
          otherProps: { hidden: isGoing },
          setup: {
            render: ({ name, value, onChange, error, disabled }, values) => (
              <div className="stack">
                <RoleConflicts held={value as Held} />
                <RoleGrants role_id={isNew(values) ? '' : String(values.role_id)}>
                  {(rows) => (
                    <RoleTree
                      name={name}
                      label={message('kelolaPeran.bagianHak')}
                      rows={rows}
                      value={value as Held}
                      onChange={disabled ? undefined : onChange}
                    />
                  )}
                </RoleGrants>
                <FieldError name={name} error={error} />
              </div>
            ),
          },
        },
      ],
    },
    {
      header: 'kelolaPeran.bagianBatas',
      rowsize: 1,
      fields: [
        {
          name: 'limit',
          type: 'custom',
          otherProps: { hidden: isGoing },
          setup: {
            render: (props) => <UserLimitsField {...props} ofRole />,
          },
        },
      ],
    },
    {
      header: 'kelolaPeran.bagianAlasan',
      rowsize: 1,
      fields: [textArea('alasan', 'kelolaPeran.alasan', { required: true })],
    },
  ],
});
