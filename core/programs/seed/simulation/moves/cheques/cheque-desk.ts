import { notes, wire } from '#core/programs/seed/counter.ts';
import { someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { largeNotes } from '#core/programs/seed/simulation/cash.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Crew, World } from '#core/programs/seed/simulation/world.ts';
import { fromMinor } from '#lib/money.ts';
import { sheetInUse } from './cheques.ts';

/** The bank's own cheques over its counter: paid, refused, ordered, stopped and free again. */

const HUNDRED = 100_000n;

/** A cheque is paid in cash to its bearer. */
export const payCheque: Move = {
  name: 'bayar cek',
  weight: 3,
  makes: ['BAYAR_CEK'],
  may: ['CHEQUE_FROZEN'],
  run: async (world, crew) => {
    const teller = world.random.pick(crew.tellers);
    const sheet = await sheetInUse(world, crew, 'CEK');
    if (!sheet || (await world.available(sheet.nomor_rekening)) < 30_000_000n || (await largeNotes(world, teller)) < 2)
      return false;
    const rupiah = BigInt(world.random.between(1, 2)) * HUNDRED;
    await does(world, teller, 'BAYAR_CEK', {
      nomor_rekening: sheet.nomor_rekening,
      nominal: wire(rupiah),
      nomor_warkat: sheet.nomor_awal,
      tanggal_warkat: world.date,
      pecahan: notes(rupiah, 100n),
    });
    return true;
  },
};

/** A giro of one customer is credited to another one at the same counter. */
export const creditSheet: Move = {
  name: 'pemindahbukuan warkat',
  weight: 2,
  makes: ['PEMINDAHBUKUAN_KLIRING'],
  may: ['CHEQUE_FROZEN'],
  run: async (world, crew) => {
    const sheet = await sheetInUse(world, crew);
    const to = someAccount(world, crew, ({ nomor_rekening }) => nomor_rekening !== sheet?.nomor_rekening);
    if (!sheet || !to || (await world.available(sheet.nomor_rekening)) < 30_000_000n) return false;
    await does(world, world.random.pick(crew.tellers), 'PEMINDAHBUKUAN_KLIRING', {
      nomor_rekening: sheet.nomor_rekening,
      nomor_rekening_kredit: to.nomor_rekening,
      jenis: sheet.jenis,
      nomor_warkat: sheet.nomor_awal,
      tanggal_warkat: world.date,
      nominal: wire(BigInt(world.random.between(1, 2)) * HUNDRED),
    });
    return true;
  },
};

/** Returns the most that a sheet of an account could be paid of, in minor units: its available balance, and that of the account its automatic transfer takes from. */
async function reachOf(world: World, nomor_rekening: string): Promise<bigint> {
  const [order] = await world.app<{ rekening: string }[]>`
    select rekening_sumber as rekening from standing_order where golongan = 'ATS' and status = 'AKTIF' and rekening_tujuan = ${nomor_rekening}`;
  const brought = order ? await world.available(order.rekening) : 0n;
  return (await world.available(nomor_rekening)) + (brought > 0n ? brought : 0n);
}

/** A cheque without cover is refused at the counter. Some drawers settle in time, and the bank reports it. */
export const refuseSheet: Move = {
  name: 'tolak warkat',
  weight: 1,
  makes: ['TOLAK_WARKAT', 'LAPOR_WARKAT_KOSONG'],
  run: async (world, crew) => {
    const sheet = await sheetInUse(world, crew);
    if (!sheet || crew.storekeeper === null) return false;
    const { jenis, nomor_awal: nomor_warkat, nomor_rekening } = sheet;
    const rupiah = (await reachOf(world, nomor_rekening)) / 100n + 600_000_000n;
    await does(world, crew.storekeeper, 'TOLAK_WARKAT', {
      nomor_rekening,
      jenis,
      nomor_warkat,
      tanggal_warkat: world.date,
      nominal: wire(rupiah),
      kode_valuta: 'IDR',
      penyaji: 'CV Maju Bersama',
      alasan_tolakan: ['01'],
    });
    if (world.random.percent(50)) return true;
    await does(world, crew.storekeeper, 'LAPOR_WARKAT_KOSONG', {
      jenis,
      nomor_warkat,
      tanggal_selesai: world.date,
      cara_selesai: 'BAYAR_TRANSFER',
      bukti: `TRF/${world.random.between(1, 9_999)}`,
      alasan: 'Pemegang menerima dananya',
    });
    return true;
  },
};

/** Drawers of large sheets without cover, whom nobody has reported as settled, go on the list. */
export const listDrawer: Move = {
  name: 'daftar hitam',
  weight: 1,
  makes: ['CANTUM_DHN'],
  run: async (world) => {
    const officer = world.office.compliance?.[0];
    if (!officer) return false;
    const [due] = await world.app<{ nomor_nasabah: string; warkat: string }[]>`
      select c.nomor_nasabah, string_agg(x.jenis || ' ' || x.nomor_warkat, ', ') as warkat
      from customer c cross join lateral warkat_to_list(c.nomor_nasabah, ${world.date}::date, true) x
      where c.nomor_nasabah = any (${world.holders.map((each) => each.nomor_nasabah)}) group by 1 order by 1 limit 1`;
    if (!due) return false;
    await does(world, officer, 'CANTUM_DHN', { ...due, alasan: 'Tidak dilaporkan selesai dalam tenggat' });
    return true;
  },
};

/** A customer orders a book before there is one; some change their minds. */
export const orderBook: Move = {
  name: 'pesan buku warkat',
  weight: 1,
  makes: ['PESAN_WARKAT', 'BATAL_PESANAN_WARKAT'],
  may: ['WARKAT_UNUSED', 'WARKAT_ORDERED', 'DHN_LISTED'],
  run: async (world, crew) => {
    const account = someAccount(world, crew, ({ kode_produk }) => kode_produk === '01');
    if (!account) return false;
    const { nomor_rekening } = account;
    const jenis = world.random.pick(['CEK', 'BG']);
    await does(world, crew.clerk, 'PESAN_WARKAT', { nomor_rekening, jenis, keterangan: 'Permintaan nasabah' });
    const [order] = await world.app<{ nomor: string }[]>`
      select nomor from warkat_order where nomor_rekening = ${nomor_rekening} and jenis = ${jenis} and status = 'DIPESAN'`;
    if (order && world.random.percent(60))
      await does(world, crew.clerk, 'BATAL_PESANAN_WARKAT', { nomor_pesanan: order.nomor, keterangan: 'Tidak jadi' });
    return true;
  },
};

/** A sheet that was lost is found again. */
export const findSheet: Move = {
  name: 'buka setop warkat',
  weight: 1,
  makes: ['BUKA_STOP_WARKAT'],
  run: async (world, { branch, clerk }) => {
    const [sheet] = await world.app<{ nomor_rekening: string; jenis: string; nomor_awal: string }[]>`
      select b.nomor_rekening, s.jenis, s.nomor_warkat as nomor_awal from warkat_leaf s join warkat_book b using (id_bukuwarkat)
      join account a using (nomor_rekening) where a.kode_cabang = ${branch} and s.status = 'HILANG' order by 2, 3 limit 1`;
    if (!sheet) return false;
    await does(world, clerk, 'BUKA_STOP_WARKAT', {
      ...sheet,
      nomor_surat: `SP/${world.random.between(1, 9_999)}`,
      keterangan: 'Lembar ditemukan nasabah',
    });
    return true;
  },
};

/** So many books stay in the stock of a branch. */
const LEFT = 3;

/** A book that has got wet in the branch's stock is destroyed. */
export const voidBook: Move = {
  name: 'musnahkan buku warkat',
  weight: 1,
  makes: ['BATAL_STOK_WARKAT'],
  run: async (world, { branch, storekeeper }) => {
    const [book] = await world.app<{ jenis: string; nomor_seri: string }[]>`
      select jenis, nomor_awal as nomor_seri from warkat_book where kode_cabang = ${branch} and status = 'STOK_CABANG' order by nomor_awal offset ${LEFT} limit 1`;
    if (!book || storekeeper === null) return false;
    await does(world, storekeeper, 'BATAL_STOK_WARKAT', { ...book, jumlah: '1', keterangan: 'Terkena air di gudang' });
    return true;
  },
};

interface Waiting {
  readonly id_penarikan: string;
  readonly nominal: bigint;
}
const waiting = (world: World, { branch }: Crew, status: string) => world.app<Waiting[]>`
  select id_penarikan::text as id_penarikan, nominal from inward_warkat where kode_cabang = ${branch} and status = ${status} order by inward_warkat.id_penarikan desc`;
const chosen = ({ id_penarikan, nominal }: Waiting) => ({
  id_penarikan,
  nominal: fromMinor(nominal),
  kode_valuta: 'IDR',
  keterangan: '',
});

/** A giro with a signature that may be forged is held until the next business day. */
export const holdSheet: Move = {
  name: 'tahan warkat',
  weight: 1,
  makes: ['TERIMA_PENARIKAN_KLIRING', 'TAHAN_PENARIKAN_KLIRING'],
  run: async (world, crew) => {
    const sheet = await sheetInUse(world, crew, 'BG');
    if (!sheet || crew.storekeeper === null) return false;
    await does(world, crew.storekeeper, 'TERIMA_PENARIKAN_KLIRING', {
      kode_bank: '014',
      nama_penerima: 'CV Maju Bersama',
      nomor_rekening: sheet.nomor_rekening,
      jenis: 'BG',
      nomor_warkat: sheet.nomor_awal,
      tanggal_warkat: world.date,
      nominal: wire(HUNDRED),
      kode_valuta: 'IDR',
    });
    const [received] = await waiting(world, crew, 'DITERIMA');
    if (!received) throw new Error('the sheet that was taken in does not wait');
    await does(world, crew.storekeeper, 'TAHAN_PENARIKAN_KLIRING', {
      ...chosen(received),
      alasan: 'Tanda tangan diduga dipalsukan',
    });
    return true;
  },
};

/** A sheet that was held until today goes back. */
export const decideHeld: Chore = {
  name: 'warkat yang ditahan',
  makes: ['TOLAKAN_PENARIKAN_KLIRING'],
  run: async (world, crew) => {
    if (crew.storekeeper === null) return;
    for (const sheet of await waiting(world, crew, 'DITAHAN'))
      await does(world, crew.storekeeper, 'TOLAKAN_PENARIKAN_KLIRING', {
        ...chosen(sheet),
        alasan_tolakan: ['13'],
        bebas_biaya: 'T',
      });
  },
};
