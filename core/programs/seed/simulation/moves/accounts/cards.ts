import { cardTokens } from '#core/accounts/cards/tokens.ts';
import { accountsAt } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';
import { monthText, withCheckDigit } from '#lib/accounts/cards.ts';
import { addDays } from '#lib/dates.ts';

/** ATM cards: blank in the drawer, asked for, issued, handed over, with limits of their own, blocked, opened, replaced, closed. */

const KIND = 'SILVER';
const RECEIVED = 20;
const YEARS = 5;
const tokenOf = cardTokens(['the cards of a simulated bank move no money']);

const serialOf = (branch: string, serial: number): string => `KS${branch}${String(serial).padStart(5, '0')}`;
const numberOf = (branch: string, serial: number): string =>
  withCheckDigit(`603298${branch}${String(serial).padStart(6, '0')}`);

async function nextUnissued({ app }: World, branch: string): Promise<string | null> {
  const [row] = await app<{ nomor: string }[]>`
    select s.nomor_seri as nomor from card_stock s where s.kode_cabang = ${branch} and not s.hilang
      and not exists (select from card c where c.nomor_seri = s.nomor_seri) order by 1 limit 1`;
  return row?.nomor ?? null;
}

/** Blank cards are counted into the drawer before it is empty. */
export const restockCards: Chore = {
  name: 'stok kartu',
  makes: ['STOK_KARTU'],
  run: async (world, { branch, storekeeper }) => {
    if (storekeeper === null || (await nextUnissued(world, branch))) return;
    const [had] = await world.app<{ n: number }[]>`
      select count(*)::integer as n from card_stock where kode_cabang = ${branch}`;
    const kartu = Array.from({ length: RECEIVED }, (_, place) => {
      const serial = (had?.n ?? 0) + place + 1;
      const { token, empat } = tokenOf(numberOf(branch, serial));
      return { nomor_seri: serialOf(branch, serial), token, empat };
    });
    await does(world, storekeeper, 'STOK_KARTU', {
      kode_produk_kartu: KIND,
      kartu,
      berlaku_sampai: monthText(addDays(world.date, YEARS * 365)),
      alasan: 'Kiriman kantor pusat',
    });
  },
};

interface CardRow {
  readonly id_kartu: string;
  readonly versi: number;
  readonly nomor_rekening: string;
}

/** The first card of the branch's customers in a state. */
async function cardIn(
  world: World,
  { branch }: Crew,
  status: string,
): Promise<{ card: CardRow; account: Account } | null> {
  const mine = accountsAt(world, branch);
  const [card] = await world.app<CardRow[]>`
    select id_kartu, versi, nomor_rekening from card where nomor_rekening = any (${mine.map((each) => each.nomor_rekening)})
      and status = ${status} order by versi, nomor_rekening limit 1`;
  const account = mine.find((each) => each.nomor_rekening === card?.nomor_rekening);
  return card && account ? { card, account } : null;
}

const nameOf = async ({ app }: World, { nomor_rekening }: Account): Promise<string> => {
  const [row] = await app<
    { nama: string }[]
  >`select nama_rekening as nama from account where nomor_rekening = ${nomor_rekening}`;
  return row?.nama ?? '';
};

const seen = ({ id_kartu, versi }: CardRow) => ({ id_kartu, versi });

async function request(world: World, { clerk }: Crew, account: Account, sebab: string): Promise<void> {
  await does(world, clerk, 'MINTA_KARTU', {
    nomor_rekening: account.nomor_rekening,
    kode_produk_kartu: KIND,
    nama_cetak: (await nameOf(world, account)).slice(0, 26).trim(),
    sebab,
    alasan: 'Permintaan nasabah',
  });
}

/** A customer who has no card asks for one. */
export const requestCard: Move = {
  name: 'permintaan kartu',
  weight: 2,
  makes: ['MINTA_KARTU'],
  run: async (world, crew) => {
    const mine = accountsAt(world, crew.branch).filter(({ kode_produk }) => kode_produk === '12');
    const [row] = await world.app<{ nomor: string }[]>`
      select a.nomor_rekening as nomor from account a where a.nomor_rekening = any (${mine.map((each) => each.nomor_rekening)})
        and not exists (select from card c where c.nomor_rekening = a.nomor_rekening) order by 1 limit 1`;
    const account = mine.find((each) => each.nomor_rekening === row?.nomor);
    if (!account) return false;
    await request(world, crew, account, 'BARU');
    return true;
  },
};

/** A card that was asked for is issued from the drawer and handed over. */
export const issueCard: Move = {
  name: 'terbit kartu',
  weight: 2,
  makes: ['TERBITKAN_KARTU', 'UBAH_KARTU'],
  may: ['INSUFFICIENT'],
  run: async (world, crew) => {
    const asked = await cardIn(world, crew, 'DIMINTA');
    const nomor_seri = await nextUnissued(world, crew.branch);
    if (!asked || !nomor_seri) return false;
    await does(world, crew.clerk, 'TERBITKAN_KARTU', {
      ...seen(asked.card),
      nomor_seri,
      keterangan: 'Terbit dari stok cabang',
    });
    const issued = await cardIn(world, crew, 'TERBIT');
    if (!issued) return true;
    await does(world, crew.clerk, 'UBAH_KARTU', {
      ...seen(issued.card),
      tindakan: 'SERAH',
      penerima: await nameOf(world, issued.account),
      nomor_identitas: issued.account.holder.nomor_identitas,
      nomor_pin: `PIN${nomor_seri.slice(2)}`,
      alasan: 'Diserahkan di loket dengan KTP asli',
    });
    return true;
  },
};

/** A customer wants other limits. */
export const limitCard: Move = {
  name: 'limit kartu',
  weight: 1,
  makes: ['UBAH_LIMIT_KARTU'],
  run: async (world, crew) => {
    const found = await cardIn(world, crew, 'AKTIF');
    if (!found) return false;
    await does(world, crew.clerk, 'UBAH_LIMIT_KARTU', {
      ...seen(found.card),
      limit_tarik: `${world.random.between(5, 40) * 50_000}.00`, // not an amount of money moved
      alasan: 'Permintaan nasabah',
    });
    return true;
  },
};

/** A card that was lost is blocked by telephone; some are found, the others replaced. */
export const loseCard: Move = {
  name: 'blokir kartu',
  weight: 1,
  makes: ['BLOKIR_KARTU', 'UBAH_KARTU', 'MINTA_KARTU'],
  may: ['CARD_STATE'],
  run: async (world, crew) => {
    const found = await cardIn(world, crew, 'AKTIF');
    if (!found) return false;
    await does(world, crew.clerk, 'BLOKIR_KARTU', {
      id_kartu: found.card.id_kartu,
      sebab: 'HILANG',
      cara: 'TELEPON',
      pelapor: await nameOf(world, found.account),
      diperiksa: ['IBU_KANDUNG', 'TANGGAL_LAHIR'],
      alasan: 'Nasabah menelepon kantor cabang',
    });
    const blocked = await cardIn(world, crew, 'BLOKIR');
    if (!blocked) return true;
    if (world.random.percent(40)) {
      await request(world, crew, blocked.account, 'HILANG');
      return true;
    }
    const isFound = world.random.percent(60);
    await does(world, crew.clerk, 'UBAH_KARTU', {
      ...seen(blocked.card),
      tindakan: isFound ? 'BUKA' : 'TUTUP',
      nomor_identitas: blocked.account.holder.nomor_identitas,
      alasan: isFound ? 'Kartu ditemukan' : 'Nasabah tidak memakai kartu lagi',
    });
    return true;
  },
};
