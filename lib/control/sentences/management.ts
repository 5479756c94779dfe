import { does } from '#lib/sentences/phrases.ts';
import { en, id, type Sentences } from '#lib/sentences/sentence.ts';
import { day, when } from '#lib/sentences/words.ts';

/** Sentences of users, roles, menus and delegations. */
export const management = {
  BUAT_PENGGUNA: ({ form, remark }) => ({
    id: id`Buat pengguna[ ${form.id_user}] ${form.nama_user ?? remark}[ di cabang ${form.kode_cabang}]`,
    en: en`Create user[ ${form.id_user}] ${form.nama_user ?? remark}[ in branch ${form.kode_cabang}]`,
  }),
  UBAH_PENGGUNA: ({ form, remark }) => ({
    id: id`Ubah pengguna[ ${form.id_user}][ ${form.nama_user}][${when(form.aktif === 'F', { id: ', dinonaktifkan', en: '' })}][, ${form.alasan ?? remark}]`,
    en: en`Change user[ ${form.id_user}][ ${form.nama_user}][${when(form.aktif === 'F', { id: '', en: ', deactivated' })}][, ${form.alasan ?? remark}]`,
  }),
  HAPUS_PENGGUNA: ({ form, remark }) => ({
    id: id`Hapus pengguna[ ${form.id_user}][, ${form.alasan ?? remark}]`,
    en: en`Delete user[ ${form.id_user}][, ${form.alasan ?? remark}]`,
  }),
  UBAH_LOKET: ({ form, remark }) => ({
    id: id`Atur loket dan kas pengguna[ ${form.id_user}][, loket ${form.loket}][, kas ${form.kode_kas}][, ${form.alasan ?? remark}]`,
    en: en`Set counter and till of user[ ${form.id_user}][, counter ${form.loket}][, till ${form.kode_kas}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_PERAN: ({ form, remark }) => ({
    id: id`${does(form.aksi)} peran[ ${form.nama}][, ${form.alasan ?? remark}]`,
    en: en`${does(form.aksi)} role[ ${form.nama}][, ${form.alasan ?? remark}]`,
  }),
  SIMPAN_MENU: ({ form, remark }) => ({
    id: id`${does(form.aksi)} menu[ ${form.menu_id}][, ${form.alasan ?? remark}]`,
    en: en`${does(form.aksi)} menu[ ${form.menu_id}][, ${form.alasan ?? remark}]`,
  }),
  DELEGASI: ({ form, remark }) => ({
    id: id`Delegasikan wewenang[ kepada ${form.ke}][, ${day(form.mulai)}][ sampai ${day(form.sampai)}][, ${form.alasan ?? remark}]`,
    en: en`Delegate authority[ to ${form.ke}][, ${day(form.mulai)}][ to ${day(form.sampai)}][, ${form.alasan ?? remark}]`,
  }),
} satisfies Sentences;
