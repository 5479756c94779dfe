import { personSections, settledUser, whySection } from '#components/control/users/user-sections.tsx';
import { UserToEdit } from '#components/control/users/user-source.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { management } from '#services/control/management.ts';

export const editUser = defineScreen({
  endpoint: management.editUser,
  flow: 'UBAH_PENGGUNA',
  menu: 'pengguna',
  change: { title: 'pengguna.ubah', back: menus.pengguna.route, Source: UserToEdit },
  initial: {
    id_user: '',
    nama_user: '',
    email: '',
    kode_cabang: '',
    role_id: [],
    nomor_nasabah: '',
    limit: [],
    aktif: 'T',
    versi: 0,
    reset_masuk: 'F',
    reset_sandi: 'F',
    lepas_identitas: 'F',
    alasan: '',
  },
  sections: [
    ...personSections(settledUser),
    {
      header: 'pengguna.bagianMasuk',
      rowsize: 1,
      fields: [
        { name: 'aktif', title: 'pengguna.aktif', type: 'checkbox' },
        { name: 'reset_masuk', title: 'pengguna.resetMasuk', type: 'checkbox' },
        { name: 'reset_sandi', title: 'pengguna.resetSandi', type: 'checkbox' },
        { name: 'lepas_identitas', title: 'pengguna.lepasIdentitas', type: 'checkbox' },
      ],
    },
    whySection,
  ],
});
