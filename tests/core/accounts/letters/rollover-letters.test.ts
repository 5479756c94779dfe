import { expect, test } from 'vitest';
import { cetak } from '#core/accounts/letters/print.ts';
import { isi, surat } from '#core/accounts/letters/queries.ts';
import { paging } from '../../asking.ts';
import { depositBank } from '../../deposits/deposit-bank.ts';
import { depositEndsOfDay } from '../../deposits/deposit-ends-of-day.ts';
import { breaksBooks } from '../../helpers.ts';

const bank = await depositBank();
breaksBooks(bank, ['7']);
const siti = await bank.someone('Siti Deposan');
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);
const asked = { tanggal: '', jenis: '', dicetak: '', kode_cabang: '' };

test('a letter goes to the owner of a deposit that rolled over with another share, and to no other', async () => {
  // 28 February 2027 is a Sunday: the branch rolls it over on Monday.
  const nomor = await begun('2027-01-31', { perpanjangan: 'ARO' });
  await endOfDay('2027-03-01');
  expect((await surat(await bank.as('cs1'), { ...asked, paging: paging({ keyword: nomor }) })).data).toEqual([]);

  const other = await begun('2027-01-31', { perpanjangan: 'ARO' });
  const [terms] = await bank.owner`
    update product_nisbah n set nisbah_nasabah = 4550 from account a cross join lateral product_term_on(a.kode_produk, '2027-02-28') t
    where a.nomor_rekening = ${other} and (n.kode_produk, n.berlaku_sejak, n.tenor) = (t.kode_produk, t.berlaku_sejak, 1) returning n.tenor`;
  expect(terms).toBeDefined();
  await endOfDay('2027-03-01');
  const { data } = await surat(await bank.as('cs1'), { ...asked, tanggal: '2027-03-01', paging: paging() });
  const letter = {
    nomor_surat: `SND${other}-2`,
    jenis: 'DEPOSITO_NISBAH',
    tanggal: '2027-03-01',
    nomor_rekening: other,
    nisbah_lama: '50.00',
    nisbah: '45.50',
    jatuh_tempo: '2027-03-31',
    diminta: '100000000.00',
    cetak: 0,
  };
  expect(data).toMatchObject([letter]);
  const words = { ...asked, keyword: other };
  expect((await isi(await bank.as('cs1'), words)).data).toMatchObject([
    { surat: letter, pemilik: ['Siti Deposan'], mulai: '2027-02-28', tenor: 1, rekening_tujuan: '', biaya: '0.00' },
  ]);
  expect((await cetak(await bank.as('cs1'), { nomor_surat: [`SND${other}-2`] })).data).toMatchObject([
    { surat: { ...letter, cetak: 1 } },
  ]);
  await expect(cetak(await bank.as('cs1'), { nomor_surat: [`SND${nomor}-2`] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expectSound();
});
