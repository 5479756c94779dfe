import type { Db } from '#core/db/client.ts';
import { payIn } from '#core/programs/seed/capital.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import type { Random } from '#core/programs/seed/random.ts';
import { DOLLAR, setDollarRate } from './moves/cash/currency.ts';
import type { Rails } from './rails.ts';
import { type Crew, type Office, World } from './world.ts';

/** A bank of the simulation's own: head office and so many branches, with just the people that their rules ask for. */

/** Customers that each branch begins with. */
const CUSTOMERS = 6;
const OFFICE = {
  branch: '000',
  maker: 'finance1',
  checker: 'finance2',
  admins: ['admin1', 'admin2'],
  compliance: ['compliance1', 'compliance2'],
} as const satisfies Office;
/** Months of tables are made for all the time to be lived through, and some ahead. */
const DAYS_A_MONTH = 30;
const AHEAD = 3;
const pad = (value: number): string => String(value).padStart(3, '0');

const crewAt = (branch: string): Crew => ({
  branch,
  tellers: [`teller-${branch}`],
  headTeller: `headteller-${branch}`,
  clerk: `cs-${branch}`,
  storekeeper: `backoffice-${branch}`,
  manager: `manager-${branch}`,
});

const rolesOf = ({
  tellers,
  headTeller,
  clerk,
  storekeeper,
  manager,
}: Crew): readonly (readonly [string, string])[] => [
  ...tellers.map((teller) => [teller, 'TELLER'] as const),
  [headTeller, 'HEAD_TELLER'],
  [clerk, 'CS'],
  ...(storekeeper === null ? [] : [[storekeeper, 'BACK_OFFICE'] as const]),
  [manager, 'BRANCH_MANAGER'],
];

async function seedBranches(owner: Db, crews: readonly Crew[], date: string, days: number): Promise<void> {
  const rows = [
    { kode_cabang: OFFICE.branch, nama_cabang: 'Kantor Pusat', kota: 'Jakarta', jenis: 'HO' },
    ...crews.map(({ branch }) => ({
      kode_cabang: branch,
      nama_cabang: `Cabang ${branch}`,
      kota: 'Jakarta',
      jenis: 'CABANG',
    })),
  ].map((branch) => ({ ...branch, status: 'BUKA', accounting_date: date }));
  await owner`insert into branch ${owner(rows)}`;
  await owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, accounting_date, ${OFFICE.maker} from branch`;
  await owner`select ensure_partitions(${date}::date, ${Math.ceil(days / DAYS_A_MONTH) + AHEAD})`;
}

async function seedPeople(owner: Db, crews: readonly Crew[]): Promise<void> {
  const people = [
    { id: OFFICE.maker, role: 'HO_FINANCE_STAFF', branch: OFFICE.branch },
    { id: OFFICE.checker, role: 'HO_FINANCE', branch: OFFICE.branch },
    ...OFFICE.admins.map((id) => ({ id, role: 'ADMIN', branch: OFFICE.branch })),
    ...OFFICE.compliance.map((id) => ({ id, role: 'COMPLIANCE', branch: OFFICE.branch })),
    ...crews.flatMap((crew) => rolesOf(crew).map(([id, role]) => ({ id, role, branch: crew.branch }))),
  ];
  await owner`insert into app_user ${owner(people.map(({ id, branch }) => ({ id_user: id, nama_user: id, kode_cabang: branch })))}`;
  await owner`insert into user_role ${owner(people.map(({ id, role }) => ({ id_user: id, role_id: role })))}`;
}

async function seedBoxes(owner: Db, crews: readonly Crew[]): Promise<void> {
  await owner`
    insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, status, batas)
    select 'KHASANAH', 'KHS', kode_cabang, 'IDR', 'BUKA', 1000000000000 from branch order by kode_cabang`;
  const tills = crews.flatMap(({ branch, tellers }) =>
    tellers.map((id_user, index) => ({
      jenis: 'TELLER',
      kode_kas: `TLR${String(index + 1).padStart(2, '0')}`,
      kode_cabang: branch,
      kode_valuta: 'IDR',
      id_user,
      batas: '10000000000',
    })),
  );
  await owner`insert into cash_box ${owner(tills)}`;
}

const NOTES = ['100000', '50000', '20000', '10000', '5000', '2000', '1000'];
const EACH = 2_000;

/** The first branch of the simulated bank keeps dollars, in its vault and in the tills of its tellers; all are empty yet. */
async function seedDollars(owner: Db, [crew]: readonly Crew[]): Promise<void> {
  if (!crew) return;
  const box = { kode_cabang: crew.branch, kode_valuta: DOLLAR };
  const vault = { ...box, jenis: 'KHASANAH', kode_kas: 'KHSUSD', id_user: null, status: 'BUKA', batas: '100000000' };
  const tills = crew.tellers.map((id_user, index) => ({
    ...box,
    jenis: 'TELLER',
    kode_kas: `TLR${String(index + 1).padStart(2, '0')}USD`,
    id_user,
    status: 'TUTUP',
    batas: '1000000',
  }));
  await owner`insert into cash_box ${owner([vault, ...tills])}`;
}

/** The founders' capital: notes in every vault, and what head office keeps at Bank Indonesia. */
async function payInCapital(world: World): Promise<void> {
  const pecahan = toRows(Object.fromEntries(NOTES.map((note) => [note, EACH])));
  for (const kode_cabang of [world.office.branch, ...world.crews.map(({ branch }) => branch)]) {
    const giro = kode_cabang === world.office.branch ? { giro_bi: '50000000000.00' } : {};
    await payIn(world, { kode_cabang, ...giro, pecahan }, world.office.maker);
  }
  const [first] = world.crews;
  if (!first) return;
  await setDollarRate(world);
  const dollars = { kode_cabang: first.branch, kode_valuta: DOLLAR, pecahan: toRows({ '100': 500 }) };
  await payIn(world, dollars, world.office.maker);
  world.did('MODAL_AWAL');
}

/** Builds the bank in an empty database: `branches` branches open on `date`, their vaults filled. Returns it as a world to live in. */
export async function seedBank(
  bank: { readonly owner: Db; readonly app: Db },
  options: {
    readonly branches: number;
    readonly date: string;
    readonly days: number;
    readonly random: Random;
    readonly name: string;
    readonly rails?: Rails;
  },
): Promise<World> {
  const crews = Array.from({ length: options.branches }, (_, index) => crewAt(pad(index + 1)));
  await seedBranches(bank.owner, crews, options.date, options.days);
  await seedPeople(bank.owner, crews);
  await seedBoxes(bank.owner, crews);
  await seedDollars(bank.owner, crews);
  const world = new World(bank, { crews, office: OFFICE }, options.random, {
    name: options.name,
    customers: CUSTOMERS,
    patient: false,
    ...(options.rails && { rails: options.rails }),
  });
  world.date = options.date;
  await payInCapital(world);
  return world;
}
