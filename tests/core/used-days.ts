import type { Bank } from '#core/programs/seed/counter.ts';
import { DAY } from './small-bank.ts';

/** States the part of the day's total that a test counts as used before it begins. */
interface Used {
  /** A user, or an account over the counter. */
  readonly kunci: string;
  readonly kelompok: string;
  readonly jumlah: bigint;
}

/** Counts so much of a day as used; the returned function gives back the usage that no journal caused, so that the books hold again. */
export async function useDay({ owner }: Bank, { kunci, kelompok, jumlah }: Used): Promise<() => Promise<void>> {
  const lingkup = kelompok === 'LOKET_KELUAR' ? 'REKENING' : 'PENGGUNA';
  const key = owner`tanggal = ${DAY} and lingkup = ${lingkup} and kunci = ${kunci} and kelompok = ${kelompok} and kode_valuta = 'IDR'`;
  const [before] = await owner<{ jumlah: bigint }[]>`select jumlah from daily_usage where ${key}`;
  await owner`
    insert into daily_usage (tanggal, lingkup, kunci, kelompok, kode_valuta, jumlah) values (${DAY}, ${lingkup}, ${kunci}, ${kelompok}, 'IDR', ${jumlah})
    on conflict (lingkup, kunci, tanggal, kelompok, kode_valuta) do update set jumlah = excluded.jumlah`;
  return async () => {
    await owner`update daily_usage set jumlah = jumlah - ${jumlah - (before?.jumlah ?? 0n)} where ${key}`;
  };
}

/** Puts the day's usage aside, so that later code has the whole day; the returned function adds it again. */
export async function putDayAside({ owner }: Bank): Promise<() => Promise<void>> {
  const aside = await owner`delete from daily_usage returning *`;
  return async () => {
    for (const row of aside)
      await owner`insert into daily_usage as u (tanggal, lingkup, kunci, kelompok, kode_valuta, jumlah)
        values (${row.tanggal}, ${row.lingkup}, ${row.kunci}, ${row.kelompok}, ${row.kode_valuta}, ${row.jumlah})
        on conflict (lingkup, kunci, tanggal, kelompok, kode_valuta) do update set jumlah = u.jumlah + excluded.jumlah`;
  };
}
