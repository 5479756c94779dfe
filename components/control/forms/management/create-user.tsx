import { personSections } from '#components/control/users/user-sections.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { management } from '#services/control/management.ts';

export const createUser = defineScreen({
  endpoint: management.createUser,
  flow: 'BUAT_PENGGUNA',
  menu: 'pengguna',
  change: { title: 'pengguna.baru', back: menus.pengguna.route },
  initial: { id_user: '', nama_user: '', email: '', kode_cabang: '', role_id: [], nomor_nasabah: '', limit: [] },
  sections: personSections({
    name: 'id_user',
    title: 'pengguna.namaMasuk',
    hint: 'pengguna.namaMasukPetunjuk',
    type: 'string',
    required: true,
    setup: { maxLength: 40 },
  }),
});
