import { expect, test } from 'vitest';
import { credit, debit } from '#core/ledger/legs.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { accepted, bareCommit, boxOf, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { clockAhead } from '../../steady-clock.ts';
import { line, listsBank, part } from '../screening/lists-bank.ts';
import { short, wholeIdentity } from './cash-bank.ts';

/** The cash of a cheque is of whoever takes it, and not of the account it is drawn on. */
const lists = await listsBank();
const bank = await chequeBank(lists);
const { cheque, next, pay } = bank;
const firma = accounts.firma;
const NOTE = 10_000_000n;
await bank.owner`update parameter set nilai = '1000000.00' where nama = 'batas_identitas_tukar'`;
await bank.owner`update parameter set nilai = '3000000.00' where nama = 'batas_identitas_penuh'`;
const [owner] = await bank.owner<{ npwp: string; nomor: string }[]>`
  select c.nomor_npwp as npwp, c.nomor_nasabah as nomor from customer c join account using (nomor_nasabah) where nomor_rekening = ${firma}`;
clockAhead(10_000);

const of = (notes: number, who: object = {}) => pay(cheque(next(), who, notes));
/** Returns the cash that the books count out to a party, in notes of 100,000, with the party's role. */
const counted = async () =>
  (
    await bank.owner<{ nama: string; peran: string; keluar: bigint }[]>`
      select coalesce(w.nama, c.nama_nasabah) as nama, e.peran, sum(e.keluar)::bigint as keluar from cash_entry e
      left join walk_in w on w.nomor_wic = e.pihak left join customer c on c.nomor_nasabah = e.pihak where e.keluar > 0 group by 1, 2 order by 1, 2`
  ).map(({ nama, peran, keluar }) => [nama, peran, keluar / NOTE] as const);
const drawer = { jenis_identitas: 'NPWP', nomor_identitas: owner?.npwp };

test('from the amount on nobody takes it unknown, and below it nobody is counted', async () => {
  await refused(bank, 'PARTY_NEEDED', of(10));
  await accepted(bank, of(9));
  expect(await counted()).toEqual([]);
  await accepted(bank, of(10, short));
  expect(await counted()).toEqual([['Rina Melati', 'PELAKU', 10n]]);
});

test('a drawer who brings an own cheque says so and is counted once', async () => {
  await accepted(bank, of(11, drawer));
  expect((await counted()).filter(([nama]) => nama !== 'Rina Melati')).toEqual([[expect.any(String), 'PELAKU', 11n]]);
  const [row] = await bank.owner`select e.pihak from cash_entry e where e.keluar = ${11n * NOTE}`;
  expect(row?.pihak).toBe(owner?.nomor);
});

test('a sum at the amount of full identification asks a bearer for all of it', async () => {
  await refused(bank, 'IDENTITY_NEEDED', of(20, short));
  await accepted(bank, of(20, { ...short, ...wholeIdentity }));
});

test('a listed person takes none, and a person of another name does', async () => {
  await lists.putInForce(part([line('W-1', 'Sari Wulandari', { tanggal_lahir: '1990-10-20' })]));
  const listed = { jenis_identitas: 'KTP', nomor_identitas: '3273056010900010', nama: 'Sari Wulandari' };
  await refused(bank, 'COMPLIANCE_HOLD', of(1, listed));
  await accepted(bank, of(1, { ...listed, nomor_identitas: '3273056010900011', nama: 'Dewi Anggraini' }));
});

test('the books themselves refuse a bearer’s cash of nobody, and do not count it for the drawer', async () => {
  const till = (await boxOf(bank, { user: 'teller1' })).id_kas;
  const before = await counted();
  const withdrawn = (notes: bigint) => () =>
    bareCommit(bank, {
      operasi: 'BAYAR_CEK',
      nominal: notes * NOTE,
      rekening: firma,
      customerAct: true,
      idKas: till,
      legs: [
        debit({ kode_cabang: '001', kode_gl: '203001', sub: { jenis: 'REKENING', id: firma } }, notes * NOTE),
        credit({ kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: String(till) } }, notes * NOTE),
      ],
      denominations: { [till]: { '10000000': -Number(notes) } },
    });
  await refused(bank, 'PARTY_NEEDED', withdrawn(10n));
  await accepted(bank, withdrawn(9n));
  expect(await counted()).toEqual(before);
});
