import { giveBack, runCustody } from '#core/cheques/clearing/custody.ts';
import { custodyOperation, depositSheets } from '#core/cheques/clearing/lodge.ts';
import { rejectSheet, withdrawLodged } from '#core/cheques/clearing/return-lodged.ts';
import { makeEffective, settleSheets } from '#core/cheques/clearing/settle.ts';
import { wire } from '#core/programs/seed/counter.ts';
import { someAccount } from '#core/programs/seed/simulation/accounts.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';
import { addDays } from '#lib/dates.ts';
import { fromMinor } from '#lib/money.ts';

const BANKS = ['008', '009', '014', '022'] as const;
const DRAWERS = ['CV Maju Bersama', 'PT Sinar Abadi', 'UD Tani Jaya'] as const;
/** Above it a sheet is collected between two banks. */
const TOO_LARGE = 500_000_001n;

interface Paper {
  readonly kode_bank: string;
  readonly jenis: string;
  readonly nomor_warkat: string;
  readonly tanggal_warkat: string;
  readonly nama_penarik: string;
  readonly nominal: string;
}

const paper = ({ random, date }: World, rupiah: bigint): Paper => ({
  kode_bank: random.pick(BANKS),
  jenis: random.pick(['CEK', 'BG']),
  nomor_warkat: `W${random.between(1_000_000, 9_999_999)}`,
  tanggal_warkat: addDays(date, -random.between(0, 20)),
  nama_penarik: random.pick(DRAWERS),
  nominal: wire(rupiah),
});

/** A slip with one to three sheets of other banks. */
function slip(world: World, { nomor_rekening }: Account) {
  const { random } = world;
  const amounts = Array.from({ length: random.between(1, 3) }, () => BigInt(random.between(1, 90)) * 500_000n);
  return {
    nomor_rekening,
    nominal: wire(amounts.reduce((sum, each) => sum + each, 0n)),
    kode_valuta: 'IDR',
    warkat: amounts.map((rupiah) => paper(world, rupiah)),
    keterangan: 'Setoran pelanggan',
  };
}

/** Sheets that go with the day's clearing. */
export const depositPaper: Move = {
  name: 'setoran kliring',
  weight: 5,
  makes: ['SETORAN_KLIRING'],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    if (!account) return false;
    await world.act(world.random.pick(crew.tellers), depositSheets, slip(world, account));
    return true;
  },
};

const businessDayAfter = async ({ app, date }: World, days: number): Promise<string> => {
  const [row] = await app<{ hari: string }[]>`select next_business_day(${addDays(date, days)}::date) as hari`;
  if (!row) throw new Error('no business day follows');
  return row.hari;
};

/** Sheets that are kept until their day. */
export const depositForClearing: Move = {
  name: 'titipan kliring',
  weight: 3,
  makes: ['TITIPAN_KLIRING'],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    if (!account) return false;
    const tanggal_kliring = await businessDayAfter(world, world.random.between(0, 6));
    await world.act(world.random.pick(crew.tellers), custodyOperation, { ...slip(world, account), tanggal_kliring });
    return true;
  },
};

interface Lodged {
  readonly id_warkat: string;
  readonly nomor_rekening: string;
  readonly nominal: bigint;
}

/** Makes the data of an operation on one sheet. */
const one = ({ id_warkat, nominal }: Lodged) => ({ id_warkat, nominal: fromMinor(nominal), kode_valuta: 'IDR' });
/** Makes the data of an operation on chosen sheets. */
const chosen = (sheets: readonly Lodged[]) => ({
  list_setoran_kliring: sheets.map(({ id_warkat }) => id_warkat),
  nominal: fromMinor(sheets.reduce((sum, { nominal }) => sum + nominal, 0n)),
  kode_valuta: 'IDR',
});

/** A sheet that was handed in today and has not left, which its depositor wants back. */
export const withdrawCheques: Move = {
  name: 'penarikan setoran kliring',
  weight: 1,
  makes: ['TARIK_SETORAN_KLIRING'],
  run: async (world, crew) => {
    if (crew.storekeeper === null) return false;
    const [sheet] = await world.app<Lodged[]>`
      select w.id_warkat::text as id_warkat, w.nomor_rekening, w.nominal from clearing_warkat w
      join settlement_item i on i.area = 'KLIRING' and i.rujukan = w.id_warkat::text
      where w.kode_cabang = ${crew.branch} and w.status = 'DISETOR' and w.tanggal_setor = ${world.date} and i.status = 'ANTRE' order by w.id_warkat limit 1`;
    if (!sheet) return false;
    await world.act(crew.storekeeper, withdrawLodged, { ...one(sheet), alasan: 'Permintaan nasabah' });
    return true;
  },
};

/** Clearing refuses these: a sheet that is with the bank already, and one that is too large for it. */
export const paperMistake: Move = {
  name: 'kekeliruan kliring',
  weight: 2,
  makes: [],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    if (!account) return false;
    const [teller] = crew.tellers;
    const hand = (sheet: Paper) => () =>
      world.act(teller, depositSheets, {
        nomor_rekening: account.nomor_rekening,
        nominal: sheet.nominal,
        kode_valuta: 'IDR',
        warkat: [sheet],
        keterangan: '',
      });
    await world.refuses('CLEARING_MAXIMUM', hand(paper(world, TOO_LARGE)));
    const [known] = await world.app<(Omit<Paper, 'nominal'> & { nominal: bigint })[]>`
      select kode_bank, jenis, nomor_warkat, tanggal_warkat, nama_penarik, nominal from clearing_warkat
      where status in ('DISETOR', 'SELESAI_KLIRING', 'EFEKTIF') and tanggal_warkat > ${addDays(world.date, -60)} order by id_warkat desc limit 1`;
    if (known) await world.refuses('CLEARING_KNOWN', hand({ ...known, nominal: fromMinor(known.nominal) }));
    return true;
  },
};

const inState = ({ app }: World, branch: string, status: string) => app<Lodged[]>`
  select id_warkat::text as id_warkat, nomor_rekening, nominal from clearing_warkat
  where kode_cabang = ${branch} and status = ${status} order by id_warkat`;

/** Custody groups of a branch whose day has come, with what they come to. */
const dueGroups = ({ app, date }: World, branch: string) => app<{ id_group: string; nominal: bigint }[]>`
  select s.id_group, sum(w.nominal)::bigint as nominal from clearing_slip s join clearing_warkat w using (id_group)
  where s.kode_cabang = ${branch} and w.status = 'TITIPAN' and s.tanggal_kliring <= ${date} group by s.id_group order by s.id_group`;

/** The bank lodges the day's sheets in custody, or gives them back where their owner wants them back. */
async function runDue(world: World, { branch }: Crew, storekeeper: string): Promise<void> {
  for (const { id_group, nominal } of await dueGroups(world, branch)) {
    const group = { id_group, nominal: fromMinor(nominal), kode_valuta: 'IDR' };
    if (world.random.percent(10)) await world.act(storekeeper, giveBack, { ...group, alasan: 'Permintaan nasabah' });
    else await world.act(storekeeper, runCustody, group);
  }
}

const FEE_AND_MORE = 10_000_000n;

/** Another bank has sent a sheet back on paper. */
async function returnOne(world: World, { branch }: Crew, storekeeper: string): Promise<void> {
  const [sheet] = await inState(world, branch, 'SELESAI_KLIRING');
  if (!sheet) return;
  await world.act(storekeeper, rejectSheet, {
    ...one(sheet),
    alasan_tolakan: world.random.pick([['01'], ['13'], ['01', '05']]),
    nomor_skp: `SKP/${sheet.id_warkat}`,
    bebas_biaya: (await world.available(sheet.nomor_rekening)) < FEE_AND_MORE ? 'T' : 'F',
  });
}

/** A sheet that people have settled, so that no rail returns it, is credited before its day, which the manager allows. */
async function creditEarly(world: World, { branch }: Crew, storekeeper: string): Promise<void> {
  const [sheet] = await world.app<Lodged[]>`
    select w.id_warkat::text as id_warkat, w.nomor_rekening, w.nominal from clearing_warkat w
    join settlement_item i on i.area = 'KLIRING' and i.rujukan = w.id_warkat::text
    where w.kode_cabang = ${branch} and w.status = 'SELESAI_KLIRING' and i.status = 'DIBATALKAN' order by w.id_warkat limit 1`;
  if (sheet) await world.act(storekeeper, makeEffective, chosen([sheet]));
}

/** The back office handles other banks' paper in the morning. */
export const lookAfterPaper: Chore = {
  name: 'warkat bank lain',
  makes: ['HAPUS_TITIPAN_KLIRING', 'JALANKAN_TITIPAN_KLIRING', 'TOLAKAN_SETORAN_KLIRING', 'EFEKTIFKAN_SETORAN_KLIRING'],
  run: async (world, crew) => {
    const { storekeeper } = crew;
    if (storekeeper === null) return;
    await runDue(world, crew, storekeeper);
    if (world.random.percent(15)) await returnOne(world, crew, storekeeper);
    if (world.random.percent(40)) await creditEarly(world, crew, storekeeper);
  },
};

/** On some ends of day head office carries what was lodged to the clearing house itself. */
export async function settleByHand(world: World): Promise<void> {
  if (!world.habits.rails || !world.random.percent(15)) return;
  for (const { branch } of world.crews) {
    const sheets = await world.app<Lodged[]>`
      select w.id_warkat::text as id_warkat, w.nomor_rekening, w.nominal from clearing_warkat w
      join settlement_item i on i.area = 'KLIRING' and i.rujukan = w.id_warkat::text
      where w.kode_cabang = ${branch} and w.status = 'DISETOR' and i.status = 'ANTRE' order by w.id_warkat`;
    if (sheets.length > 0) await world.act(world.office.maker, settleSheets, chosen(sheets));
  }
}
