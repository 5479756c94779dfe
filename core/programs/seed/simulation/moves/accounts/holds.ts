import { wire } from '#core/programs/seed/counter.ts';
import { free, giveable, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import { addDays } from '#lib/dates.ts';

/** Funds held by two persons, until a day or until somebody lets them go. */
export const holdFunds: Move = {
  name: 'penahanan dana',
  everywhere: true,
  weight: 3,
  makes: ['TAHAN_DANA'],
  run: async (world, crew) => {
    const account = someAccount(world, crew, free);
    if (!account || (await giveable(world, account)) < 10n) return false;
    const { random, date } = world;
    await world.decided(crew.clerk, 'TAHAN_DANA', {
      nomor_rekening: account.nomor_rekening,
      jumlah: wire(BigInt(random.between(1, 9)) * 50_000n),
      kode_valuta: 'IDR',
      sebab: random.pick(['JAMINAN', 'KLIRING', 'LAINNYA']),
      tingkat: 'CABANG',
      alasan: 'Permintaan bagian pembiayaan',
      nomor_surat: `JMN/${random.between(1, 9_999)}`,
      unit: 'Pembiayaan',
      tanggal_akhir: random.percent(60) ? addDays(date, random.between(0, 20)) : '',
    });
    return true;
  },
};

interface Held {
  readonly nomor_rekening: string;
  readonly id_blokir: string;
  readonly versi: number;
  readonly sisa: bigint;
}

/** On some days the oldest hold of a branch without an end is let go. */
export const releaseHolds: Chore = {
  name: 'pelepasan dana',
  everywhere: true,
  makes: ['LEPAS_DANA'],
  run: async (world, { branch, clerk }) => {
    if (!world.random.percent(30)) return;
    const mine = world.accounts.filter((account) => account.branch === branch).map((each) => each.nomor_rekening);
    const [held] = await world.app<Held[]>`
      select nomor_rekening, id_blokir, versi, jumlah - dilepas as sisa from account_hold
      where nomor_rekening = any (${mine}) and tingkat = 'CABANG' and tanggal_akhir is null and dilepas < jumlah and unit = 'Pembiayaan'
      order by tanggal_awal, nomor_rekening, jumlah, nomor_surat limit 1`;
    if (!held) return;
    const { nomor_rekening, id_blokir, versi, sisa } = held;
    await world.decided(clerk, 'LEPAS_DANA', {
      nomor_rekening,
      dana: [{ id_blokir, versi, jumlah: wire(sisa / 100n) }],
      alasan: 'Pembiayaan lunas',
    });
  },
};
