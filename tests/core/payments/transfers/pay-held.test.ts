import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reversal } from '#core/cash/counter/reversal.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { accepted, boxOf, insertGrant, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { arrive, arrival, answer, approve, file, lines, ledger, leave, owner } = bank;

/** A transfer of so many rupiah to a closed account of 001, which its bank would not have back. */
async function refusedBack(whole: bigint, rekening: string = accounts.tutup, nama = 'Tuti Sudahtutup') {
  await arrive(rekening, nama, whole);
  const { nomor } = await arrival();
  await leave();
  await answer(nomor, 'DITOLAK', 'AC03');
  return nomor;
}
const paying = (nomor: string, over: object = {}) => ({
  nomor,
  nominal: rupiah(1_000_000n),
  kode_valuta: 'IDR',
  keterangan: 'KTP asli dan bukti kirim',
  pecahan: [{ nominal: '100000.00', lembar: 10 }],
  jenis_identitas: 'KTP',
  nomor_identitas: '3273056010900009',
  nama: 'Tuti Sudah Tutup',
  ...over,
});
const journalOf = async (nomor: string) =>
  (
    await owner<{ journal_akhir: bigint | null }[]>`select journal_akhir from incoming_transfer where nomor = ${nomor}`
  )[0]?.journal_akhir ?? null;
const pay = (nomor: string, over: object = {}, maker = 'teller1') => file(maker, 'BAYAR_TRANSFER', paying(nomor, over));
const stands = async (nomor: string) => [
  (await owner<{ status: string }[]>`select status from incoming_transfer where nomor = ${nomor}`)[0]?.status,
  await ledger('201002'),
];

test('to the identified recipient, out of the till, by two persons and once', async () => {
  const nomor = await refusedBack(1_000_000n);
  const [held, till] = [await stands(nomor), await boxOf(bank, { user: 'teller1' })];
  const [item, duplicate] = [await pay(nomor), await pay(nomor)];
  expect(await stands(nomor)).toEqual(held);
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'teller1'));
  await approve(item, 'headteller1');
  const row = await arrival();
  expect(row).toMatchObject({ nomor, status: 'DIBAYAR', user_akhir: 'teller1' });
  expect(await lines(row.journal_akhir)).toEqual([
    ['001', '201002', 1_000_000_00n],
    ['001', '101002', -1_000_000_00n],
  ]);
  // The voucher names the payee, and the payee's proof of identity.
  const [journal] = await owner<{ keterangan: string }[]>`
    select keterangan from journal where id = ${String(row.journal_akhir)}::bigint`;
  expect(journal?.keterangan).toBe(`${nomor} · Tuti Sudahtutup · KTP asli dan bukti kirim`);
  expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo - 1_000_000_00n);
  // It counts as the payee's cash of the day, for the reports about cash.
  const [cash] = await owner`
    select c.peran, c.keluar, w.nama from cash_entry c join walk_in w on w.nomor_wic = c.pihak
    where c.journal_id = ${String(row.journal_akhir)}::bigint`;
  expect(cash).toEqual({ peran: 'PELAKU', keluar: 1_000_000_00n, nama: 'Tuti Sudah Tutup' });
  await refused(bank, 'TRANSFER_STATE', () => approve(duplicate, 'headteller1'));
  expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo - 1_000_000_00n);
});

test('to nobody else, and nothing but all of it', async () => {
  const nomor = await refusedBack(1_000_000n);
  const held = await stands(nomor);
  for (const [code, over] of [
    ['TRANSFER_UNKNOWN', { nomor: 'TM9999999999' }],
    ['TRANSFER_PAYEE', { nomor_identitas: '', nama: '' }],
    ['TRANSFER_NOT_HERS', { nomor_identitas: '3273056010900017', nama: 'Joko Santoso' }],
    ['TRANSFER_PAID', { nominal: rupiah(900_000n), pecahan: [{ nominal: '100000.00', lembar: 9 }] }],
    ['CASH_COUNT', { pecahan: [{ nominal: '100000.00', lembar: 9 }] }],
  ] as const) {
    await refused(bank, code, () => pay(nomor, over));
    expect([code, await stands(nomor)]).toEqual([code, held]);
  }
  // At another branch it is not there at all.
  await refused(bank, 'TRANSFER_UNKNOWN', () => pay(nomor, {}, 'teller3'));
  await accepted(bank, () => pay(nomor));
});

test('not while it goes back, nor money for an account that is dormant or blocked', async () => {
  await arrive(accounts.tutup, 'Tuti Sudahtutup', 1_000_000n);
  const { nomor } = await arrival();
  await refused(bank, 'TRANSFER_NOT_CASH', () => pay(nomor));
  await leave();
  await refused(bank, 'TRANSFER_STATE', () => pay(nomor));
  await answer(nomor, 'DITOLAK', 'AC03');
  await accepted(bank, () => pay(nomor));
  await arrive(accounts.dorman, 'Tuti Sudahtutup', 1_000_000n);
  await refused(bank, 'TRANSFER_NOT_CASH', async () => pay((await arrival()).nomor));
});

test('money held by head office, at the counter of the recipient’s choice', async () => {
  const nomor = await refusedBack(1_000_000n, '8800112233');
  await approve(await pay(nomor), 'headteller1');
  expect(await lines(await journalOf(nomor))).toEqual([
    ['000', '201002', 1_000_000_00n],
    ['001', '101002', -1_000_000_00n],
  ]);
});

test('an amount below the smallest coin goes to the benevolence fund, with the recipient’s consent', async () => {
  const nomor = await refusedBack(1_000_007n);
  await refused(bank, 'REMAINDER', () => pay(nomor));
  await approve(await pay(nomor, { setuju_sisa: 'T' }), 'headteller1');
  expect(await lines(await journalOf(nomor))).toEqual([
    ['001', '201002', 1_000_007_00n],
    ['001', '206002', -7_00n],
    ['001', '101002', -1_000_000_00n],
  ]);
});

test('its reversal holds it again, and it is paid again; check:books reports one that stays paid', async () => {
  const nomor = await refusedBack(1_000_000n);
  const held = await stands(nomor);
  const { nomor_referensi } = await approve(await pay(nomor), 'headteller1');
  const journal = await journalOf(nomor);
  const data = { nomor_referensi, alasan: 'salah orang' };
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: ['PEMBATALAN'] });
  await accepted(bank, () => bank.run('teller1', reversal, data, { token, key: randomUUID() }));
  expect(await stands(nomor)).toEqual(held);
  const unsound = async () => (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(await unsound()).toEqual([]);
  await owner`
    update incoming_transfer i set status = 'DIBAYAR', journal_akhir = ${String(journal)}::bigint, tanggal_akhir = i.tanggal, user_akhir = 'teller1' where nomor = ${nomor}`;
  expect(await unsound()).toContain('15 each transfer that came in is booked once and kept once');
  await owner`
    update incoming_transfer set status = 'TERTAHAN', journal_akhir = null, tanggal_akhir = null, user_akhir = null where nomor = ${nomor}`;
  await approve(await pay(nomor), 'headteller1');
});
