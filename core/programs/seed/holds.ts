import type { Bank } from './counter.ts';
import { decide, file } from './desk.ts';
import { clerkOf, managerOf } from './register-customers.ts';

const BRANCH = '001';

/** Both persons' steps about one account: filed by a clerk, approved by the manager. */
async function decided(bank: Bank, flowCode: string, data: object): Promise<void> {
  const idFlow = await file(bank, clerkOf(BRANCH), flowCode, data, '');
  await decide(bank, managerOf(BRANCH), idFlow, 'APPROVE', 'Sesuai surat');
}

/**
 * Creates the content of today's daily list of blocks and holds: funds held and released in part, a hold that ends with the day, an account that
 * takes no credit until its owner's data are complete. `spared` are the accounts that today's transactions need.
 */
export async function seedHolds(bank: Bank, today: string, spared: ReadonlySet<string>): Promise<void> {
  const [first, second, third] = await bank.owner<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a join account_state s using (nomor_rekening)
    where a.kode_cabang = ${BRANCH} and a.kode_valuta = 'IDR' and s.status = 'AKTIF' and s.blokir = '' and s.saldo_ditahan = 0 and s.saldo_buku >= 200000000
      and a.nomor_rekening <> all (${[...spared]}) order by a.nomor_rekening limit 3`;
  if (!first || !second || !third) return;
  const held = { kode_valuta: 'IDR', tingkat: 'CABANG', alasan: 'Jaminan bank garansi', unit: 'Pembiayaan' };
  await decided(bank, 'TAHAN_DANA', {
    ...first,
    ...held,
    jumlah: '500000.00',
    sebab: 'JAMINAN',
    nomor_surat: 'JMN/2026/0204',
  });
  const [row] = await bank.owner<{ id_blokir: string; versi: number }[]>`
    select id_blokir, versi from account_hold where nomor_rekening = ${first.nomor_rekening}`;
  await decided(bank, 'LEPAS_DANA', { ...first, dana: [{ ...row, jumlah: '200000.00' }], alasan: 'Garansi dikurangi' });
  await decided(bank, 'TAHAN_DANA', {
    ...second,
    ...held,
    jumlah: '750000.00',
    sebab: 'KLIRING',
    alasan: 'Menunggu hasil kliring',
    tanggal_akhir: today,
  });
  await decided(bank, 'BLOKIR_REKENING', {
    ...third,
    arah: 'K',
    sebab: 'DATA',
    tingkat: 'CABANG',
    alasan: 'Menunggu pembaruan data nasabah',
  });
}
