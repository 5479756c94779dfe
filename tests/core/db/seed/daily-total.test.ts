import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { post } from '#core/programs/seed/counter.ts';
import { cash, counterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();

test('deposits of a seed at the same moment share a teller’s day, and those beyond it are released by the manager', async () => {
  // 250,000 are left of the teller's day: two deposits of 100,000.
  await bank.owner`
    insert into daily_usage (tanggal, lingkup, kunci, kelompok, kode_valuta, jumlah)
    select ${DAY}, 'PENGGUNA', 'teller1', 'TUNAI_MASUK', 'IDR', daily_limit_of('teller1', 'TUNAI_MASUK', 'IDR', ${DAY}) - 25000000`;
  await Promise.all(Array.from({ length: 6 }, () => post(bank, 'teller1', cashDeposit, cash(accounts.ani, 1))));
  const [day] = await bank.owner`
    select (select daily_limit_of('teller1', 'TUNAI_MASUK', 'IDR', ${DAY}) - jumlah from daily_usage where kunci = 'teller1' and kelompok = 'TUNAI_MASUK') as sisa,
           (select count(*)::integer from override_grant where dipakai_pada is not null and alasan = '{TOTAL_HARIAN}') as disetujui,
           (select count(*)::integer from journal where operasi = 'SETOR_TUNAI' and id_user = 'teller1') as setoran`;
  expect({ ...day }).toEqual({ sisa: 50_000_00n, disetujui: 4, setoran: 6 });
  // The test gives back the usage that no journal caused.
  await bank.owner`update daily_usage set jumlah = jumlah - (daily_limit_of('teller1', 'TUNAI_MASUK', 'IDR', ${DAY}) - 25000000) where kunci = 'teller1' and kelompok = 'TUNAI_MASUK'`;
  await expectSoundBooks(bank);
});
