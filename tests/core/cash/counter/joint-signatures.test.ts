import { beforeAll, expect, test } from 'vitest';
import { validateRekening } from '#core/accounts/inquiries/queries.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { transaksiDetails } from '#core/cash/counter/transaction-queries.ts';
import { signersText } from '#lib/customers/specimens.ts';
import { accepted, boxOf, cash, counterBank, insertGrant, linesOf, reasonsOf, refused } from '../../counter-bank.ts';
import { sentFile } from '../../customers/records/stored-files.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();

const customerOf = async (account: string): Promise<string> => {
  const [row] = await bank.owner<{ nomor_nasabah: string }[]>`
    select nomor_nasabah from account where nomor_rekening = ${account}`;
  return row?.nomor_nasabah ?? '';
};
/** The marks by which a form names those who sign for an account, by their names. */
const marksOf = async (account: string, user = 'teller1'): Promise<Readonly<Record<string, string>>> => {
  const { penanda } = await validateRekening(await bank.as(user), {
    nomor_rekening: account,
    detailed: 'F',
    pegangan: '',
  });
  return Object.fromEntries(penanda.map(({ nama, penanda: mark }) => [nama, mark]));
};
const signed = async (account: string, names: readonly string[]): Promise<string> => {
  const marks = await marksOf(account);
  return signersText(names.map((name) => marks[name] ?? ''));
};
const evidenceOf = async (journalId: string) => {
  const [row] = await bank.owner<{ bukti: { penanda?: readonly object[] } | null }[]>`
    select bukti from journal where id = ${journalId}`;
  return row?.bukti?.penanda;
};
const withdrawn = (nomor_rekening: string, penanda: string) =>
  bank.run('teller1', cashWithdrawal, { ...cash(nomor_rekening, 1), penanda });
const sent = (nomor_rekening_debet: string, penanda: string, token?: string) =>
  bank.run(
    'teller1',
    bookTransfer,
    { nomor_rekening_debet, nomor_rekening_kredit: accounts.citra, nominal: '100000.00', penanda },
    token === undefined ? {} : { token },
  );

let [ani, budi, firm] = ['', '', ''];
beforeAll(async () => {
  [ani, budi, firm] = (await Promise.all([accounts.ani, accounts.budi, accounts.firma].map(customerOf))) as [
    string,
    string,
    string,
  ];
  await bank.owner`update account set cara_tanda_tangan = 'DAN' where nomor_rekening = ${accounts.ani}`;
  await bank.owner`
    insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai) values (${accounts.ani}, ${budi}, 'PEMILIK', '2026-01-02')`;
  await bank.owner`update account set cara_tanda_tangan = 'DUA_DARI_TIGA' where nomor_rekening = ${accounts.firma}`;
  await bank.owner`delete from customer_relation where nomor_nasabah = ${firm}`;
  await bank.owner`insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal) values
    (${firm}, 1, 'PENANDA_TANGAN', 'Lina Sari', 'LINA SARI'), (${firm}, 2, 'PENANDA_TANGAN', 'Rudi Salim', 'RUDI SALIM'),
    (${firm}, 3, 'PENANDA_TANGAN', 'Tono Hadi', 'TONO HADI'), (${firm}, 4, 'PENGURUS', 'Orang Luar', 'ORANG LUAR')`;
});

test('an account of two owners together gives nothing on the signature of one, in cash or by transfer', async () => {
  const both = await signed(accounts.ani, ['Ani Lestari', 'Budi Hartono']);
  const one = await signed(accounts.ani, ['Ani Lestari']);
  for (const [signers, count] of [
    ['', '0'],
    [one, '1'],
    [`${one}\n${one}`, '1'],
    [`${one}\nsomebody`, '1'],
  ] as const) {
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => withdrawn(accounts.ani, signers));
    expect(reasonsOf(error)).toEqual([['TANDA_TANGAN_KURANG', 'BRANCH_MANAGER']]);
    expect(error.details.alasan?.[0]?.rincian).toEqual({ rekening: accounts.ani, ada: count, perlu: '2' });
  }
  await refused(bank, 'OVERRIDE_NEEDED', () => sent(accounts.ani, one));
  const posted = await accepted(bank, () => withdrawn(accounts.ani, both));
  expect(await evidenceOf(posted.id_jurnal)).toEqual([
    { nama: 'Ani Lestari', nomor_nasabah: ani },
    { nama: 'Budi Hartono', nomor_nasabah: budi },
  ]);
  const detail = (user: string) =>
    bank
      .as(user)
      .then((context) => transaksiDetails(context, { nomor_referensi: posted.nomor_referensi, duplikat: 'F' }));
  expect((await detail('teller1')).penanda).toEqual(['Ani Lestari', 'Budi Hartono']);
  // One who signs alone is not asked, and leaves no evidence.
  const alone = await accepted(bank, () => withdrawn(accounts.budi, ''));
  expect(await evidenceOf(alone.id_jurnal)).toBeUndefined();
  await expectSoundBooks(bank);
});

test('the branch manager may allow one signature, and the journal stores both the reason and the signer', async () => {
  const penanda = await signed(accounts.ani, ['Budi Hartono']);
  const data = bookTransfer.schema.parse({
    nomor_rekening_debet: accounts.ani,
    nomor_rekening_kredit: accounts.citra,
    nominal: '100000.00',
    penanda,
  });
  const token = await insertGrant(bank, {
    code: 'PEMINDAHBUKUAN',
    data,
    maker: 'teller1',
    reasons: ['TANDA_TANGAN_KURANG'],
  });
  const posted = await accepted(bank, () => sent(accounts.ani, penanda, token));
  const [row] = await bank.owner`select bukti, user_otorisasi from journal where id = ${posted.id_jurnal}`;
  expect(row).toMatchObject({
    user_otorisasi: 'manager1',
    bukti: { alasan: ['TANDA_TANGAN_KURANG'], penanda: [{ nama: 'Budi Hartono', nomor_nasabah: budi }] },
  });
  await expectSoundBooks(bank);
});

test('of an entity two of three sign, each with a specimen in force; who is no signer does not count', async () => {
  expect(Object.keys(await marksOf(accounts.firma))).toEqual(['Lina Sari', 'Rudi Salim', 'Tono Hadi']);
  const two = await signed(accounts.firma, ['Lina Sari', 'Rudi Salim']);
  // Nothing to compare them with.
  const without = await refused(bank, 'OVERRIDE_NEEDED', () => sent(accounts.firma, two));
  expect(without.details.alasan?.[0]?.rincian).toMatchObject({ ada: '0', perlu: '2' });
  await bank.owner`insert into specimen_card (nomor_rekening, aturan, versi) values (${accounts.firma}, 'DUA_DARI_TIGA', 1)`;
  for (const nama of ['Lina Sari', 'Rudi Salim']) {
    const { id_berkas } = await sentFile(bank, 'cs1', 'TANDA_TANGAN', { mime: 'image/png' });
    await bank.owner`
      insert into specimen (nomor_rekening, nama, id_berkas, berlaku_sejak) values (${accounts.firma}, ${nama}, ${id_berkas}, ${DAY})`;
  }
  const posted = await accepted(bank, () => sent(accounts.firma, two));
  expect(await evidenceOf(posted.id_jurnal)).toEqual([
    { nama: 'Lina Sari', nomor_nasabah: null },
    { nama: 'Rudi Salim', nomor_nasabah: null },
  ]);
  const other = await signed(accounts.firma, ['Lina Sari', 'Tono Hadi']);
  await refused(bank, 'OVERRIDE_NEEDED', () => sent(accounts.firma, other));
  await expectSoundBooks(bank);
});

test('the cash of a company that several sign for goes to somebody who is named', async () => {
  const penanda = await signed(accounts.firma, ['Lina Sari', 'Rudi Salim']);
  const withdraw = (presenter: object) =>
    bank.run('teller1', cashWithdrawal, { ...cash(accounts.firma, 1), penanda, ...presenter });
  const nameless = await refused(bank, 'BEARER_NEEDED', () => withdraw({}));
  expect(nameless.details.violations).toEqual([{ field: 'nomor_identitas', kode: 'BEARER_NEEDED' }]);
  const till = await boxOf(bank, { user: 'teller1' });
  const posted = await accepted(bank, () =>
    withdraw({ nomor_identitas: '3273056010900009', nama: 'Ratih Kumala Sari' }),
  );
  expect(await linesOf(bank, posted.id_jurnal)).toMatchObject([
    ['001', '203001', 10_000_000n, accounts.firma, null],
    ['001', '101002', -10_000_000n, String(till.id_kas), null],
  ]);
  await expectSoundBooks(bank);
});

test('a signer who was taken off the record signs no more, with any old card', async () => {
  const two = await signed(accounts.firma, ['Lina Sari', 'Rudi Salim']);
  await bank.owner`delete from customer_relation where nomor_nasabah = ${firm} and nama = 'Rudi Salim'`;
  await refused(bank, 'OVERRIDE_NEEDED', () => sent(accounts.firma, two));
  await expectSoundBooks(bank);
});

test('a counter of another branch may tick the signers and learns no customer number', async () => {
  const marks = await marksOf(accounts.ani, 'teller3');
  expect(Object.keys(marks)).toEqual(['Ani Lestari', 'Budi Hartono']);
  expect(Object.values(marks).some((mark) => mark.includes(ani) || mark.includes(budi))).toBe(false);
});
