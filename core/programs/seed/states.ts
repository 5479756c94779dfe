import { addDays } from '#lib/dates.ts';
import type { NewAccount } from './accounts.ts';
import type { Bank } from './counter.ts';
import type { Random } from './random.ts';

/** Days without activity past the thresholds of inactive (360) and dormant (1,800). */
async function fallAsleep(
  { owner }: Bank,
  accounts: readonly NewAccount[],
  status: string,
  lastActive: string,
): Promise<void> {
  const numbers = accounts.map((account) => account.nomor_rekening);
  await owner`
    update account_state set status = ${status}, tanggal_aktivitas = ${lastActive}::date where nomor_rekening = any (${numbers})`;
  await owner`
    update account set tanggal_buka = ${addDays(lastActive, -200)}::date
    where nomor_rekening = any (${numbers}) and tanggal_buka > ${lastActive}::date`;
  await owner`
    update account_contract k set berlaku_sejak = a.tanggal_buka from account a
    where a.nomor_rekening = k.nomor_rekening and k.nomor_rekening = any (${numbers})`;
}

const HOLDS = [
  { jenis: 'JAMINAN', tingkat: 'CABANG', alasan: 'Jaminan pembiayaan', nomor_surat: 'JMN/2026/0117' },
  { jenis: 'PORSI', tingkat: 'NASABAH', alasan: 'Titipan porsi haji', nomor_surat: '' },
  { jenis: 'SENGKETA', tingkat: 'PUSAT', alasan: 'Sengketa waris', nomor_surat: 'PA.JS/445/2026' },
  { jenis: 'PAJAK', tingkat: 'BERWENANG', alasan: 'Permintaan instansi pajak', nomor_surat: 'S-2210/PJ.04/2026' },
] as const;

async function hold({ owner }: Bank, random: Random, account: NewAccount, today: string): Promise<void> {
  const jumlah = (account.setoran * 100n * BigInt(random.between(2, 5))) / 10n;
  const reason = random.pick(HOLDS);
  await owner`
    insert into account_hold ${owner({
      nomor_rekening: account.nomor_rekening,
      jumlah,
      ...reason,
      tanggal_awal: addDays(today, -random.between(5, 90)),
      tanggal_akhir: addDays(today, random.between(30, 300)),
    })}`;
}

/**
 * Sets the states that come by time, letters and requests and not by a posting: inactive and dormant, blocked for a side or both, funds held, closed.
 * They are master data; no balance changes. `spared` are the accounts that today's transactions need, `ordered` those that standing orders move.
 */
export async function seedSpecialStates(
  bank: Bank,
  random: Random,
  accounts: readonly NewAccount[],
  today: string,
  spared: ReadonlySet<string>,
  ordered: ReadonlySet<string>,
): Promise<void> {
  const closed = accounts.filter((account) => account.setoran === 0n);
  const private_ = accounts.filter(
    (account) => account.setoran > 500_000n && account.kode_produk !== '01' && !spared.has(account.nomor_rekening),
  );
  // Every accounts' number falls into one of a hundred drawers; each drawer has its state.
  const drawer = new Map<number, NewAccount[]>();
  for (const account of private_) {
    const number = random.below(100);
    if (ordered.has(account.nomor_rekening)) continue;
    drawer.set(number, [...(drawer.get(number) ?? []), account]);
  }
  const drawers = (from: number, until: number): NewAccount[] =>
    [...drawer].filter(([number]) => number >= from && number < until).flatMap(([, each]) => each);

  await fallAsleep(bank, drawers(0, 4), 'TIDAK_AKTIF', addDays(today, -420));
  await fallAsleep(bank, drawers(4, 8), 'TIDAK_AKTIF', addDays(today, -365));
  await fallAsleep(bank, drawers(8, 12), 'DORMAN', addDays(today, -1_950));
  for (const [arah, sebab, tingkat, alasan, blocked] of [
    ['D', 'KEHILANGAN', 'NASABAH', 'Permintaan nasabah: buku tabungan hilang', drawers(12, 14)],
    ['K', 'DATA', 'CABANG', 'Menunggu pembaruan data nasabah', drawers(14, 15)],
    ['T', 'PENEGAK_HUKUM', 'BERWENANG', 'Permintaan penegak hukum', drawers(15, 17)],
  ] as const) {
    for (const { nomor_rekening } of blocked) {
      await bank.owner`insert into account_blocking ${bank.owner({ nomor_rekening, arah, sebab, tingkat, alasan, tanggal_awal: addDays(today, -30) })}`;
    }
  }
  for (const account of drawers(17, 21)) await hold(bank, random, account, today);
  await bank.owner`
    update account_state set status = 'TUTUP' where nomor_rekening = any (${closed.map((account) => account.nomor_rekening)})`;
}
