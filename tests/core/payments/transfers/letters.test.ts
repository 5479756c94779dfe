import { expect, test } from 'vitest';
import { migrate } from '#core/db/migrate.ts';
import { goOnWithCleared } from '#core/payments/transfers/cleared.ts';
import { normaliseAnyName } from '#lib/text.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { listsOf } from '../../customers/screening/lists-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { beginOf } from '../settlement/settlement-bank.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { arrive, arrival, answer, balance, done, file, ledger, leave, owner } = bank;
const lists = listsOf(bank);
const M = 1_000_000_00n;
const throwIt = (error: unknown) => {
  throw error;
};
const goOn = () => goOnWithCleared({ db: bank.app, begin: beginOf(bank) }, throwIt);

const odd = async (nama: string, pengirim = 'Pengirim Biasa') => {
  await arrive(accounts.ani, nama, 3_000_000n, { pengirim });
  return arrival();
};
const back = (nomor: string) => ({ nomor, alasan: 'Nama tidak dapat dibaca' });
const letters = async (objek: string) => {
  const [hit] = (await lists.hits(objek)).filter(({ alasan }) => alasan.includes('AKSARA')).slice(-1);
  if (!hit) throw new Error(`compliance is not asked about ${objek}`);
  return hit;
};

test('a name that nobody can compare is asked of compliance once; cleared, the payment goes the way its account says', async () => {
  const [before, held] = [await balance(accounts.ani), await ledger('201002')];
  const mine = await odd('Anі Lestari');
  expect(mine).toMatchObject({ status: 'TERTAHAN', sebab: 'AKSARA' });
  // Nobody of the branch moves it, and no round.
  await refused(bank, 'COMPLIANCE_HOLD', () => file('backoffice1', 'RETUR_TRANSFER_TERTAHAN', back(mine.nomor)));
  expect([await leave(), await goOn()]).toEqual([0, 0]);
  const asked = await letters(`LAWAN:/${accounts.ani}`);
  expect(asked).toMatchObject({ status: 'BARU', asal: 'TRANSFER', kode: '', alasan: ['AKSARA'] });
  await lists.decide(asked, 'BUKAN');
  expect(await goOn()).toBe(1);
  expect(await arrival()).toMatchObject({ nomor: mine.nomor, status: 'DISALURKAN' });
  expect([await balance(accounts.ani), await ledger('201002')]).toEqual([before + 3n * M, held]);
  // The same name on the same account is not asked about again, another one is, and a plain one is credited.
  expect(await odd('Anі Lestari')).toMatchObject({ status: 'DIKREDIT' });
  expect(await odd('Anі Lеstari')).toMatchObject({ status: 'TERTAHAN', sebab: 'AKSARA' });
  expect(await odd('Ani Lestari')).toMatchObject({ status: 'DIKREDIT' });
  // Cleared, a name that is another's goes back as any other does.
  const other = await odd('Jоko Santoso');
  await lists.decide(await letters(`LAWAN:/${accounts.ani}`), 'BUKAN');
  expect(await goOn()).toBe(1);
  expect(await arrival()).toMatchObject({ nomor: other.nomor, status: 'TERTAHAN', sebab: 'NAMA' });
  expect(await leave()).toBe(1);
});

test('a transfer that compliance stops for its letters goes back to its bank, and is credited to nobody', async () => {
  const [before, held] = [await balance(accounts.ani), await ledger('201002')];
  const { nomor } = await odd('Ani Lestari', '☺☺☺ ☻☻');
  await lists.decide(await letters('LAWAN:BMRIIDJA/1230004567'), 'TERBUKTI');
  expect([await goOn(), await goOn(), await leave()]).toEqual([1, 0, 1]);
  await answer(nomor, 'SELESAI');
  expect(await arrival()).toMatchObject({ nomor, status: 'DIRETUR', sebab: 'AKSARA' });
  expect([await balance(accounts.ani), await ledger('201002')]).toEqual([before, held]);
  // The next one of that name goes back by itself. Once its bank would not have it, two persons send it again.
  const next = await odd('Ani Lestari', '☺☺☺ ☻☻');
  expect(await leave()).toBe(1);
  await answer(next.nomor, 'DITOLAK', 'AC03');
  expect([await goOn(), await leave()]).toEqual([0, 0]);
  await accepted(bank, () => done('backoffice1', 'RETUR_TRANSFER_TERTAHAN', back(next.nomor)));
  expect([await goOn(), await leave()]).toEqual([0, 1]);
  await answer(`${next.nomor}-2`, 'SELESAI');
  expect([await balance(accounts.ani), await ledger('201002')]).toEqual([before, held]);
  await expectSoundBooks(bank);
});

test('names of transfers stored by other rules get the form of this release', async () => {
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(10_000_000n, { nama_tujuan: 'Dr. H. Moch. Amir, S.E.' }));
  await owner`select set_config('amanah.asal', 'RILIS', false)`;
  await owner`update incoming_transfer set pengirim_normal = 'LAMA ' || pengirim_normal, tujuan_normal = 'LAMA ' || tujuan_normal`;
  await owner`update transfer set tujuan_normal = 'LAMA ' || tujuan_normal`;
  await owner`update schema_migration set sidik = 'other rules' where nama = 'names'`;
  await migrate(bank.ownerUrl);
  const rows = await owner<{ nama: string; normal: string }[]>`
    select nama_pengirim as nama, pengirim_normal as normal from incoming_transfer union all select nama_tujuan, tujuan_normal from incoming_transfer
    union all select nama_tujuan, tujuan_normal from transfer`;
  expect(rows.map(({ normal }) => normal)).toEqual(rows.map(({ nama }) => normaliseAnyName(nama)));
  expect(rows).toContainEqual({ nama: 'Dr. H. Moch. Amir, S.E.', normal: 'MUHAMMAD AMIR' });
  await expectSoundBooks(bank);
});
