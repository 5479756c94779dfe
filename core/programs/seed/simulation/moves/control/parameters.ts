import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';
import { addDays } from '#lib/dates.ts';

/** Head office maintains these for the whole bank: terms, parameters, lists, schedules, limits. Each holds from a day to come. */

const soon = ({ date, random }: World): string => addDays(date, random.between(2, 9));

/** Returns the version of the row that holds from that day on, if there is one. */
const known = async (rows: Promise<readonly { readonly versi: number }[]>) => {
  const [row] = await rows;
  return row ? ({ aksi: 'UBAH', versi: row.versi } as const) : ({ aksi: 'BUAT' } as const);
};

/** A value that the bank changes from a day on. */
export const setParameter: Move = {
  name: 'nilai parameter',
  weight: 1,
  makes: ['SIMPAN_PARAMETER'],
  may: ['NO_CHANGE'],
  run: async (world) => {
    const berlaku_sejak = soon(world);
    const nama = 'kurs_lonjakan_persen';
    await does(world, world.office.maker, 'SIMPAN_PARAMETER', {
      ...(await known(
        world.app`select versi from parameter where nama = ${nama} and berlaku_sejak = ${berlaku_sejak}`,
      )),
      berlaku_sejak,
      nama,
      nilai: String(world.random.between(5, 9)),
      alasan: 'Keputusan rapat direksi',
    });
    return true;
  },
};

/** A code that a list of choices gets, or whose words change. */
export const setChoice: Move = {
  name: 'daftar pilihan',
  weight: 1,
  makes: ['SIMPAN_PILIHAN'],
  run: async (world) => {
    const serial = world.random.between(1, 999);
    const kode = `SIM${serial}`;
    const [existing] = await world.app`select from reference_code where kelompok = 'PEKERJAAN' and kode = ${kode}`;
    if (existing) return false;
    await does(world, world.office.maker, 'SIMPAN_PILIHAN', {
      aksi: 'BUAT',
      kelompok: 'PEKERJAAN',
      kode,
      berlaku_sejak: soon(world),
      uraian: `Pekerjaan baru ${serial}`,
      uraian_en: `New occupation ${serial}`,
      bobot: '1',
      alasan: 'Permintaan bagian kepatuhan',
    });
    return true;
  },
};

/** A product gets terms from a day on: those of today, with another fee for waking an account. */
export const setProduct: Move = {
  name: 'ketentuan produk',
  weight: 1,
  makes: ['SIMPAN_PRODUK'],
  may: ['NO_CHANGE'],
  run: async (world) => {
    const [terms] = await world.app<Record<string, string>[]>`
      select setoran_awal::text, setoran_berikut::text, saldo_minimum::text, biaya_bulanan::text, biaya_di_bawah_minimum::text, biaya_penutupan::text
      from product_term_on('13', ${world.date}::date)`;
    if (!terms) return false;
    const berlaku_sejak = soon(world);
    const rupiah = Object.fromEntries(
      Object.entries(terms).map(([name, minor]) => [name, `${BigInt(minor) / 100n}.00`]),
    );
    await does(world, world.office.maker, 'SIMPAN_PRODUK', {
      ...(await known(
        world.app`select versi from product_term where kode_produk = '13' and berlaku_sejak = ${berlaku_sejak}`,
      )),
      berlaku_sejak,
      kode_produk: '13',
      ...rupiah,
      biaya_reaktivasi: `${world.random.between(1, 9)}000.00`,
      tarik_bebas: 'F',
      alasan: 'Keputusan rapat direksi',
    });
    return true;
  },
};

/** Clearing gets a schedule from a day on, as the central bank has announced it. */
export const setClearing: Move = {
  name: 'jadwal kliring',
  weight: 1,
  makes: ['SIMPAN_JADWAL_KLIRING'],
  may: ['NO_CHANGE'],
  run: async (world) => {
    const berlaku_sejak = soon(world);
    const wilayah = 'TIMUR';
    await does(world, world.office.maker, 'SIMPAN_JADWAL_KLIRING', {
      ...(await known(
        world.app`select versi from clearing_schedule where wilayah = ${wilayah} and berlaku_sejak = ${berlaku_sejak}`,
      )),
      wilayah,
      berlaku_sejak,
      nama: 'Wilayah kliring timur',
      siklus: [{ penyerahan: '10:00', pengembalian: '14:00', hari_efektif: String(world.random.between(1, 3)) }],
      alasan: 'Pengumuman penyelenggara kliring',
    });
    return true;
  },
};

/** A kind of card gets another fee. */
export const setCardKind: Move = {
  name: 'ketentuan jenis kartu',
  weight: 1,
  makes: ['SIMPAN_PRODUK_KARTU'],
  may: ['NO_CHANGE'],
  run: async (world) => {
    const [kind] = await world.app<{ versi: number; nama: string }[]>`
      select versi, nama from card_product where kode_produk_kartu = 'GOLD'`;
    if (!kind) return false;
    await does(world, world.office.maker, 'SIMPAN_PRODUK_KARTU', {
      kode_produk_kartu: 'GOLD',
      ...kind,
      ditawarkan: 'T',
      biaya_terbit: `${world.random.between(15, 40)}000.00`,
      biaya_ganti: '35000.00',
      limit_tarik: '10000000.00',
      limit_belanja: '25000000.00',
      limit_transfer: '25000000.00',
      alasan: 'Penyesuaian biaya kartu',
    });
    return true;
  },
};

/** Administrators set an officer's daily limit. */
export const setDailyLimit: Move = {
  name: 'batas harian',
  weight: 1,
  makes: ['SIMPAN_BATAS_HARIAN'],
  may: ['NO_CHANGE'],
  run: async (world, { headTeller }) => {
    const admin = world.office.admins?.[0];
    if (!admin) return false;
    const berlaku_sejak = soon(world);
    const [row] = await world.app<{ versi: number }[]>`
      select versi from daily_limit where lingkup = 'PENGGUNA' and pemegang = ${headTeller} and kelompok = 'NON_TUNAI' and berlaku_sejak = ${berlaku_sejak}`;
    await does(world, admin, 'SIMPAN_BATAS_HARIAN', {
      ...(row ? { aksi: 'UBAH', versi: row.versi } : { aksi: 'BUAT' }),
      berlaku_sejak,
      lingkup: 'PENGGUNA',
      pemegang: headTeller,
      kelompok: 'NON_TUNAI',
      kode_valuta: 'IDR',
      batas: `${world.random.between(50, 90)}000000.00`,
      alasan: 'Permintaan pimpinan cabang',
    });
    return true;
  },
};

/** A branch moves to another house. */
export const moveBranch: Move = {
  name: 'data cabang',
  weight: 1,
  makes: ['SIMPAN_CABANG'],
  run: async (world, { branch: kode_cabang }) => {
    const [stored] = await world.app<{ nama_cabang: string; kota: string; versi: number }[]>`
      select nama_cabang, kota, versi from branch where kode_cabang = ${kode_cabang}`;
    if (!stored) return false;
    await does(world, world.office.maker, 'SIMPAN_CABANG', {
      aksi: 'UBAH',
      kode_cabang,
      ...stored,
      alamat: `Jalan Merdeka nomor ${world.random.between(1, 200)}.${stored.versi}`,
      alasan: 'Pindah gedung',
    });
    return true;
  },
};
