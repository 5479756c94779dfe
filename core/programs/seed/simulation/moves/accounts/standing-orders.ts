import type { Db } from '#core/db/client.ts';
import { wire } from '#core/programs/seed/counter.ts';
import { accountsAt, free, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import { holidayRules } from '#lib/accounts/standing-orders.ts';

/** So many orders a branch takes in, and one in so many accounts has one of its own. */
const ORDERS_PER_ACCOUNT = 2;

const ordersAt = async (app: Db, branch: string): Promise<number> => {
  const [row] = await app<{ n: number }[]>`
    select count(*)::integer as n from standing_order o join account a on a.nomor_rekening = o.rekening_sumber where a.kode_cabang = ${branch}`;
  return row?.n ?? 0;
};

/** So many orders of a hundred pay to another bank, where there is a way to one. */
const ELSEWHERE = 30;

/** A customer orders a transfer for due dates; two persons register it and the ends of day run it. */
export const orderTransfer: Move = {
  name: 'perintah tetap',
  everywhere: true,
  weight: 3,
  makes: ['SIMPAN_SI'],
  run: async (world, crew) => {
    const from = someAccount(world, crew, free);
    const to = someAccount(world, crew);
    if (!from || !to || from === to) return false;
    if ((await ordersAt(world.app, crew.branch)) * ORDERS_PER_ACCOUNT >= accountsAt(world, crew.branch).length) {
      return false;
    }
    const { random } = world;
    const weekly = random.percent(40);
    const elsewhere = world.habits.rails !== undefined && random.percent(ELSEWHERE);
    await world.decided(crew.clerk, 'SIMPAN_SI', {
      nomor_perintah: '',
      versi: 0,
      jenis: 'TETAP',
      rekening_sumber: from.nomor_rekening,
      ...(elsewhere
        ? {
            jalur: random.pick(['SKN', 'BI_FAST']),
            kode_bank: 'CENAIDJA',
            rekening_tujuan: String(random.between(1_000_000_000, 2_000_000_000)),
            nama_tujuan: 'CV Maju Bersama',
          }
        : { jalur: 'INTERNAL', rekening_tujuan: to.nomor_rekening }),
      kode_valuta: 'IDR',
      nominal: wire(BigInt(random.between(1, 10)) * 50_000n),
      periode: weekly ? 'MINGGUAN' : 'BULANAN',
      setiap: '1',
      hari: String(weekly ? random.between(1, 5) : random.between(1, 31)),
      mulai: world.date,
      akhir: 'DICABUT',
      hari_libur: random.pick(holidayRules),
      sebagian: random.percent(30) ? 'T' : 'F',
      berita: 'Uang sekolah',
      alasan: 'Formulir nasabah',
    });
    return true;
  },
};

/** A current account kept within bounds by the savings of the same branch; one for each. */
export const coverGiro: Move = {
  name: 'transfer otomatis',
  everywhere: true,
  weight: 1,
  makes: ['SIMPAN_ATS'],
  run: async (world, crew) => {
    const sources = await world.app<{ rekening: string }[]>`
      select rekening_sumber as rekening from standing_order where golongan = 'ATS' union select rekening_tujuan from standing_order where golongan = 'ATS'`;
    const occupied = new Set(sources.map(({ rekening }) => rekening));
    const fits = (product: readonly string[]) => (account: { kode_produk: string; nomor_rekening: string }) =>
      product.includes(account.kode_produk) && !occupied.has(account.nomor_rekening);
    const giro = someAccount(world, crew, fits(['01']));
    const savings = giro && someAccount(world, crew, (each) => each.holder === giro.holder && fits(['11', '12'])(each));
    if (!giro || !savings) return false;
    await world.decided(crew.clerk, 'SIMPAN_ATS', {
      nomor_perintah: '',
      versi: 0,
      rekening_giro: giro.nomor_rekening,
      rekening_tabungan: savings.nomor_rekening,
      kode_valuta: 'IDR',
      batas_bawah: '3000000.00',
      batas_atas: '15000000.00',
      kelipatan: '100000.00',
      mulai: world.date,
      akhir: 'DICABUT',
      sebagian: 'T',
      berita: '',
      alasan: 'Formulir nasabah',
    });
    return true;
  },
};
