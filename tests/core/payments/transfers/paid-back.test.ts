import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reversal } from '#core/cash/counter/reversal.ts';
import { listTransfers } from '#core/payments/transfers/queries.ts';
import { paging } from '../../asking.ts';
import { accepted, boxOf, insertGrant, refused, rupiah } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { answer, approve, file, lines, ledger, leave, newest, run1 } = bank;
const M = 1_000_000_00n;

// The fee is made a note's worth, so that the till needs no coins.
await bank.owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;
/** A million was sent in cash by somebody unknown. */
async function sent(): Promise<string> {
  await run1(
    'teller1',
    'SKN_TUNAI',
    inNotes(1_000_000n, 1_100_000n, { pecahan: [{ nominal: '100000.00', lembar: 11 }] }),
  );
  return (await newest()).nomor;
}
const paying = (nomor: string, over: object = {}) => ({
  nomor,
  nominal: rupiah(1_000_000n),
  kode_valuta: 'IDR',
  keterangan: 'KTP asli dan slip setoran',
  pecahan: [{ nominal: '100000.00', lembar: 10 }],
  jenis_identitas: 'KTP',
  nomor_identitas: '3273056010900009',
  nama: 'Rina Melati',
  ...over,
});
const pay = (nomor: string, over: object = {}, maker = 'teller1') => file(maker, 'BAYAR_TRANSFER', paying(nomor, over));
const mayFetch = async (keyword: string) => {
  const asked = { kode_cabang: '', tanggal_awal: '', tanggal_akhir: '', rail: '', status_transfer: '' };
  return (await listTransfers(await bank.as('teller1'), { ...asked, paging: paging({ keyword }) })).data[0]
    ?.dapat_dibayar;
};

test('returned cash is fetched by its sender at the branch that took it, by two persons and once', async () => {
  const nomor = await sent();
  await refused(bank, 'TRANSFER_STATE', () => pay(nomor));
  expect(await mayFetch(nomor)).toBe('');
  await leave();
  await answer(nomor, 'DITOLAK', 'AC04');
  expect([await ledger('201002'), await mayFetch(nomor)]).toEqual([-1n * M, rupiah(1_000_000n)]);
  for (const [code, over, maker] of [
    ['TRANSFER_NOT_HERS', { nomor_identitas: '3273056010900017', nama: 'Joko Santoso' }, 'teller1'],
    ['TRANSFER_PAYEE', { nomor_identitas: '', nama: '' }, 'teller1'],
    ['TRANSFER_PAID', { nominal: rupiah(900_000n), pecahan: [{ nominal: '100000.00', lembar: 9 }] }, 'teller1'],
    ['TRANSFER_UNKNOWN', {}, 'teller3'],
  ] as const)
    await refused(bank, code, () => pay(nomor, over, maker));
  const till = await boxOf(bank, { user: 'teller1' });
  const [item, duplicate] = [await pay(nomor), await pay(nomor)];
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'teller1'));
  const posted = await approve(item, 'headteller1');
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '201002', 1n * M],
    ['001', '101002', -1n * M],
  ]);
  expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo - 1n * M);
  expect([await ledger('201002'), await mayFetch(nomor)]).toEqual([0n, '']);
  await refused(bank, 'TRANSFER_STATE', () => approve(duplicate, 'headteller1'));
  await refused(bank, 'TRANSFER_STATE', () => pay(nomor));
  await expectSoundBooks(bank);

  // After the reversal it is there again, and is fetched another time.
  const data = { nomor_referensi: posted.nomor_referensi, alasan: 'salah orang' };
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: ['PEMBATALAN'] });
  await accepted(bank, () => bank.run('teller1', reversal, data, { token, key: randomUUID() }));
  expect([await ledger('201002'), await mayFetch(nomor)]).toEqual([-1n * M, rupiah(1_000_000n)]);
  await accepted(bank, async () => approve(await pay(nomor), 'headteller1'));
});
