import { payInward } from '#core/cheques/clearing/pay-inward.ts';
import { receiveInward } from '#core/cheques/clearing/receive-inward.ts';
import { returnInward } from '#core/cheques/clearing/return-inward.ts';
import { wire } from '#core/programs/seed/counter.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Crew, World } from '#core/programs/seed/simulation/world.ts';
import { fromMinor } from '#lib/money.ts';
import { sheetInUse } from './cheques.ts';

const BANKS = ['008', '009', '014', '022'] as const;
const HUNDRED = 100_000n;
const MINOR = 100n;
/** A sheet asks this of an account that has less. */
const TOO_MUCH = 3_000_000n;
/** Above it nothing goes through clearing. */
const MOST = 500_000_000n;
/** The bank sees something that has no number of its own: the paper is not as it must be. */
const FORMAL = '13';

interface Waiting {
  readonly id_penarikan: string;
  readonly nominal: bigint;
  readonly nomor_rekening: string;
  readonly temuan: readonly string[];
}

/** Sheets that nobody has decided, the last one first, with what the bank itself sees against paying each. */
const undecided = ({ app }: World, branch: string) => app<Waiting[]>`
  select i.id_penarikan::text as id_penarikan, i.nominal, i.nomor_rekening, inward_findings(i, b.accounting_date) as temuan
  from inward_warkat i join branch b using (kode_cabang) where i.kode_cabang = ${branch} and i.status = 'DITERIMA' order by i.id_penarikan desc`;

/** A rupiah amount on a sheet of an account: for the most part what it has, now and then more. */
async function drawn(world: World, nomor_rekening: string): Promise<bigint> {
  const hundreds = (await world.available(nomor_rekening)) / MINOR / HUNDRED;
  const more = (hundreds > 0n ? hundreds * HUNDRED : 0n) + TOO_MUCH;
  if (more < MOST && (hundreds < 1n || world.random.percent(40))) return more;
  const most = hundreds < 60n ? Number(hundreds) : 60; // not an amount: how many hundreds
  return BigInt(world.random.between(1, most)) * HUNDRED;
}

/** A sheet of an account of the branch, as another bank presents it. */
async function paperOf(world: World, crew: Crew) {
  const sheet = await sheetInUse(world, crew);
  if (sheet === null) return null;
  const { jenis, nomor_awal: nomor_warkat, nomor_rekening } = sheet;
  return {
    kode_bank: world.random.pick(BANKS),
    nama_penerima: 'CV Maju Bersama',
    nomor_rekening,
    jenis,
    nomor_warkat,
    tanggal_warkat: world.date,
    tanggal_efektif: '',
    nominal: wire(await drawn(world, nomor_rekening)),
    kode_valuta: 'IDR',
    keterangan: '',
  };
}

/** Decides a sheet: paid where no finding objects, else returned under the findings. Returns how it would be paid. */
async function decide(world: World, storekeeper: string, { id_penarikan, nominal, temuan, nomor_rekening }: Waiting) {
  const chosen = { id_penarikan, nominal: fromMinor(nominal), kode_valuta: 'IDR', keterangan: '' };
  const pay = () => world.act(storekeeper, payInward, { ...chosen, nomor_rekening });
  if (temuan.length === 0) await pay();
  else {
    const alasan_tolakan = temuan.map((each) => (each === 'LAIN' ? FORMAL : each));
    await world.act(storekeeper, returnInward, { ...chosen, alasan_tolakan, bebas_biaya: 'F' });
  }
  return pay;
}

/** Another bank presents a sheet of ours, and the branch decides it. */
export const presentedSheet: Move = {
  name: 'warkat yang diunjukkan',
  weight: 6,
  makes: ['TERIMA_PENARIKAN_KLIRING', 'PENARIKAN_KLIRING', 'TOLAKAN_PENARIKAN_KLIRING'],
  run: async (world, crew) => {
    const { branch, storekeeper } = crew;
    const paper = storekeeper === null ? null : await paperOf(world, crew);
    if (storekeeper === null || paper === null) return false;
    await world.act(storekeeper, receiveInward, paper);
    await world.refuses('INWARD_KNOWN', () => world.act(storekeeper, receiveInward, paper));
    const [received] = await undecided(world, branch);
    if (!received) throw new Error('the sheet that was taken in does not wait');
    const pay = await decide(world, storekeeper, received);
    await world.refuses('CLEARING_STATE', pay);
    return true;
  },
};

/** Another bank presents a sheet, and nobody decides it before the counters close. */
export const forgottenSheet: Move = {
  name: 'warkat yang terlupa',
  weight: 1,
  makes: ['TERIMA_PENARIKAN_KLIRING'],
  run: async (world, crew) => {
    const { storekeeper } = crew;
    const paper = storekeeper === null ? null : await paperOf(world, crew);
    if (storekeeper === null || paper === null) return false;
    await world.act(storekeeper, receiveInward, paper);
    return true;
  },
};

/** After the cut-off the back office decides what was forgotten. */
export async function decideForgotten(world: World, { branch, storekeeper }: Crew): Promise<void> {
  if (storekeeper === null) return;
  for (const sheet of await undecided(world, branch)) await decide(world, storekeeper, sheet);
}
