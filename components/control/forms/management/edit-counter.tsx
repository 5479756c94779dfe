import { settledUser, whySection } from '#components/control/users/user-sections.tsx';
import { CounterToEdit } from '#components/control/users/user-source.tsx';
import { UserTillField } from '#components/control/users/user-till-field.tsx';
import { defineScreen, money } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { management } from '#services/control/management.ts';

/** As long as a counter's number may be. */
const LOKET = 6;

export const editCounter = defineScreen({
  endpoint: management.editCounter,
  flow: 'UBAH_LOKET',
  menu: 'pengguna',
  change: { title: 'pengguna.loketKas', back: menus.pengguna.route, Source: CounterToEdit },
  initial: { id_user: '', loket: '', kode_kas: '', batas: '', versi: 0, alasan: '' },
  sections: [
    {
      header: 'pengguna.bagianDiri',
      rowsize: 2,
      fields: [
        settledUser,
        {
          name: 'loket',
          title: 'pengguna.loket',
          hint: 'pengguna.loketPetunjuk',
          type: 'string',
          setup: { maxLength: LOKET },
        },
      ],
    },
    {
      header: 'pengguna.bagianKas',
      rowsize: 2,
      fields: [
        {
          name: 'kode_kas',
          title: 'pengguna.kas',
          type: 'custom',
          setup: {
            render: (field, values) => (
              <UserTillField
                field={{ ...field, value: String(field.value ?? '') }}
                idUser={String(values.id_user ?? '')}
              />
            ),
          },
        },
        { ...money('batas', 'pengguna.batasKas'), otherProps: { hidden: (values) => values.kode_kas === '' } },
      ],
    },
    whySection,
  ],
});
