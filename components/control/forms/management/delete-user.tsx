import { settledUser, whySection } from '#components/control/users/user-sections.tsx';
import { UserToRemove } from '#components/control/users/user-source.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { management } from '#services/control/management.ts';

export const deleteUser = defineScreen({
  endpoint: management.deleteUser,
  flow: 'HAPUS_PENGGUNA',
  menu: 'pengguna',
  change: { title: 'pengguna.hapus', back: menus.pengguna.route, Source: UserToRemove },
  initial: { id_user: '', versi: 0, alasan: '' },
  sections: [{ header: 'pengguna.bagianDiri', rowsize: 1, fields: [settledUser] }, whySection],
});
