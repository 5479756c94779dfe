import type { Posting } from '#types/proto/common.ts';
import { type CounterBank, counterBank } from '../../counter-bank.ts';

/** Makes a new user as the form sends the user. */
export const person = (over: Readonly<Record<string, unknown>> = {}) => ({
  id_user: 'rina.w',
  nama_user: 'Rina Wulandari',
  email: 'rina.w@amanah.example',
  kode_cabang: '001',
  role_id: ['TELLER'],
  nomor_nasabah: '',
  limit: [],
  ...over,
});

export interface UsersBank extends CounterBank {
  /** admin1 files the change, admin2 approves it; returns both. */
  change(flowCode: string, data: unknown): Promise<{ filed: Posting; posted: Posting }>;
  /** Files a change in a user's name; returns the item's id. */
  file(flowCode: string, data: unknown, maker?: string): Promise<string>;
  approve(idFlow: string, checker?: string): Promise<Posting>;
  /** Returns the user with the values of an edit form, and the given changes. */
  form(idUser: string, over?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  versionOf(idUser: string): Promise<number>;
  /** Jobs for the identity provider about a user, oldest first. */
  jobsOf(idUser: string): Promise<string[]>;
  /** Makes a new user, approved; returns the user's name. */
  hire(over?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Returns the status of a user, in a few words. */
  stateOf(idUser: string): Promise<string>;
}

let hired = 0;

/** The small bank, with what tests of users do again and again. */
export async function usersBank(): Promise<UsersBank> {
  const bank = await counterBank();
  const file: UsersBank['file'] = async (flowCode, data, maker = 'admin1') =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
  const approve: UsersBank['approve'] = (idFlow, checker = 'admin2') => bank.flow(checker, 'APPROVE', { idFlow });
  const change: UsersBank['change'] = async (flowCode, data) => {
    const filed = await bank.flow('admin1', 'SUBMIT', { flowCode, seen: '', data });
    return { filed, posted: await approve(filed.id_flow) };
  };
  const versionOf = async (idUser: string) => {
    const [row] = await bank.owner<{ versi: number }[]>`select versi from app_user where id_user = ${idUser}`;
    return row?.versi ?? -1;
  };
  return {
    ...bank,
    file,
    approve,
    change,
    versionOf,
    form: async (idUser, over = {}) => {
      const [row] = await bank.owner<Record<string, unknown>[]>`
        select u.id_user, u.nama_user, u.email, u.kode_cabang, coalesce(u.nomor_nasabah, '') as nomor_nasabah, u.versi,
          case when u.aktif then 'T' else 'F' end as aktif,
          array(select r.role_id from user_role r where r.id_user = u.id_user order by r.urut) as role_id
        from app_user u where u.id_user = ${idUser}`;
      const email = row?.email || `${idUser}@amanah.example`;
      return { ...row, email, limit: [], reset_masuk: 'F', reset_sandi: 'F', alasan: 'Perubahan uji', ...over };
    },
    jobsOf: async (idUser) => {
      const rows = await bank.owner<
        { aksi: string }[]
      >`select aksi from identity_job where id_user = ${idUser} order by id`;
      return rows.map((row) => row.aksi);
    },
    hire: async (over = {}) => {
      const id_user = `pegawai${++hired}`;
      await change('BUAT_PENGGUNA', person({ id_user, email: `${id_user}@amanah.example`, ...over }));
      return id_user;
    },
    stateOf: async (idUser) => {
      const [row] = await bank.owner<{ aktif: boolean }[]>`select aktif from app_user where id_user = ${idUser}`;
      return row ? (row.aktif ? 'aktif' : 'nonaktif') : 'tidak ada';
    },
  };
}
