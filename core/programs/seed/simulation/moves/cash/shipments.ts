import { wire } from '#core/programs/seed/counter.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { stockRows } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Crew, World } from '#core/programs/seed/simulation/world.ts';

/** Cash between the vaults of branches and head office, Bank Indonesia and ATMs. */

const HUNDRED = 100_000n;
/** Branches are at different steps of their day, or on different days where one was ended by force. */
const OF_DAYS = ['DAY_CLOSED', 'DAY_CHANGED'] as const;

const notesOf = (count: number) => ({
  nominal: wire(BigInt(count) * HUNDRED),
  pecahan: stockRows({ '10000000': count }),
});
const bags = { segel: 'S001, S002', pembawa: 'Petugas pembawa', pengawal: 'Petugas pengawal' };

/** Returns the number of notes of 100,000 in the vault of a branch. */
async function notesIn({ app }: World, branch: string): Promise<number> {
  const [row] = await app<{ n: number }[]>`
    select coalesce((stok ->> '10000000')::integer, 0) as n from cash_box where kode_cabang = ${branch} and jenis = 'KHASANAH' and kode_valuta = 'IDR'`;
  return row?.n ?? 0;
}

/** A branch asks head office for cash, which sends it or declines. */
export const orderCash: Move = {
  name: 'permintaan kas',
  weight: 1,
  makes: ['MINTA_KAS', 'KIRIM_KAS', 'TUTUP_PERMINTAAN_KAS'],
  may: OF_DAYS,
  run: async (world, crew) => {
    const { branch, maker } = world.office;
    const count = world.random.between(5, 40);
    if (crew.branch === branch || (await notesIn(world, branch)) < count) return false;
    await does(world, crew.headTeller, 'MINTA_KAS', { kode_cabang_asal: branch, ...notesOf(count) });
    const [request] = await world.app<{ nomor: string }[]>`
      select nomor from cash_request where kode_cabang = ${crew.branch} and status = 'DIMINTA' order by nomor desc limit 1`;
    const nomor_permintaan = request?.nomor ?? '';
    if (world.random.percent(25)) {
      await does(world, maker, 'TUTUP_PERMINTAAN_KAS', { nomor_permintaan, alasan: 'Stok khasanah pusat terbatas' });
      return true;
    }
    const sent = { arah: 'KE_CABANG', kode_cabang_tujuan: crew.branch, nomor_permintaan, ...notesOf(count), ...bags };
    await does(world, maker, 'KIRIM_KAS', sent);
    return true;
  },
};

interface Due {
  readonly nomor: string;
  readonly lembar: number;
  readonly status: string;
}

/** The oldest bags that a branch is to count. */
const dueAt = async ({ app }: World, branch: string): Promise<Due | undefined> =>
  (
    await app<Due[]>`
      select nomor, (pecahan ->> '10000000')::integer as lembar, status from cash_shipment
      where status = 'DIKIRIM' and kode_cabang_tujuan = ${branch} or status = 'DIKEMBALIKAN' and kode_cabang_asal = ${branch}
      order by nomor limit 1`
  )[0];

/** Counts bags, now and then one note less than was sent. */
async function count(world: World, user: string, { nomor, lembar }: Due): Promise<void> {
  const short = lembar > 1 && world.random.percent(20);
  await does(world, user, 'TERIMA_KIRIMAN_KAS', {
    nomor_kiriman: nomor,
    segel_utuh: short ? 'F' : 'T',
    pecahan: stockRows({ '10000000': short ? lembar - 1 : lembar }),
    keterangan: short ? 'Kurang satu lembar, segel S002 rusak' : '',
  });
}

/** A branch counts what was sent to it, or refuses the bags; head office counts what came back. */
export const countBags: Move = {
  name: 'kiriman kas',
  weight: 2,
  makes: ['TERIMA_KIRIMAN_KAS', 'TOLAK_KIRIMAN_KAS'],
  may: OF_DAYS,
  run: async (world, crew) => {
    const { branch, maker } = world.office;
    const back = await dueAt(world, branch);
    const due = await dueAt(world, crew.branch);
    if (!back && !due) return false;
    if (back) await count(world, maker, back);
    else if (due?.status === 'DIKIRIM' && world.random.percent(25))
      await does(world, crew.headTeller, 'TOLAK_KIRIMAN_KAS', { nomor_kiriman: due.nomor, alasan: 'Segel S002 rusak' });
    else if (due) await count(world, crew.headTeller, due);
    return true;
  },
};

/** An ATM is loaded, or emptied of what was loaded. */
async function serveAtm(world: World, { branch, headTeller }: Crew): Promise<boolean> {
  const kode_atm = `ATM${branch}`;
  const [row] = await world.app<{ isi: bigint }[]>`select atm_loaded(${branch}, ${kode_atm}) as isi`;
  const loaded = Number.parseInt(String((row?.isi ?? 0n) / 10_000_000n), 10);
  const arah = loaded > 0 ? 'DARI_ATM' : 'KE_ATM';
  const lembar = loaded > 0 ? loaded : world.random.between(2, 10);
  if (arah === 'KE_ATM' && (await notesIn(world, branch)) < lembar) return false;
  await does(world, headTeller, 'KIRIM_KAS', { arah, kode_atm, ...notesOf(lembar), ...bags });
  return true;
}

/** A branch sends its surplus, serves its ATM, or head office draws from Bank Indonesia. */
export const moveCash: Move = {
  name: 'kas keluar dan masuk khasanah',
  weight: 1,
  makes: ['KIRIM_KAS'],
  may: OF_DAYS,
  run: async (world, crew) => {
    const { branch, maker } = world.office;
    const route = world.random.pick(['ATM', 'BI', 'LEBIH']);
    if (route === 'ATM') return serveAtm(world, crew);
    const sent = { ...notesOf(world.random.between(5, 20)), ...bags };
    if (route === 'BI') await does(world, maker, 'KIRIM_KAS', { arah: 'DARI_BI', ...sent });
    else if (crew.branch === branch || (await notesIn(world, crew.branch)) < 20) return false;
    else await does(world, crew.headTeller, 'KIRIM_KAS', { arah: 'KE_CABANG', kode_cabang_tujuan: branch, ...sent });
    return true;
  },
};
