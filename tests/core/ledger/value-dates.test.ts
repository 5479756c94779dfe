import { expect, test } from 'vitest';
import type { Commit } from '#core/engine/commit-request.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { accepted, bareCommit, bareGrant, counterBank, refused } from '../counter-bank.ts';
import { accounts, DAY } from '../small-bank.ts';

const bank = await counterBank();
const ani = { kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: accounts.ani } } as const;
const budi = { kode_cabang: '001', kode_gl: '203002', sub: { jenis: 'REKENING', id: accounts.budi } } as const;

const post = (rest: Partial<Commit>) => bareCommit(bank, { legs: [debit(ani, 1n), credit(budi, 1n)], ...rest });
const released = () => bareGrant(bank, ['VALUTA_MUNDUR']);

test('a value date goes back by two persons, at most five business days and in the same month for all', async () => {
  // 2026-11-20 is a Friday: the 13th is five business days back, the 12th six.
  await refused(bank, 'GRANT_INVALID', () => post({ valueDate: '2026-11-13' }));
  const grant = await released();
  await refused(bank, 'VALUE_DATE', () => post({ valueDate: '2026-11-12', ...grant }));
  await refused(bank, 'VALUE_DATE', () => post({ valueDate: '2026-10-30', ...grant }));
  await accepted(bank, () => post({ valueDate: '2026-11-13', ...grant }));
  await bank.owner`update branch set accounting_date = '2026-11-02'`;
  const early = await released();
  await refused(bank, 'VALUE_DATE', () => post({ date: '2026-11-02', valueDate: '2026-10-30', ...early }));
  await bank.owner`update branch set accounting_date = ${DAY}`;
});

test('nobody values a posting ahead, and the date of one leg is proved like that of all', async () => {
  const grant = await released();
  await refused(bank, 'VALUE_DATE', () => post({ valueDate: '2026-11-21', ...grant }));
  const legs = (day: string) => [debit(ani, 1n, { tanggal_valuta: day }), credit(budi, 1n)];
  await refused(bank, 'VALUE_DATE', () => post({ legs: legs('2026-11-12'), ...grant }));
  await refused(bank, 'GRANT_INVALID', () => post({ legs: legs('2026-11-19') }));
  const done = await accepted(bank, () => post({ legs: legs('2026-11-19'), ...grant }));
  const rows =
    await bank.owner`select tanggal_valuta from journal_line where journal_id = ${done.journal_id} order by urut`;
  expect(rows.map((row) => row.tanggal_valuta)).toEqual(['2026-11-19', null]);
});

test('a distributed or closed month takes no value date; closing it preserves opening balances', async () => {
  const move = (dari: string, ke: string, bulan: string) =>
    bareCommit(bank, {
      actor: 'finance1',
      idUser: 'finance1',
      kodeCabang: '000',
      operasi: 'UJI',
      date: null,
      effects: [{ efek: 'period_move', fase: 'sebelum', bulan, dari, ke }],
    });
  await accepted(bank, () => move('BUKA', 'DIBAGIKAN', '2026-10-01'));
  const grant = await released();
  await refused(bank, 'PERIOD_CLOSED', () => post({ valueDate: '2026-10-30', ...grant }));
  await refused(bank, 'PERIOD_CLOSED', () => move('BUKA', 'TUTUP', '2026-10-01'));
  await accepted(bank, () => move('DIBAGIKAN', 'TUTUP', '2026-10-01'));
  await refused(bank, 'PERIOD_CLOSED', () => move('TUTUP', 'DIBAGIKAN', '2026-10-01'));
  // This month is still worked in: it may be distributed, and then takes nothing, but not be closed.
  await refused(bank, 'PERIOD_CLOSED', () => move('BUKA', 'TUTUP', '2026-11-01'));
  await accepted(bank, () => move('BUKA', 'DIBAGIKAN', '2026-11-01'));
  await refused(bank, 'PERIOD_CLOSED', () => post({}));
  await bank.owner`delete from gl_period where bulan = '2026-11-01'`;
  await accepted(bank, () => post({}));
  await bank.owner`update branch set status = 'TUTUP'`;
  await accepted(bank, () => move('BUKA', 'TUTUP', '2026-11-01'));
  const [row] = await bank.owner`
    select count(*)::integer as beda from gl_opening o full join (
      select kode_cabang, kode_gl, lawan, sum(debet - kredit) as saldo from gl_total group by 1, 2, 3 having sum(debet - kredit) <> 0) t
      on (o.kode_cabang, o.kode_gl, o.lawan) = (t.kode_cabang, t.kode_gl, t.lawan)
    where o.bulan is distinct from '2026-12-01' or o.saldo is distinct from t.saldo`;
  expect(row?.beda).toBe(0);
});
