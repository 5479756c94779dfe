import { closeAbsentTill } from '#core/cash/vault/close-absent-till.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows, wire } from '#core/programs/seed/counter.ts';
import { FLOAT } from '#core/programs/seed/till-float.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { countedNotes, reportedDifference } from './miscounts.ts';
import type { Crew, World } from './world.ts';

/** The present state of a cash box in rupiah: minor units, pieces by nominal in minor units. */
interface Box {
  readonly id_kas: number;
  readonly saldo: bigint;
  readonly status: string;
  readonly stok: Readonly<Record<string, number>>;
}

/** Above 80,000,000 rupiah in minor units a till is emptied of its large notes. */
const TOO_MUCH = 8_000_000_000n;

/** Pieces by nominal in minor units as a list of denominations. */
export const stockRows = (stock: Readonly<Record<string, number>>) =>
  toRows(
    Object.fromEntries(
      Object.entries(stock).map(([minor, denominations]) => [String(BigInt(minor) / 100n), denominations]),
    ),
  );

/** The teller's own till, in the books' currency where no other is named. */
export async function tillOf({ app }: World, teller: string, currency: string = BOOK_CURRENCY): Promise<Box> {
  const [box] = await app<Box[]>`
    select id_kas, saldo, stok, status from cash_box where id_user = ${teller} and kode_valuta = ${currency}`;
  if (!box) throw new Error(`${teller} has no till`);
  return box;
}

/** Returns the number of notes of 100,000 that the teller could pay out. */
export const largeNotes = async (world: World, teller: string): Promise<number> =>
  (await tillOf(world, teller)).stok['10000000'] ?? 0;

export async function handoverOf({ app }: World, from: number | null, to: number | null): Promise<string> {
  const [row] = await app<{ id: string }[]>`
    select id_serah_terima as id from handover where status = 'DIKIRIM' and (asal = ${from} or tujuan = ${to})`;
  if (!row) throw new Error('the cash that was sent is not on its way');
  return row.id;
}

/** The vault hands each teller cash, and the teller opens the till with an own count. */
export async function openTills(world: World, { tellers, headTeller }: Crew): Promise<void> {
  const pecahan = toRows(FLOAT);
  const nominal = wire(
    Object.entries(FLOAT).reduce((sum, [note, denominations]) => sum + BigInt(note) * BigInt(denominations), 0n),
  );
  for (const teller of tellers) {
    const { id_kas, status } = await tillOf(world, teller);
    // Head office ended the day of its branch while it was open.
    if (status === 'BUKA') continue;
    const cash = {
      id_kas: String(id_kas),
      nominal,
      kode_valuta: BOOK_CURRENCY,
      keterangan: 'Modal kas teller',
      pecahan,
    };
    await world.act(headTeller, vaultToTill, cash);
    const id_serah_terima = await handoverOf(world, null, id_kas);
    await world.act(teller, openTill, { kode_valuta: BOOK_CURRENCY, id_serah_terima, pecahan });
  }
}

/** Takes the large notes of a till that holds too much into the vault. */
export async function relieveTill(world: World, { headTeller }: Crew, teller: string): Promise<void> {
  const { id_kas, saldo, stok } = await tillOf(world, teller);
  if (saldo < TOO_MUCH) return;
  const pecahan = stockRows({ '10000000': stok['10000000'] ?? 0, '5000000': stok['5000000'] ?? 0 });
  const worth = BigInt(stok['10000000'] ?? 0) * 100_000n + BigInt(stok['5000000'] ?? 0) * 50_000n;
  await world.act(teller, tillToVault, { nominal: wire(worth), keterangan: 'Kelebihan kas teller', pecahan });
  await world.act(headTeller, receiveCash, { id_serah_terima: await handoverOf(world, id_kas, null), pecahan });
}

/** Of a hundred tellers so many have gone home ill: two others close the till. */
const ILL = 4;
/** Of a hundred tills, and of a hundred vaults, so many do not hold what the books say. */
const TILLS_OFF = 5;
const VAULTS_OFF = 3;
const UNEXPLAINED = 'Selisih belum ditemukan';

/** Each teller counts the till and closes it, now and then with a difference, and the vault takes all of it. */
export async function closeTills(world: World, { tellers, headTeller }: Crew): Promise<void> {
  for (const teller of tellers) {
    const { id_kas, stok } = await tillOf(world, teller);
    const { off, ...counted } = countedNotes(world, stok, TILLS_OFF);
    const pecahan = stockRows(counted.stok);
    if (world.habits.rails && world.random.percent(ILL)) {
      const absent = { id_kas: String(id_kas), kode_valuta: BOOK_CURRENCY, pecahan, alasan: 'Teller pulang sakit' };
      await world.act(headTeller, closeAbsentTill, absent);
      continue;
    }
    const selisih = off ? await reportedDifference(world, teller, pecahan) : '';
    await world.act(teller, closeTill, { pecahan, selisih, keterangan: off ? UNEXPLAINED : 'Tutup kas' });
    await world.act(headTeller, receiveCash, { id_serah_terima: await handoverOf(world, id_kas, null), pecahan });
  }
}

/** Two officers count each vault of a branch; now and then a note is missing, or is there too often. */
export async function countVaults(world: World, branch: string, officer: string): Promise<void> {
  const vaults = await world.app<(Box & { kode_valuta: string })[]>`
    select id_kas, saldo, stok, kode_valuta from cash_box where kode_cabang = ${branch} and jenis = 'KHASANAH' order by id_kas`;
  for (const { stok, kode_valuta } of vaults) {
    const counted = countedNotes(world, stok, kode_valuta === BOOK_CURRENCY ? VAULTS_OFF : 0);
    await world.act(officer, countVault, {
      kode_valuta,
      pecahan_layak: stockRows(counted.stok),
      pecahan_tidak_layak: [],
      keterangan: counted.off ? UNEXPLAINED : '',
    });
  }
}
