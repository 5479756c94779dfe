import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadCaller } from '#core/access/callers.ts';
import type { Caller } from '#core/access/context.ts';
import { cifGandaIndividu } from '#core/customers/records/duplicate-pairs.ts';
import { check } from '#core/customers/records/queries.ts';
import { nasabahBadanUsaha, nasabahIndividu } from '#core/customers/records/search.ts';
import type { Db } from '#core/db/client.ts';
import type { NasabahQuery } from '#types/proto/customers/customer.ts';
import { BRANCH } from './bank.ts';
import { AUDITOR, CLERK, RARE } from './customer-bank.ts';

/** Measures the time that each way of finding a customer takes at the core, and its cost to the processor. */

/** Milliseconds: half of the calls took less than p50, ninety-nine of a hundred less than p99; `cpu` is core and database, of each call. */
export interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  readonly rows: number;
}

const CALLS = 200;
const WARM = 10;

/** Processor time of the database's process that works for this connection, in milliseconds; 0 where there is no /proc. */
function spent(pid: number): number {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[0] ?? '0', 10) / 1e6;
  } catch {
    return 0;
  }
}

async function measured(
  pid: number,
  call: () => Promise<readonly unknown[]>,
  calls: number,
  warm: number,
): Promise<Measured> {
  for (let time = 0; time < warm; time++) await call();
  const took: number[] = [];
  let rows = 0;
  const [database, core] = [spent(pid), process.cpuUsage()];
  for (let time = 0; time < calls; time++) {
    const from = performance.now();
    rows = (await call()).length;
    took.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(core);
  const cpu = (spent(pid) - database + (user + system) / 1_000) / calls;
  took.sort((one, other) => one - other);
  const at = (share: number): number => took[Math.min(Math.floor(share * calls), calls - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), cpu, rows };
}

const contextOf = (db: Db, caller: Caller) => ({
  db,
  caller,
  key: '',
  correlation: randomUUID(),
  session: '',
  address: '',
});
const callerOf = async (db: Db, id: string): Promise<Caller> => {
  const caller = await loadCaller(db, id);
  if (!caller) throw new Error(`${id} is not in the bank`);
  return caller;
};

interface Someone {
  nomor_nasabah: string;
  nama_nasabah: string;
  nomor_identitas: string;
  nomor_npwp: string;
  tanggal_lahir: string;
  ibu: string;
  hp: string;
}

async function someoneOf(db: Db): Promise<Someone> {
  const [someone] = await db<Someone[]>`
    select c.nomor_nasabah, nama_nasabah, nomor_identitas, nomor_npwp, tanggal_lahir::text, nama_ibu_kandung as ibu, t.nilai as hp
    from customer c join customer_contact t using (nomor_nasabah) where nomor_npwp is not null and kode_cabang = ${BRANCH} offset 100 limit 1`;
  if (!someone) throw new Error('nobody is in the bank');
  return someone;
}

interface Asked extends Partial<NasabahQuery> {
  readonly sort?: string;
  readonly caller?: Caller;
  readonly of?: typeof nasabahIndividu;
}

/** Each way of searching, by what it is called; `db` has one connection. */
export async function searches(db: Db): Promise<Record<string, Measured>> {
  const [clerk, auditor] = [await callerOf(db, CLERK), await callerOf(db, AUDITOR)];
  const someone = await someoneOf(db);
  const [{ pid } = { pid: 0 }] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const asked = (keyword: string, rest: Asked = {}) => {
    const { sort = '', caller = clerk, of = nasabahIndividu, ...filters } = rest;
    const paging = { page: 1, show: 15, cursor: '', sort, keyword };
    const input = {
      paging,
      nama_ibu_kandung: '',
      tanggal_lahir: '',
      kode_cabang: '',
      status: '',
      resiko: '',
      ...filters,
    };
    return measured(pid, async () => (await of(contextOf(db, caller), input)).data, CALLS, WARM);
  };
  return {
    'the most usual word': await asked('siti'),
    'its beginning': await asked('sit'),
    'two letters, in the own branch': await asked('si'),
    'two letters twice': await asked('si ra'),
    'two usual words': await asked('siti rahayu'),
    'three words': await asked('siti nur rahayu'),
    'two words that few bear together': await asked('ujang pattiasina'),
    'two usual words that nobody bears together': await asked('rahayu hidayat'),
    'a word in a thousand names': await asked('sahetapy'),
    'a name that one bears': await asked(RARE),
    'a name that nobody bears': await asked('xaverius'),
    'a usual word beside one that nobody bears': await asked('siti xaverius'),
    'the most usual word, by name': await asked('siti', { sort: 'nama_nasabah' }),
    'the same, from the end': await asked('siti', { sort: '-nama_nasabah' }),
    'two usual words, by name': await asked('siti rahayu', { sort: 'nama_nasabah' }),
    'a name that nobody bears, by name': await asked('xaverius', { sort: 'nama_nasabah' }),
    'the most usual word, by branch': await asked('siti', { sort: 'kode_cabang' }),
    'the most usual word of one branch': await asked('siti', { kode_cabang: '042' }),
    'the same of one branch, by name': await asked('siti', { kode_cabang: '042', sort: 'nama_nasabah' }),
    'two words of one branch': await asked('ujang pattiasina', { kode_cabang: '042' }),
    'the most usual word of a rating that nobody has': await asked('siti', { resiko: 'TINGGI', caller: auditor }),
    'the most usual word of a state that nobody has': await asked('siti', { status: 'TUTUP', caller: auditor }),
    'the most usual word, among entities': await asked('siti', { of: nasabahBadanUsaha }),
    'the beginning of a number': await asked(someone.nomor_nasabah.slice(0, 5)),
    'a digit, in the whole bank by name': await asked('0', { caller: auditor, sort: 'nama_nasabah' }),
    'the number of a branch, by name': await asked('042', { caller: auditor, sort: 'nama_nasabah' }),
    'the number of a customer': await asked(someone.nomor_nasabah),
    'an identity number': await asked(someone.nomor_identitas),
    'an identity number that nobody has': await asked('9999999999999999'),
    'such an identity number, by name': await asked('9999999999999998', { sort: 'nama_nasabah' }),
    'a passport that nobody has': await asked('X1234567'),
    'a tax number': await asked(someone.nomor_npwp),
    'a telephone number': await asked(someone.hp),
    'mother and birth date': await asked('', { nama_ibu_kandung: someone.ibu, tanggal_lahir: someone.tanggal_lahir }),
    'mother and birth date, of nobody': await asked('', {
      nama_ibu_kandung: 'Siti Rahayu',
      tanggal_lahir: '1900-01-01',
    }),
  };
}

/** The radar while a form is typed. */
export async function radar(db: Db): Promise<Record<string, Measured>> {
  const caller = await callerOf(db, CLERK);
  const someone = await someoneOf(db);
  const [{ pid } = { pid: 0 }] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const nobody = {
    jenis: 'P',
    jenis_identitas: 'KTP',
    nomor_identitas: '',
    nomor_npwp: '',
    nomor_nasabah: '',
    nama_nasabah: 'Siti Nur Rahayu',
    tanggal_lahir: '1990-01-01',
    nama_ibu_kandung: '',
    telepon: '0812000000',
    alamat: 'Jl. Melati No. 1',
    wilayah: '',
  };
  const asked = (over: object) =>
    measured(pid, async () => (await check(contextOf(db, caller), { ...nobody, ...over })).calon, CALLS, WARM);
  const { nama_nasabah, tanggal_lahir, nomor_identitas, nomor_npwp, ibu, hp } = someone;
  return {
    'radar: a usual name and a birth date': await asked({}),
    'radar: a usual name and a usual mother': await asked({ nama_ibu_kandung: 'Siti Rahayu', tanggal_lahir: '' }),
    'radar: an identity number that nobody has': await asked({ nomor_identitas: '3273010101900001' }),
    'radar: all of somebody known': await asked({
      nama_nasabah,
      tanggal_lahir,
      nomor_identitas,
      nomor_npwp,
      nama_ibu_kandung: ibu,
      telepon: hp,
    }),
  };
}

/** The first page of all likely pairs of the bank, as head office reads it. */
export async function duplicates(db: Db): Promise<Record<string, Measured>> {
  const caller = await callerOf(db, AUDITOR);
  const [{ pid } = { pid: 0 }] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const paging = { page: 1, show: 15, cursor: '', sort: '', keyword: '' };
  const asked = () => cifGandaIndividu(contextOf(db, caller), { paging, kode_cabang: '' });
  return { 'likely duplicates of the whole bank': await measured(pid, async () => (await asked()).data, 3, 1) };
}
