import { closeTill } from '#core/cash/vault/close-till.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { notes, toRows } from '#core/programs/seed/counter.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { handoverOf, largeNotes, stockRows, tillOf } from '#core/programs/seed/simulation/cash.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Crew, World } from '#core/programs/seed/simulation/world.ts';
import { rateText } from '#lib/profit-sharing/rate.ts';

/** Dollars: the rates of the day, and a till that buys and sells them for an hour. */

export const DOLLAR = 'USD';
const MIDDLE = 16_600;
const SPREAD = 100;

interface Rate {
  readonly beli: bigint;
  readonly jual: bigint;
}

const rateOf = async ({ app, date }: World): Promise<Rate | undefined> => {
  const [row] = await app<Rate[]>`
    select beli, jual from exchange_rate where kode_valuta = ${DOLLAR} and tanggal = ${date} limit 1`;
  return row;
};

/** Head office buys dollars from another bank, pays for something with them, and sells some again. */
export const dealForHeadOffice: Move = {
  name: 'valas kantor pusat',
  weight: 1,
  makes: ['VALAS_PUSAT'],
  run: async (world) => {
    const rate = await rateOf(world);
    if (!rate) return false;
    const deal = { rekening_valas: 'BANK_LAIN', kode_valuta: DOLLAR, keterangan: 'Kebutuhan valas bank' };
    await does(world, world.office.maker, 'VALAS_PUSAT', {
      ...deal,
      arah: 'BELI',
      nominal: '5000.00',
      kurs: rateText(rate.jual),
      rekening_rupiah: 'BANK_INDONESIA',
    });
    await does(world, world.office.maker, 'VALAS_PUSAT', {
      ...deal,
      arah: 'BEBAN',
      nominal: '120.00',
      kode_gl: '603002',
    });
    await does(world, world.office.maker, 'VALAS_PUSAT', {
      ...deal,
      arah: 'JUAL',
      nominal: '1500.00',
      kurs: rateText(rate.beli),
      rekening_rupiah: 'BANK_INDONESIA',
    });
    return true;
  },
};

/** Two persons of head office set the day's rates, unless they are set already. */
export async function setDollarRate(world: World): Promise<void> {
  if (await rateOf(world)) return;
  const middle = MIDDLE + world.random.between(-15, 15) * 10;
  await does(world, world.office.maker, 'SIMPAN_KURS', {
    kode_valuta: DOLLAR,
    tanggal: world.date,
    beli: String(middle - SPREAD),
    tengah: String(middle),
    jual: String(middle + SPREAD),
    versi: 0,
  });
}

/** On so many days of a hundred nobody thinks of the rates in the morning, and the end of day waits for them; on a month's last day more often. */
const FORGOTTEN = 8;
const FORGOTTEN_LAST = 40;
export const setRates: Chore = {
  name: 'kurs harian',
  makes: ['SIMPAN_KURS'],
  run: async (world, crew) => {
    if (crew !== world.crews[0]) return;
    const [last] = await world.app`
      select from next_business_day(${world.date}::date) d where date_trunc('month', d) <> date_trunc('month', ${world.date}::date)`;
    if (!world.random.percent(last ? FORGOTTEN_LAST : FORGOTTEN)) await setDollarRate(world);
  },
};

const FLOAT = { '100': 20 };

/** The dollar till that opens for an hour, unless it has been open today. */
async function openDollars(world: World, { headTeller }: Crew, teller: string): Promise<number | null> {
  const [till] = await world.app<{ id_kas: number; tanggal: string | null }[]>`
    select id_kas, tanggal::text as tanggal from cash_box where id_user = ${teller} and kode_valuta = ${DOLLAR}`;
  if (!till || till.tanggal === world.date) return null;
  const pecahan = toRows(FLOAT);
  const cash = {
    id_kas: String(till.id_kas),
    nominal: '2000.00',
    kode_valuta: DOLLAR,
    keterangan: 'Modal kas',
    pecahan,
  };
  await world.act(headTeller, vaultToTill, cash);
  const id_serah_terima = await handoverOf(world, null, till.id_kas);
  await world.act(teller, openTill, { kode_valuta: DOLLAR, id_serah_terima, pecahan });
  return till.id_kas;
}

/** The till is counted and closed, and the vault takes what is in it. */
async function closeDollars(world: World, { headTeller }: Crew, teller: string, id_kas: number): Promise<void> {
  const { stok } = await tillOf(world, teller, DOLLAR);
  const pecahan = stockRows(stok);
  await world.act(teller, closeTill, { kode_valuta: DOLLAR, pecahan, keterangan: 'Tutup kas' });
  await world.act(headTeller, receiveCash, { id_serah_terima: await handoverOf(world, id_kas, null), pecahan });
}

/** A traveller buys a hundred dollars, another sells one; now and then the till is opened again for one who came late. */
export const tradeDollars: Move = {
  name: 'jual beli valas',
  weight: 3,
  makes: ['JUAL_BELI_VALAS', 'BUKA_KAS_ULANG'],
  run: async (world, crew) => {
    const [teller] = crew.tellers;
    const rate = await rateOf(world);
    if (!rate || (await largeNotes(world, teller)) < 20) return false;
    const id_kas = await openDollars(world, crew, teller);
    if (id_kas === null) return false;
    const trade = (arah: 'BELI' | 'JUAL') => {
      const kurs = rateText(arah === 'BELI' ? rate.beli : rate.jual);
      const rupiah = BigInt(kurs.split('.')[0] ?? '0') * 100n;
      return does(world, teller, 'JUAL_BELI_VALAS', {
        arah,
        kode_valuta: DOLLAR,
        nominal: '100.00',
        kurs,
        pecahan: toRows({ '100': 1 }),
        pecahan_rupiah: notes(rupiah, 100n),
        nama: 'Sari Dewi',
        jenis_identitas: 'PASPOR',
        nomor_identitas: `C${world.random.between(1_000_000, 9_999_999)}`,
        alamat: 'Jl. Melati 5 Jakarta',
        tempat_lahir: 'Jakarta',
        tanggal_lahir: '1990-10-20',
        jenis_kelamin: 'P',
        kewarganegaraan: 'Indonesia',
        pekerjaan: 'Pedagang',
        sumber_dana: 'Hasil usaha',
        tujuan: 'Perjalanan',
      });
    };
    await trade('JUAL');
    if (world.random.percent(60)) await trade('BELI');
    await closeDollars(world, crew, teller, id_kas);
    if (world.random.percent(40)) {
      await does(world, teller, 'BUKA_KAS_ULANG', { kode_valuta: DOLLAR, alasan: 'Nasabah datang terlambat' });
      await world.act(teller, closeTill, { kode_valuta: DOLLAR, pecahan: [], keterangan: 'Nasabah tidak jadi' });
    }
    return true;
  },
};
