import { loadItem } from '#core/control/workflow/items.ts';
import { normaliseEntityName } from '#lib/text.ts';
import type { BadanUsahaData, IndividuData } from '#types/proto/customers/customer.ts';
import type { Bank } from './counter.ts';
import { type Customer, taxNumber } from './customers.ts';
import { decide, file } from './desk.ts';
import { entityForm } from './entity-form.ts';
import { oldFirms } from './firms.ts';
import { regencyOf, somewhere } from './homes.ts';
import { newEntities } from './new-entities.ts';
import { newPeople } from './newcomers.ts';
import type { Tier } from './occupations.ts';
import { withPapers } from './papers.ts';
import { personForm } from './person-form.ts';
import { makeRandom, type Random } from './random.ts';

/** Customer service does this with the bank's customers: a clerk files each record and an officer of the branch approves it. */

export const PERSON = 'SIMPAN_NASABAH_INDIVIDU';
export const ENTITY = 'SIMPAN_NASABAH_BADAN';
const SEED = 2_027;
/** So many items of a branch are on their way to the desk at a time. */
const AT_ONCE = 4;

const CLERKS: Readonly<Record<string, string>> = { '001': 'cs1', '002': 'cs2' };
const MANAGERS: Readonly<Record<string, string>> = { '001': 'manager1', '002': 'manager2' };

export const clerkOf = (branch: string): string => CLERKS[branch] ?? '';
export const managerOf = (branch: string): string => MANAGERS[branch] ?? '';

/** A record as its clerk fills it. */
interface Filled {
  readonly flowCode: typeof PERSON | typeof ENTITY;
  readonly data: IndividuData | BadanUsahaData;
}
const person = (data: IndividuData): Filled => ({ flowCode: PERSON, data });
const entity = (data: BadanUsahaData): Filled => ({ flowCode: ENTITY, data });

/**
 * The operations manager approves ordinary records; a record that wants a senior officer, and the manager's own record, goes to the branch manager.
 */
async function approve(bank: Bank, branch: string, idFlow: string, owners: ReadonlySet<string>): Promise<void> {
  const item = await loadItem(bank.app, idFlow);
  const ordinary =
    item?.tingkat === 'OPS_MANAGER' && branch === '001' && !item.nomor_nasabah.some((each) => owners.has(each));
  await decide(bank, ordinary ? 'supervisor1' : managerOf(branch), idFlow, 'APPROVE', 'Sesuai dokumen asli');
}

/** Files the records of one branch, several at a time, and approves them in their order, so that numbers are the same each time. */
async function saveForms(bank: Bank, branch: string, records: readonly Filled[]): Promise<void> {
  const rows = await bank.app<{ nomor: string }[]>`
    select nomor_nasabah as nomor from app_user where nomor_nasabah is not null`;
  const owners = new Set(rows.map(({ nomor }) => nomor));
  let approving = Promise.resolve();
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const filed = await Promise.all(
      records.slice(from, from + AT_ONCE).map(async ({ flowCode, data }) => {
        const clerk = clerkOf(branch);
        return file(bank, clerk, flowCode, await withPapers(bank, clerk, data), '');
      }),
    );
    await approving;
    approving = filed.reduce((before, idFlow) => before.then(() => approve(bank, branch, idFlow, owners)), approving);
  }
  await approving;
}

/** Completes the record of a customer the bank has had all along, from the row and the clerk's questions. */
function completed(
  random: Random,
  customer: Customer,
  versi: number,
  year: number,
  known: readonly Customer[],
): Filled {
  const { nomor_nasabah, kode_cabang } = customer;
  const over = { nomor_nasabah, versi, alasan: 'Pengkinian data nasabah' };
  const place = somewhere(random, kode_cabang);
  const wilayah = regencyOf(customer.kota);
  const [alamat = '', kecamatan = ''] = customer.alamat.split(', ');
  const home = { ...place, alamat, kecamatan, kelurahan: '', kode_pos: '', wilayah };
  if (customer.jenis === 'B') {
    const firm = oldFirms.find(({ nama }) => normaliseEntityName(nama) === customer.nama_normal);
    if (!firm) throw new Error(`nobody knows what ${customer.nama_nasabah} does`);
    const company = {
      firm: { ...firm, nama: customer.nama_nasabah },
      nomor_identitas: customer.nomor_identitas ?? '',
      nomor_npwp: customer.nomor_npwp ?? taxNumber(random, kode_cabang),
      home: { ...home, telepon: customer.telepon },
      acquaintances: known,
    };
    return entity(entityForm(random, company, year, over));
  }
  const { telepon: _, ...lives } = home;
  const chance = random.below(100);
  const tier: Tier = chance < 8 ? 'DIPERHATIKAN' : chance < 10 ? 'TINGGI' : 'BIASA';
  const who = {
    nama_nasabah: customer.nama_nasabah,
    jenis_identitas: customer.jenis_identitas,
    nomor_identitas: customer.nomor_identitas ?? '',
    negara: 'ID',
    tempat_lahir: customer.tempat_lahir ?? '',
    tanggal_lahir: customer.tanggal_lahir ?? '',
    jenis_kelamin: customer.jenis_kelamin ?? 'P',
    nama_ibu_kandung: customer.nama_ibu_kandung ?? '',
    telepon: customer.telepon,
    home: lives,
    office: place,
    tier,
  } as const;
  return person(personForm(random, who, year, over));
}

/** The customers who come in on one of `days` mornings: all that are there, and a share of the new. */
export interface Intake {
  /** Brings the record of every customer the bank has had all along up to date. */
  complete(bank: Bank): Promise<void>;
  /** Takes in those who come on a day, counted from 0. */
  register(bank: Bank, day: number): Promise<void>;
}

/** Plans what customer service does in the demo bank's days; the same each time. */
export function planIntake(customers: readonly Customer[], days: readonly string[]): Intake {
  const random = makeRandom(SEED);
  const year = Number.parseInt(days.at(-1)?.slice(0, 4) ?? '', 10);
  const branches = Object.keys(CLERKS);
  const persons = (branch: string) =>
    customers.filter(({ kode_cabang, jenis }) => kode_cabang === branch && jenis === 'P');
  const fresh = new Map(
    branches.map((branch) => [
      branch,
      [
        ...newPeople(random, branch, year, persons(branch)).map(person),
        ...newEntities(random, branch, year, { served: customers, acquaintances: persons(branch).slice(20, 40) }).map(
          entity,
        ),
      ],
    ]),
  );
  return {
    complete: async (bank) => {
      const versions = await bank.app<
        { nomor_nasabah: string; versi: number }[]
      >`select nomor_nasabah, versi from customer`;
      const versi = new Map(versions.map((row) => [row.nomor_nasabah, row.versi]));
      await Promise.all(
        branches.map((branch) =>
          saveForms(
            bank,
            branch,
            customers
              .filter(({ kode_cabang }) => kode_cabang === branch)
              .map((each) =>
                completed(random, each, versi.get(each.nomor_nasabah) ?? 0, year, persons(branch).slice(20, 40)),
              ),
          ),
        ),
      );
    },
    register: async (bank, day) => {
      await Promise.all(
        [...fresh].map(([branch, records]) =>
          saveForms(
            bank,
            branch,
            records.filter((_, place) => place % days.length === day),
          ),
        ),
      );
    },
  };
}
