import { wire } from '#core/programs/seed/counter.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';

/** Entries by hand of the back office: single ones, from templates, and those that come back each month. */

/** Costs of an office, and what they are owed on. */
const COSTS = ['603001', '603002', '603009'] as const;
const OWED = '201001';

const leg = (sisi: 'D' | 'K', nomor: string, nominal: string) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal,
  kode_valuta: 'IDR',
  keterangan: '',
});

const amount = ({ random }: World): string => wire(BigInt(random.between(1, 90)) * 50_000n);

/** A bill that the office has been sent. */
export const payBill: Move = {
  name: 'transaksi umum',
  weight: 4,
  makes: ['TRANSAKSI_UMUM'],
  run: async (world, { storekeeper }) => {
    if (storekeeper === null) return false;
    await does(world, storekeeper, 'TRANSAKSI_UMUM', {
      jenis_debet: 'GL',
      nomor_debet: world.random.pick(COSTS),
      jenis_kredit: 'GL',
      nomor_kredit: OWED,
      nominal: amount(world),
      keterangan: 'Tagihan listrik kantor',
    });
    return true;
  },
};

interface Template {
  readonly nomor_templat: string;
  readonly versi: number;
}

const templateOf = async ({ app }: World, branch: string): Promise<Template | undefined> => {
  const [row] = await app<Template[]>`
    select nomor_templat, versi from entry_template where lingkup = 'CABANG' and pemegang = ${branch} and aktif order by 1 limit 1`;
  return row && { ...row };
};

/** An entry of several legs, from the branch's own template; the first time two persons create the template. */
export const payFromTemplate: Move = {
  name: 'transaksi umum dari templat',
  weight: 2,
  makes: ['SIMPAN_TEMPLAT', 'TRANSAKSI_UMUM_MULTI'],
  run: async (world, { branch, storekeeper }) => {
    if (storekeeper === null) return false;
    const [first, second, third] = [leg('D', '603002', ''), leg('D', '603009', ''), leg('K', OWED, '')];
    const template = await templateOf(world, branch);
    if (!template) {
      await does(world, storekeeper, 'SIMPAN_TEMPLAT', {
        lingkup: 'CABANG',
        nama: 'Listrik dan air kantor',
        keterangan: 'Listrik dan air kantor',
        baris: [first, second, third],
        aktif: 'T',
        alasan: 'Dipakai setiap bulan',
      });
      return true;
    }
    const [one, other] = [world.random.between(1, 40), world.random.between(1, 40)]; // not amounts: how many ten thousands
    await does(world, storekeeper, 'TRANSAKSI_UMUM_MULTI', {
      baris: [
        { ...first, nominal: wire(BigInt(one) * 10_000n) },
        { ...second, nominal: wire(BigInt(other) * 10_000n) },
        { ...third, nominal: wire(BigInt(one + other) * 10_000n) },
      ],
      keterangan: 'Listrik dan air kantor',
      templat: template.nomor_templat,
      versi_templat: template.versi,
    });
    return true;
  },
};

/** The branch's rent is agreed once, runs by itself each week, and is suspended, resumed and at last ended. */
export const savePeriodic: Move = {
  name: 'entri berkala',
  weight: 2,
  makes: ['SIMPAN_BERKALA', 'STATUS_BERKALA'],
  run: async (world, { branch, storekeeper }) => {
    if (storekeeper === null) return false;
    const [stored] = await world.app<{ nomor_berkala: string; versi: number; status: string }[]>`
      select nomor_berkala, versi, status from periodic_entry where kode_cabang = ${branch} and status in ('AKTIF', 'DITANGGUHKAN') order by 1 limit 1`;
    if (stored && world.random.percent(70)) {
      const { nomor_berkala, versi, status } = stored;
      const tindakan = world.random.percent(20) ? 'AKHIRI' : status === 'AKTIF' ? 'TANGGUHKAN' : 'LANJUTKAN';
      await does(world, storekeeper, 'STATUS_BERKALA', {
        nomor_berkala,
        versi,
        tindakan,
        alasan: 'Kesepakatan dengan pemilik gedung',
      });
      return true;
    }
    const nominal = amount(world);
    await does(world, storekeeper, 'SIMPAN_BERKALA', {
      nama: `Sewa gedung ${world.date} ${world.random.between(1, 99)}`,
      keterangan: 'Beban sewa gedung kantor',
      baris: [leg('D', '603002', nominal), leg('K', OWED, nominal)],
      periode: 'MINGGUAN',
      setiap: '1',
      hari: String(world.random.between(1, 5)),
      mulai: world.date,
      hari_libur: 'SESUDAH',
      alasan: 'Kontrak tahun berjalan',
    });
    return true;
  },
};

/** A bill is paid in whole rupiah; what that leaves on the account of roundings is taken to the books' result. */
export const clearRounding: Move = {
  name: 'selisih pembulatan',
  weight: 1,
  makes: ['TRANSAKSI_UMUM', 'SELISIH_PEMBULATAN'],
  run: async (world, { storekeeper }) => {
    if (storekeeper === null) return false;
    const nominal = wire(BigInt(world.random.between(1, 99)));
    await does(world, storekeeper, 'TRANSAKSI_UMUM', {
      jenis_debet: 'GL',
      nomor_debet: world.random.pick(COSTS),
      jenis_kredit: 'GL',
      nomor_kredit: '209001',
      nominal,
      keterangan: 'Pembulatan pembayaran tagihan',
    });
    await does(world, storekeeper, 'SELISIH_PEMBULATAN', {
      arah: 'PENDAPATAN',
      nominal,
      keterangan: 'Pembulatan pembayaran tagihan',
    });
    return true;
  },
};
