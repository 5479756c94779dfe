import type { ListAction } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import type { UserRow } from '#types/proto/control/management.ts';

/** A form of this user, some of it filled. */
const form = (
  page: 'edit' | 'remove' | 'counter',
  row: UserRow,
  filled: Readonly<Record<string, string>> = {},
): string => `${menus.pengguna.route}/${page}?${new URLSearchParams({ id_user: row.id_user, ...filled })}`;

/** A change that waits allows no second one; a removed user has no actions. */
const waits = (row: UserRow): boolean => row.id_flow !== '' || row.aktif === 'D';

/** A row of the user list offers these actions. */
export const userActions: readonly ListAction<UserRow>[] = [
  { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
  {
    id: 'pengguna-ubah',
    label: 'pengguna.aksiUbah',
    icon: 'pencil',
    disabled: waits,
    run: (row, { go }) => go(form('edit', row)),
  },
  {
    id: 'pengguna-loket',
    label: 'pengguna.loketKas',
    icon: 'wallet2',
    disabled: waits,
    run: (row, { go }) => go(form('counter', row)),
  },
  {
    id: 'pengguna-status',
    label: 'pengguna.nonaktifkan',
    icon: 'lock',
    disabled: (row) => waits(row) || row.aktif === 'F',
    run: (row, { open }) => open(row, 'status'),
  },
  {
    id: 'pengguna-status',
    label: 'pengguna.aktifkan',
    icon: 'unlock',
    disabled: (row) => waits(row) || row.aktif === 'T',
    run: (row, { open }) => open(row, 'status'),
  },
  {
    id: 'pengguna-reset',
    label: 'pengguna.aksiResetMasuk',
    icon: 'arrow-counterclockwise',
    disabled: waits,
    run: (row, { go }) => go(form('edit', row, { reset_masuk: 'T' })),
  },
  {
    id: 'pengguna-reset',
    label: 'pengguna.aksiResetSandi',
    icon: 'key',
    disabled: (row) => waits(row) || row.aktif === 'F',
    run: (row, { go }) => go(form('edit', row, { reset_sandi: 'T' })),
  },
  {
    id: 'pengguna',
    changes: true,
    label: 'pengguna.aksiSandi',
    icon: 'key',
    disabled: (row) => row.tiket !== 'T',
    run: (row, { open }) => open(row, 'sandi'),
  },
  { id: '', label: 'pengguna.aksiRiwayat', icon: 'clock-history', run: (row, { open }) => open(row, 'riwayat') },
  {
    id: 'pengguna-hapus',
    label: 'pengguna.aksiHapus',
    icon: 'trash',
    disabled: waits,
    run: (row, { go }) => go(form('remove', row)),
  },
];
