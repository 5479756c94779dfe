import { expect, test } from 'vitest';
import { buildBank } from '#core/programs/seed.ts';
import { emptyBank } from '../helpers.ts';
import { expectSoundBooks } from '../sound-books.ts';

/** Weeks of a bank's life go by here, also on a busy machine. */
const PATIENCE = 300_000;

test(
  'a demo bank with a history: customers of its own, a month’s shares, deposits, orders and ends of day, and sound books',
  async () => {
    const bank = await emptyBank();
    try {
      await buildBank(bank, '2026-12-07', 9);
      const [row] = await bank.owner`
      select (select min(tanggal) from eod_run)::text as pertama, (select count(*) from eod_run where status <> 'SELESAI')::integer as terbuka,
        (select string_agg(accounting_date || status, ' ' order by kode_cabang) from branch) as hari,
        (select count(*) from customer where nomor_identitas is not null and tanggal_buka between '2026-11-23' and '2026-12-01')::integer as baru,
        (select string_agg(bulan || status, ' ') from hi1000) as bagi_hasil,
        (select saldo_buku from account_state where nomor_rekening = '001120000454') as tur`;
      expect({ ...row }).toMatchObject({
        pertama: '2026-11-23',
        terbuka: 0,
        hari: '2026-12-07BUKA 2026-12-07BUKA 2026-12-07BUKA',
        bagi_hasil: '2026-11-01DIBAGIKAN',
        // The start of the tour is the same without a history.
        tur: 1_240_000_000n,
      });
      expect(row?.baru).toBeGreaterThanOrEqual(20);
      await expectSoundBooks(bank);
    } finally {
      await bank.close();
    }
  },
  PATIENCE,
);
