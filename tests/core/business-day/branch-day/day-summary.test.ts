import { expect, test } from 'vitest';
import { daySummary } from '#core/business-day/branch-day/day-summary.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { fromMinor, rupiahMinor } from '#lib/money.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { daysBank } from './days-bank.ts';

const bank = await daysBank();
const summary = async (user: string, kode_cabang = '') => daySummary(await bank.as(user), { kode_cabang });
const figures = async (user: string) =>
  Object.fromEntries(
    (await summary(user)).angka.map(({ kode, banyak, nominal, banyak_kemarin, nominal_kemarin }) => [
      kode,
      [banyak, nominal, banyak_kemarin, nominal_kemarin],
    ]),
  );
const cash = (whole: number, operation: typeof cashDeposit | typeof cashWithdrawal = cashDeposit) =>
  bank.run('teller1', operation as typeof cashDeposit, {
    nomor_rekening: accounts.ani,
    nominal: `${whole}.00`,
    pecahan: toRows({ '100000': whole / 100_000 }),
  });

test('a day is counted against the business day before it', async () => {
  const before = await figures('manager1');
  const later = [(await cash(300_000)).id_jurnal, (await cash(200_000)).id_jurnal];
  await cash(100_000, cashWithdrawal);
  const after = await figures('manager1');
  const more = (kode: string, banyak: number, nominal: bigint) => {
    const [count = 0, sum = ''] = (before[kode] ?? []) as [number, string];
    return [count + banyak, sum === '' ? '' : fromMinor(rupiahMinor(sum) + nominal), 0, sum === '' ? '' : '0.00'];
  };
  expect(after).toEqual({
    TRANSAKSI: more('TRANSAKSI', 3, 0n),
    SETORAN: more('SETORAN', 2, 50_000_000n),
    TARIKAN: more('TARIKAN', 1, 10_000_000n),
    TRANSFER: [0, '0.00', 0, '0.00'],
    PEMBUKAAN: [0, '', 0, ''],
  });
  expect(await figures('manager2')).not.toMatchObject({ SETORAN: after.SETORAN });

  await bank.endOfDay('001');
  await bank.endOfDay('002');
  await bank.endOfDay('000');
  await bank.openBank();
  await bank.step('manager1', 'prepare');
  const next = await summary('manager1');
  expect(next.kemarin).not.toBe('');
  expect(next.kemarin < next.accounting_date).toBe(true);
  // Midnight may have come since these were posted: they are of the first second of their day.
  const from = (moment: string, ids: readonly string[] | null) => bank.owner`
    update journal set dibuat_pada = date_trunc('day', dibuat_pada, 'Asia/Jakarta') + ${moment}::interval
    where tanggal = ${next.kemarin} and (${ids}::bigint[] is null or id = any (${ids}::bigint[]))`;
  await from('0 seconds', null);
  const today = await figures('manager1');
  expect([today.SETORAN, today.TARIKAN]).toEqual([
    [0, '0.00', ...(after.SETORAN ?? []).slice(0, 2)],
    [0, '0.00', ...(after.TARIKAN ?? []).slice(0, 2)],
  ]);
  // The comparison leaves out the part of that day that is later than the time now.
  await from('23:59:59.9', later);
  expect((await figures('manager1')).SETORAN?.slice(2)).toEqual((before.SETORAN ?? []).slice(0, 2));
});

test('names who of the branch is signed in by role, and another branch’s day is hidden', async () => {
  expect((await summary('manager1')).bertugas).toEqual([]);
  await bank.owner`insert into app_session (sid, subjek, id_user, kode_cabang, batas, alamat, peramban)
    select 's-' || id_user, id_user, id_user, kode_cabang, now() + interval '1 hour', '::1', '' from app_user
    where id_user in ('teller1', 'headteller1', 'teller3')`;
  const { bertugas, petugas } = await summary('manager1');
  expect(bertugas.map(({ role_id, nama_user }) => [role_id, nama_user.length])).toEqual([
    ['HEAD_TELLER', 1],
    ['TELLER', 1],
  ]);
  expect(petugas).toBeGreaterThan(2);
  await refusal(summary('manager1', '002'), 'NOT_FOUND');
  expect((await summary('finance1', '002')).bertugas).toMatchObject([{ role_id: 'TELLER' }]);
});

test('the vault’s projection is the sum of vault, tills and handovers; its counter sees none of it', async () => {
  const before = (await summary('manager1')).kas;
  const [boxes] = await bank.owner<{ khasanah: bigint; batas: bigint; teller: bigint }[]>`
    select sum(saldo) filter (where jenis = 'KHASANAH')::bigint as khasanah, sum(batas) filter (where jenis = 'KHASANAH')::bigint as batas,
      sum(saldo) filter (where jenis = 'TELLER')::bigint as teller from cash_box where kode_cabang = '001' and kode_valuta = 'IDR'`;
  const { khasanah = 0n, batas = 0n, teller = 0n } = boxes ?? {};
  expect(before).toEqual({
    khasanah: fromMinor(khasanah),
    batas: fromMinor(batas),
    kas_teller: fromMinor(teller),
    dalam_perjalanan: '0.00',
    sesudah_masuk: fromMinor(khasanah + teller),
  });
  await bank.owner`insert into flow_instance (id_flow, jenis, flow_code, trans_code, flow_state, kode_cabang, tanggal, user_input, flow_data, sidik, nominal, kode_valuta)
    values (gen_random_uuid(), 'FLOW', 'HITUNG_KHASANAH', '', 'WAITING', '001', current_date, 'manager1', '{}', '', 0, 'IDR')`;
  expect((await summary('manager1')).kas).toMatchObject({ khasanah: '', sesudah_masuk: '', batas: fromMinor(batas) });
  expect((await summary('headteller1')).kas).toEqual(before);
});
