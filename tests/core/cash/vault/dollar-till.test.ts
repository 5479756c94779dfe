import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { tellerDetail } from '#core/cash/counter/queries.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { mutasi } from '#core/cash/vault/queries.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { payIn } from '#core/programs/seed/capital.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { closeTillOrCompare } from '#core/server/close-till.ts';
import { accepted, counterBank, insertGrant, refused } from '../../counter-bank.ts';
import { dollarCash, dollars, insertRate, seedDollars, worthLines } from '../../currency-bank.ts';

const bank = await counterBank();
await seedDollars(bank);
await bank.owner`update cash_box set status = 'TUTUP', tanggal = null where kode_valuta = 'USD' and jenis = 'TELLER'`;

const box = async (kode_kas: string) => {
  const [row] = await bank.owner<{ id_kas: number; saldo: bigint; status: string; stok: Record<string, number> }[]>`
    select id_kas, saldo, status, stok from cash_box where kode_cabang = '001' and kode_kas = ${kode_kas}`;
  if (!row) throw new Error(`no box ${kode_kas}`);
  return { ...row };
};
const till = await box('TLR01USD');
const onItsWay = async () => {
  const [row] = await bank.owner<{ id: string }[]>`select id_serah_terima as id from handover where status = 'DIKIRIM'`;
  return row?.id ?? '';
};
const send = (kode_valuta: string, pecahan: ReturnType<typeof toRows>, nominal: string) =>
  bank.run('headteller1', vaultToTill, { id_kas: String(till.id_kas), nominal, kode_valuta, pecahan });
const close = async (input: Readonly<Record<string, unknown>>) =>
  closeTillOrCompare(await bank.as('teller1'), {
    kode_valuta: 'USD',
    keterangan: '',
    selisih: '',
    token_override: '',
    dry_run: 'F',
    pecahan: [],
    ...input,
  });

const notes = toRows({ '100': 5, '20': 10, '1': 50 });

test('without a rate of the day no dollars leave the vault; with it they are on their way at its middle', async () => {
  const capital = { kode_cabang: '001', kode_valuta: 'USD', pecahan: toRows({ '100': 100, '20': 50, '1': 100 }) };
  await refused(bank, 'RATE_MISSING', () => payIn(bank, capital));
  await insertRate(bank, ['16500', '16600', '16700']);
  const paid = await accepted(bank, () => payIn(bank, capital));
  expect(await worthLines(bank, paid.id_jurnal)).toEqual([
    ['001', '101004', 'USD', 11_100_00n, 184_260_000_00n],
    ['001', '113001', 'USD', -11_100_00n, -184_260_000_00n],
    ['001', '113002', 'IDR', 184_260_000_00n, null],
    ['001', '110001', 'IDR', -184_260_000_00n, null],
    ['000', '401001', 'IDR', -184_260_000_00n, null],
    ['000', '110001', 'IDR', 184_260_000_00n, null],
  ]);
  const sent = await accepted(bank, () => send('USD', notes, '750.00'));
  expect(await worthLines(bank, sent.id_jurnal)).toEqual([
    ['001', '101006', 'USD', 750_00n, 12_450_000_00n],
    ['001', '101004', 'USD', -750_00n, -12_450_000_00n],
  ]);
});

test('rupiah go to no dollar till and dollars come from no rupiah vault', async () => {
  await refused(bank, 'NOT_FOUND', () => send('IDR', toRows({ '100000': 1 }), '100000.00'));
  await refused(bank, 'CASH_UNKNOWN', () => send('USD', toRows({ '1000': 1 }), '1000.00'));
});

test('the rupiah till is open; the dollar till opens by its own handover, once', async () => {
  await refused(bank, 'TILL_OPEN', async () =>
    bank.run('teller1', openTill, { id_serah_terima: await onItsWay(), pecahan: notes }),
  );
  const usd = async () => ({ kode_valuta: 'USD', id_serah_terima: await onItsWay() });
  await refused(bank, 'HANDOVER_COUNT', async () =>
    bank.run('teller1', openTill, { ...(await usd()), pecahan: toRows({ '100': 5 }) }),
  );
  const opened = await accepted(bank, async () => bank.run('teller1', openTill, { ...(await usd()), pecahan: notes }));
  expect(await worthLines(bank, opened.id_jurnal)).toEqual([
    ['001', '101005', 'USD', 750_00n, 12_450_000_00n],
    ['001', '101006', 'USD', -750_00n, -12_450_000_00n],
  ]);
  expect(await box('TLR01USD')).toMatchObject({
    status: 'BUKA',
    saldo: 750_00n,
    stok: { '10000': 5, '2000': 10, '100': 50 },
  });
  await refused(bank, 'TILL_OPEN', () => bank.run('teller1', openTill, { kode_valuta: 'USD', pecahan: [] }));
});

test('each till of a teller shows itself and names the others; another teller sees neither', async () => {
  const ask = async (user: string, query: { id_kas: string; kode_valuta: string }) =>
    tellerDetail(await bank.as(user), query);
  const own = await ask('teller1', { id_kas: '', kode_valuta: 'USD' });
  expect(own).toMatchObject({ teller: { kode_kas: 'TLR01USD', saldo: '750.00' }, dari_khasanah: '750.00' });
  expect(own.kas.map(({ kode_kas, kode_valuta }) => [kode_kas, kode_valuta])).toEqual([
    ['TLR01', 'IDR'],
    ['TLR01USD', 'USD'],
  ]);
  expect((await ask('teller1', { id_kas: '', kode_valuta: '' })).teller?.kode_kas).toBe('TLR01');
  await refused(bank, 'NO_TILL', () => ask('teller2', { id_kas: '', kode_valuta: 'USD' }));
  const movements = async (user: string) =>
    (
      await mutasi(await bank.as(user), {
        id_kas: String(till.id_kas),
        tanggal_awal: '',
        tanggal_akhir: '',
        paging: undefined,
      })
    ).data;
  expect((await movements('teller1')).map(({ masuk, kode_valuta }) => [masuk, kode_valuta])).toEqual([
    ['750.00', 'USD'],
  ]);
  expect(await movements('teller2')).toEqual([]);
});

test('part of it goes back to the dollar vault and to no other', async () => {
  await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 3)));
  await bank.run('teller1', tillToVault, { kode_valuta: 'USD', nominal: '100.00', pecahan: toRows({ '100': 1 }) });
  await refused(bank, 'CASH_SHORT', () =>
    bank.run('teller1', tillToVault, { kode_valuta: 'USD', nominal: '1000.00', pecahan: toRows({ '100': 10 }) }),
  );
  await bank.run('headteller1', receiveCash, { id_serah_terima: await onItsWay(), pecahan: toRows({ '100': 1 }) });
  expect((await box('KHSUSD')).saldo).toBe(10_450_00n);
});

test('closing compares in dollars, books a missing note at the middle rate and leaves the rupiah till open', async () => {
  const counted = toRows({ '100': 7, '20': 9, '1': 50 });
  expect(await close({ dry_run: 'T', pecahan: counted })).toMatchObject({ status: 'HITUNG_ULANG', selisih: '' });
  await refused(bank, 'COUNT_AGAIN', () => close({ pecahan: counted }));
  expect(await close({ dry_run: 'T', pecahan: counted })).toMatchObject({
    dihitung: '930.00',
    seharusnya: '950.00',
    selisih: '-20.00',
    penyebab: [{ kode: 'SATU_LEMBAR' }],
  });
  await refused(bank, 'DIFFERENCE', () => close({ pecahan: counted }));
  const booked = { pecahan: counted, selisih: '-20.00', keterangan: 'Kurang selembar dua puluh' };
  const token_override = await insertGrant(bank, {
    code: 'TUTUP_KAS',
    data: closeTill.schema.parse({ ...booked, kode_valuta: 'USD' }),
    maker: 'teller1',
    supervisor: 'headteller1',
    reasons: ['SELISIH_KAS'],
  });
  const closed = await accepted(bank, () => close({ ...booked, token_override }));
  expect(await worthLines(bank, closed.posting?.id_jurnal ?? '')).toEqual([
    ['001', '112003', 'USD', 20_00n, 332_000_00n],
    ['001', '101005', 'USD', -20_00n, -332_000_00n],
    ['001', '101006', 'USD', 930_00n, 15_438_000_00n],
    ['001', '101005', 'USD', -930_00n, -15_438_000_00n],
  ]);
  await bank.run('headteller1', receiveCash, { id_serah_terima: await onItsWay(), pecahan: counted });
  expect(await box('TLR01USD')).toMatchObject({ status: 'TUTUP', saldo: 0n, stok: {} });
  expect((await box('TLR01')).status).toBe('BUKA');
  await refused(bank, 'TILL_CLOSED', () => close({ pecahan: counted }));
});
