import { expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { order, standingBank } from '../../accounts/standing-orders/standing-order-bank.ts';
import { accepted, bareCommit, cash, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { type Hit, line, listsBank, part } from './lists-bank.ts';

const bank = await listsBank();
// The order of the last test falls due on days that the branch is moved to without opening them.
breaksBooks(bank, ['7']);
const { registered, turn, runEndOfDay, dues } = standingBank(bank);

const customerOf = async (account: string): Promise<{ nomor_nasabah: string; nomor_identitas: string }> => {
  const [row] = await bank.owner<{ nomor_nasabah: string; nomor_identitas: string }[]>`
    select c.nomor_nasabah, c.nomor_identitas from account a join customer c using (nomor_nasabah) where a.nomor_rekening = ${account}`;
  if (!row) throw new Error('no customer');
  return row;
};
const openHit = async (nomorNasabah: string): Promise<Hit> => {
  const hit = (await bank.hits(`NASABAH:${nomorNasabah}`)).find(({ status }) => status === 'BARU');
  if (!hit) throw new Error('no hit');
  return hit;
};
const withdraw = (account: string, rest: object = {}) =>
  bank.run('teller1', cashWithdrawal, { ...cash(account, 1), ...rest });
const send = (from: string, to: string) =>
  bank.run('teller1', bookTransfer, { nomor_rekening_debet: from, nomor_rekening_kredit: to, nominal: '100000.00' });
const place = (account: string) => ({
  kode_cabang: '001',
  kode_gl: account === accounts.ani ? '301001' : '203002',
  sub: { jenis: 'REKENING', id: account } as const,
});
const legs = (from: string, to: string) => [debit(place(from), 100n), credit(place(to), 100n)];
const stateOf = async (account: string) => {
  const [row] = await bank.owner`
    select kepatuhan, blokir, blokir_resmi from account_state where nomor_rekening = ${account}`;
  return { ...row };
};

test('a holder with an open hit withdraws nothing and receives money until compliance clears the hit', async () => {
  const ani = await customerOf(accounts.ani);
  await accepted(bank, () => withdraw(accounts.ani));
  await bank.putInForce(part([line('X-1', 'Ani Lestari')]));
  await refused(bank, 'COMPLIANCE_HOLD', () => withdraw(accounts.ani));
  await refused(bank, 'COMPLIANCE_HOLD', () => send(accounts.ani, accounts.budi));
  // The posting function refuses it whatever the rules have let through.
  await refused(bank, 'COMPLIANCE_HOLD', () => bareCommit(bank, { legs: legs(accounts.ani, accounts.budi) }));
  await accepted(bank, () => bareCommit(bank, { legs: legs(accounts.budi, accounts.ani) }));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await accepted(bank, () => send(accounts.budi, accounts.ani));
  await accepted(bank, () => withdraw(accounts.budi));
  expect(await stateOf(accounts.ani)).toEqual({ kepatuhan: true, blokir: 'D', blokir_resmi: 'D' });
  await expectSoundBooks(bank);
  await bank.decide(await openHit(ani.nomor_nasabah), 'BUKAN');
  expect(await stateOf(accounts.ani)).toEqual({ kepatuhan: false, blokir: '', blokir_resmi: '' });
  await accepted(bank, () => withdraw(accounts.ani));
  await expectSoundBooks(bank);
});

test('the national blacklist stops no debit', async () => {
  const listed = { tanggal_lahir: '1990-10-20', lembar: '3', bank: 'Bank Contoh', terbit: '2026-10-01' };
  const { nomor_identitas } = await customerOf(accounts.citra);
  await bank.putInForce(
    part([line('H-1', 'Citra Permana', { ...listed, nomor_identitas })], { jenis: 'DHN', penerbit: 'BI' }),
  );
  expect(await stateOf(accounts.citra)).toEqual({ kepatuhan: false, blokir: '', blokir_resmi: '' });
  await accepted(bank, () => withdraw(accounts.citra));
});

test('a signer or a beneficial owner with an open hit stops the account, an heir and a former signer do not', async () => {
  const [firma, budi] = [await customerOf(accounts.firma), await customerOf(accounts.budi)];
  await bank.owner`
    insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai) values (${accounts.firma}, ${budi.nomor_nasabah}, 'PENANDA_TANGAN', '2026-01-02')`;
  await accepted(bank, () => send(accounts.firma, accounts.citra));
  await bank.putInForce(part([line('X-2', 'Budi Hartono')]));
  await refused(bank, 'COMPLIANCE_HOLD', () => send(accounts.firma, accounts.citra));
  await bank.owner`update account_party set sampai = '2026-11-19' where nomor_rekening = ${accounts.firma} and nomor_nasabah = ${budi.nomor_nasabah}`;
  await accepted(bank, () => send(accounts.firma, accounts.citra));
  await bank.decide(await openHit(budi.nomor_nasabah), 'BUKAN');
  const [{ urut } = { urut: 0 }] = await bank.owner<{ urut: number }[]>`
    select coalesce(max(urut), 0) + 1 as urut from customer_relation where nomor_nasabah = ${firma.nomor_nasabah}`;
  await bank.owner`
    insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal) values
      (${firma.nomor_nasabah}, ${urut}, 'PEMILIK_MANFAAT', 'Pemilik Terdaftar', 'PEMILIK TERDAFTAR'),
      (${firma.nomor_nasabah}, ${urut + 1}, 'AHLI_WARIS', 'Waris Terdaftar', 'WARIS TERDAFTAR')`;
  await bank.putInForce(part([line('X-3', 'Waris Terdaftar')]));
  await accepted(bank, () => send(accounts.firma, accounts.citra));
  await bank.putInForce(part([line('X-4', 'Pemilik Terdaftar')]));
  await refused(bank, 'COMPLIANCE_HOLD', () => send(accounts.firma, accounts.citra));
  const hit = (await bank.hits(`NASABAH:${firma.nomor_nasabah}`)).find(({ kode }) => kode === 'X-4');
  if (!hit) throw new Error('no hit');
  await bank.decide(hit, 'BUKAN');
  await accepted(bank, () => send(accounts.firma, accounts.citra));
  await expectSoundBooks(bank);
});

test('a customer with an open hit brings no document for somebody else', async () => {
  const budi = await customerOf(accounts.budi);
  const presenter = { jenis_identitas: 'KTP', nomor_identitas: budi.nomor_identitas, nama: 'Budi Hartono' };
  await accepted(bank, () => withdraw(accounts.ani, presenter));
  await bank.putInForce(part([line('X-5', 'Budi Hartono')]));
  await refused(bank, 'COMPLIANCE_HOLD', () => withdraw(accounts.ani, presenter));
  await accepted(bank, () => withdraw(accounts.ani));
  await bank.decide(await openHit(budi.nomor_nasabah), 'BUKAN');
  await accepted(bank, () => withdraw(accounts.ani, presenter));
});

test('an order of the end of the day takes nothing of a stopped account', async () => {
  const ani = await customerOf(accounts.ani);
  const nomor = await registered(order({ hari: '23' }));
  await bank.putInForce(part([line('X-6', 'Ani Lestari')]));
  await turn('2026-11-23', 'CUT_OFF');
  await runEndOfDay();
  expect(await dues(nomor)).toEqual([expect.objectContaining({ nominal: 0n, sebab: 'SUMBER_KEPATUHAN' })]);
  await bank.decide(await openHit(ani.nomor_nasabah), 'BUKAN');
  await turn('2026-11-24', 'CUT_OFF');
  await runEndOfDay();
  expect(await dues(nomor)).toEqual([expect.objectContaining({ status: 'BERHASIL', nominal: 100_000_000n })]);
});
