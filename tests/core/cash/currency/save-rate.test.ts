import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { kurs, kursHari } from '#core/cash/currency/queries.ts';
import { saveRate } from '#core/cash/currency/save-rate.ts';
import { accepted, counterBank, insertGrant, reasonsOf, refused } from '../../counter-bank.ts';
import { dollarCash, dollars, seedDollars } from '../../currency-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
breaksBooks(bank, ['7']);
await seedDollars(bank);

const rates = (rest: Readonly<Record<string, unknown>> = {}) => ({
  kode_valuta: 'USD',
  tanggal: DAY,
  beli: '16500',
  tengah: '16600',
  jual: '16700',
  versi: 0,
  alasan: '',
  ...rest,
});
const submit = (data: unknown, user = 'finance1') =>
  bank.flow(user, 'SUBMIT', { flowCode: 'SIMPAN_KURS', seen: '', data });
const approve = (idFlow: string, user = 'finance2') => bank.flow(user, 'APPROVE', { idFlow });
const stored = async () =>
  (
    await bank.owner<{ tanggal: string; beli: bigint; tengah: bigint; jual: bigint; versi: number }[]>`
    select tanggal, beli, tengah, jual, versi from exchange_rate where kode_valuta = 'USD' order by tanggal`
  ).map((row) => ({ ...row }));

test('one person sets no rate; two of head office do, and a counter works with it at once', async () => {
  const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('finance1', saveRate, rates()));
  expect(reasonsOf(error)).toEqual([['PERUBAHAN_DATA', 'HO_FINANCE']]);
  const { id_flow } = await accepted(bank, () => submit(rates()));
  expect(await stored()).toEqual([]);
  await refused(bank, 'RATE_MISSING', () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 1)));
  await refused(bank, 'SELF_APPROVAL', () => approve(id_flow, 'finance1'));
  await refused(bank, 'NOT_FOUND', () => approve(id_flow, 'manager1'));
  await accepted(bank, () => approve(id_flow));
  expect(await stored()).toEqual([
    { tanggal: DAY, beli: 165_000_000n, tengah: 166_000_000n, jual: 167_000_000n, versi: 1 },
  ]);
  await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 1)));
});

test('the checker sees each rate; the version stores both persons, and the list shows them', async () => {
  const { id_flow } = await submit(rates({ tanggal: '2026-11-23', beli: '16510.5', tengah: '16610', jual: '16710' }));
  const [item] = await bank.owner<{ perubahan: unknown; objek: string }[]>`
    select perubahan, objek from flow_instance where id_flow = ${id_flow}`;
  expect(item).toMatchObject({
    objek: 'KURS:USD/2026-11-23',
    perubahan: [
      { kolom: 'kode_valuta', lama: '', baru: 'USD' },
      { kolom: 'tanggal', lama: '', baru: '23-11-2026' },
      { kolom: 'kurs_beli', lama: '', baru: '16,510.50' },
      { kolom: 'kurs_tengah', lama: '', baru: '16,610.00' },
      { kolom: 'kurs_jual', lama: '', baru: '16,710.00' },
    ],
  });
  const day = await kursHari(await bank.as('teller1'), { kode_valuta: 'USD', tanggal: '2026-11-23' });
  expect(day).toMatchObject({ ada: 'F', id_flow });
  // Of one day and currency one change waits at a time.
  await refused(bank, 'CHANGE_WAITING', () => submit(rates({ tanggal: '2026-11-23' }), 'finance2'));
  await approve(id_flow);
  const list = await kurs(await bank.as('teller1'), {
    kode_valuta: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    paging: undefined,
  });
  expect(
    list.data.map(({ tanggal, beli, pembuat, disetujui_oleh, dapat_diubah }) => [
      tanggal,
      beli,
      pembuat,
      disetujui_oleh,
      dapat_diubah,
    ]),
  ).toEqual([
    ['2026-11-23', '16510.50', 'finance1', 'finance2', 'T'],
    [DAY, '16500.00', 'finance1', 'finance2', 'T'],
  ]);
});

test('during its day the bank may give and ask otherwise, but the middle rate stays once it was booked at', async () => {
  const other = { versi: 1, alasan: 'pasar bergerak', tengah: '16600' };
  await refused(bank, 'RATE_IN_USE', () => submit(rates({ ...other, tengah: '16601' })));
  await refused(bank, 'DATA_CHANGED', () => submit(rates({ ...other, versi: 7, beli: '16400' })));
  await refused(bank, 'DUPLICATE', () => submit(rates()));
  await refused(bank, 'NO_CHANGE', () => submit(rates({ ...other, beli: '16500.00' })));
  const { id_flow } = await accepted(bank, () => submit(rates({ ...other, beli: '16400' })));
  await accepted(bank, () => approve(id_flow));
  expect((await stored())[0]).toMatchObject({ beli: 164_000_000n, tengah: 166_000_000n, versi: 2 });
  const [{ n } = { n: 0n }] = await bank.owner<{ n: bigint }[]>`
    select count(*) as n from record_version where jenis = 'rate' and kunci = ${`USD/${DAY}`}`;
  expect(n).toBe(2n);
  await expectSoundBooks(bank);
});

test('the posting function preserves the middle rate of a day with bookings', async () => {
  const { id_flow } = await submit(rates({ tanggal: '2026-11-23', versi: 1, alasan: 'koreksi kurs', tengah: '16620' }));
  // The day comes and something is booked at it before the second person decides.
  await bank.owner`update branch set accounting_date = '2026-11-23'`;
  await bank.owner`update cash_box set tanggal = '2026-11-23' where jenis = 'TELLER'`;
  await bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 1));
  await refused(bank, 'RATE_IN_USE', () => approve(id_flow));
  expect((await stored())[1]).toMatchObject({ tengah: 166_100_000n, versi: 1 });
  await bank.flow('finance1', 'CANCEL', { idFlow: id_flow });
});

test('no rate for a day that is over, the books’ own currency, an unknown currency, or the wrong way round', async () => {
  await refused(bank, 'TERM_IN_FORCE', () =>
    submit(rates({ tanggal: DAY, versi: 2, alasan: 'terlambat', beli: '16300' })),
  );
  await refused(bank, 'VALIDATION', () => submit(rates({ kode_valuta: 'IDR', tanggal: '2026-11-24' })));
  await refused(bank, 'VALIDATION', () => submit(rates({ kode_valuta: 'EUR', tanggal: '2026-11-24' })));
  await refused(bank, 'VALIDATION', () => submit(rates({ tanggal: '2026-11-24', beli: '16601' })));
  await refused(bank, 'VALIDATION', () => submit(rates({ tanggal: '2026-11-24', jual: '0' })));
  await accepted(bank, () => submit(rates({ tanggal: '2026-11-24' })));
});

test('a holder of a till sets no rates, and each rate far from its last is a reason that the second person lifts', async () => {
  await refused(bank, 'FORBIDDEN', () => submit(rates({ tanggal: '2026-11-25' }), 'teller1'));
  const preview = await bank.run(
    'finance1',
    saveRate,
    rates({ tanggal: '2026-11-25', beli: '1650', tengah: '1660', jual: '1670' }),
    { dryRun: true },
  );
  const jumps = ({ otorisasi }: typeof preview) =>
    otorisasi?.alasan.filter(({ kode }) => kode !== 'PERUBAHAN_DATA').map(({ kode, rincian }) => [kode, rincian]);
  expect(jumps(preview)).toEqual([
    ['KURS_BELI_MELONJAK', { persen: '5', kurs: '1,650.00', kurs_lalu: '16,510.50' }],
    ['KURS_MELONJAK', { persen: '5', kurs: '1,660.00', kurs_lalu: '16,610.00' }],
    ['KURS_JUAL_MELONJAK', { persen: '5', kurs: '1,670.00', kurs_lalu: '16,710.00' }],
  ]);
  const calm = await bank.run('finance1', saveRate, rates({ tanggal: '2026-11-25' }), { dryRun: true });
  expect(jumps(calm)).toEqual([]);
  // Ten times too much on one side alone leaves the order of the three as it has to be.
  const dear = await bank.run('finance1', saveRate, rates({ tanggal: '2026-11-25', jual: '167000' }), { dryRun: true });
  expect(jumps(dear)?.map(([kode]) => kode)).toEqual(['KURS_JUAL_MELONJAK']);
  const cheap = await bank.run('finance1', saveRate, rates({ tanggal: '2026-11-25', beli: '1650' }), { dryRun: true });
  expect(jumps(cheap)?.map(([kode]) => kode)).toEqual(['KURS_BELI_MELONJAK']);
});

test('released at the desk by the other’s credentials it is in force at once, once', async () => {
  const data = saveRate.schema.parse(rates({ tanggal: '2026-11-26' }));
  const token = await insertGrant(bank, {
    code: 'SIMPAN_KURS',
    data,
    maker: 'finance1',
    branch: '000',
    supervisor: 'finance2',
    reasons: ['PERUBAHAN_DATA'],
  });
  await accepted(bank, () => bank.run('finance1', saveRate, data, { token }));
  await refused(bank, 'DUPLICATE', () => bank.run('finance1', saveRate, data, { token }));
  expect((await stored()).map(({ tanggal }) => tanggal)).toContain('2026-11-26');
});
