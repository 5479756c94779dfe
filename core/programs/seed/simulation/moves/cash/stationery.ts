import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';

/** Blank stationery is counted; what is missing leaves the stock, and some of it is found again. */

/** The blank certificates of a branch, as many as one count may name. */
const unissuedOf = async ({ app }: World, branch: string): Promise<readonly string[]> =>
  (
    await app<{ nomor: string }[]>`
      select nomor_bilyet as nomor from bilyet where kode_cabang = ${branch} and status in ('STOK', 'DI_TANGAN') order by 1 limit 201`
  ).map(({ nomor }) => nomor);

interface Open {
  readonly nomor: string;
  readonly status: 'TERBUKA' | 'HILANG';
}
const oldestOf = async ({ app }: World, branch: string): Promise<Open | undefined> =>
  (
    await app<Open[]>`
      select nomor_awal as nomor, status from stationery_difference
      where kode_cabang = ${branch} and jenis = 'BILYET' and arah = 'KURANG' and status in ('TERBUKA', 'HILANG') order by nomor limit 1`
  )[0];

export const countStationery: Move = {
  name: 'hitung persediaan',
  weight: 1,
  makes: ['HITUNG_PERSEDIAAN', 'HILANG_PERSEDIAAN', 'TEMU_PERSEDIAAN'],
  run: async (world, crew) => {
    const officer = crew.storekeeper;
    if (!officer) return false;
    const open = await oldestOf(world, crew.branch);
    if (open) {
      const piece = { jenis: 'BILYET', nomor_awal: open.nomor, nomor_akhir: open.nomor };
      if (open.status === 'HILANG')
        await does(world, officer, 'TEMU_PERSEDIAAN', { ...piece, alasan: 'Ditemukan di lemari lain' });
      else
        await does(world, officer, 'HILANG_PERSEDIAAN', {
          ...piece,
          nomor_laporan: `LP/${open.nomor}`,
          tanggal_laporan: world.date,
          alasan: 'Tidak ada di lemari besi',
        });
      return true;
    }
    const unissued = await unissuedOf(world, crew.branch);
    if (unissued.length < 2 || unissued.length > 200) return false;
    const there = world.random.percent(50) ? unissued.slice(0, -1) : unissued;
    await does(world, officer, 'HITUNG_PERSEDIAAN', {
      jenis: 'BILYET',
      rentang: there.map((nomor) => ({ nomor_awal: nomor, nomor_akhir: nomor })),
      keterangan: 'Hitungan persediaan',
    });
    return true;
  },
};
