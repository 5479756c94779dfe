import { expect, test } from 'vitest';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { unanswered } from '#core/payments/settlement/queries.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import { paging } from '../../asking.ts';
import { accepted, books, refused } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { beginOf, storeMessage } from '../settlement/settlement-bank.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { owner, file, approve, lines, ledger, leave, run1, newest } = bank;
await owner`insert into app_user (id_user, nama_user, kode_cabang) values ('keuangan1', 'Keuangan Satu', '000'), ('keuangan2', 'Keuangan Dua', '000') on conflict do nothing`;
await owner`insert into user_role (id_user, role_id) values ('keuangan1', 'HO_FINANCE_STAFF'), ('keuangan2', 'HO_FINANCE') on conflict do nothing`;

const process = () =>
  processEntries({ db: bank.app, begin: beginOf(bank) }, [transferSettlement], (error) => {
    throw error;
  });
const answering = (kunci: string, over: object = {}) => ({
  daftar: 'ITEM',
  kunci,
  hasil: 'SELESAI',
  sebab: '',
  bukti: 'BI/2026/117',
  alasan: 'Surat konfirmasi bank sentral',
  ...over,
});
const said = (data: object, maker = 'keuangan1') => file(maker, 'JAWAB_PENYELESAIAN', data);
const listed = async (daftar: string) =>
  (await unanswered(await bank.as('keuangan1'), { daftar, paging: paging({}) })).data;
/** A transfer that was sent and that nobody has answered: its number. */
const sent = async () => {
  await run1('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n));
  const { nomor } = await newest();
  await leave();
  return nomor;
};
const posted = () => owner`select count(*), max(id) from journal`;
const entries = () => owner<{ status: string; bukti: string }[]>`
  select status, bukti from settlement_entry where status <> 'DIAMBIL' order by id`;

test('an item that nobody answers is answered by two persons of head office, and posted as a message would be', async () => {
  const nomor = await sent();
  const before = await posted();
  const item = await said(answering(nomor));
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'keuangan1'));
  await refused(bank, 'FORBIDDEN', () => said(answering(nomor), 'backoffice1'));
  await approve(item, 'keuangan2');
  // Nothing is booked by the approval itself: the next round takes it, once.
  expect(await posted()).toEqual(before);
  expect((await listed('ITEM')).map((row) => row.nomor)).toEqual([nomor]);
  expect(await process()).toBe(1);
  expect(await process()).toBe(0);
  const [row] = await owner<{ status: string; journal_settle: bigint }[]>`
    select status, journal_settle from transfer where nomor = ${nomor}`;
  expect(row?.status).toBe('SELESAI');
  expect((await lines(row?.journal_settle ?? null)).map(([, gl]) => gl)).toContain('102001');
  expect(await listed('ITEM')).toEqual([]);
  expect(await ledger('109002')).toBe(0n);
  // The rail reports the same later, and then the opposite: nothing is booked, the opposite is listed.
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: nomor }]);
  await process();
  await refused(bank, 'SETTLEMENT_ANSWERED', () => said(answering(nomor)));
  await storeMessage(bank, [{ jenis: 'DITOLAK', end_to_end: nomor, sebab: 'AC03' }]);
  await process();
  const [odd] = await listed('GANJIL');
  expect(odd).toMatchObject({ nomor, status: 'BERTENTANGAN' });
  await expectSoundBooks(bank);

  // It is closed by two persons who name how it was dealt with.
  const closing = answering(odd?.kunci ?? '', { daftar: 'GANJIL', hasil: 'DITUTUP', bukti: '000-20261120-77' });
  await refused(bank, 'SETTLEMENT_ANSWER', () => said({ ...closing, hasil: 'SELESAI' }));
  await accepted(bank, async () => approve(await said(closing), 'keuangan2'));
  expect(await listed('GANJIL')).toEqual([]);
  expect((await entries()).at(-1)).toEqual({ status: 'DITUTUP', bukti: '000-20261120-77' });
  await refused(bank, 'SETTLEMENT_ANSWERED', () => said(closing));
});

test('a refusal shows its code, and the sender gets the money back', async () => {
  const nomor = await sent();
  await refused(bank, 'SETTLEMENT_REASON', () => said(answering(nomor, { hasil: 'DITOLAK' })));
  await refused(bank, 'SETTLEMENT_REASON', () => said(answering(nomor, { sebab: 'AC03' })));
  await refused(bank, 'VALIDATION', () => said(answering(nomor, { bukti: '' })));
  await refused(bank, 'SETTLEMENT_UNKNOWN', () => said(answering('TF9999999999')));
  await approve(await said(answering(nomor, { hasil: 'DITOLAK', sebab: 'AC03' })), 'keuangan2');
  await process();
  const [row] = await owner<
    { status: string; sebab: string }[]
  >`select status, sebab from transfer where nomor = ${nomor}`;
  expect(row).toEqual({ status: 'DIRETUR', sebab: 'AC03' });
});

test('the rail’s answer between the filing and the second person is not recorded twice', async () => {
  const nomor = await sent();
  const item = await said(answering(nomor, { hasil: 'DITOLAK', sebab: 'AC03' }));
  await bank.answer(nomor, 'SELESAI');
  const before = await books(bank);
  await refused(bank, 'SETTLEMENT_ANSWERED', () => approve(item, 'keuangan2'));
  expect(await books(bank)).toEqual(before);
});

test('an entry that the gateway has not tried yet is left to it', async () => {
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'NOBODY' }]);
  const [row] = await owner<{ kunci: string }[]>`select lpad(max(id)::text, 18, '0') as kunci from settlement_entry`;
  const closing = answering(row?.kunci ?? '', { daftar: 'ENTRI', hasil: 'DITUTUP' });
  await refused(bank, 'SETTLEMENT_ANSWERED', () => said(closing));
  await owner`update settlement_entry set gagal_kali = 1, gagal_sebab = 'not today' where status = 'BARU'`;
  await accepted(bank, async () => approve(await said(closing), 'keuangan2'));
  expect(await process()).toBe(0);
});
