import { expect, test } from 'vitest';
import { accepted, refused } from '../counter-bank.ts';
import { short, wholeIdentity } from '../customers/walk-ins/cash-bank.ts';
import { clockAhead } from '../steady-clock.ts';
import { bilyetOf, depositBank, disbursement, funding } from './deposit-bank.ts';

const bank = await depositBank();
const siti = await bank.someone('Siti Deposan');
await bank.owner`update parameter set nilai = '5000000.00' where nama = 'batas_identitas_penuh'`;
// The core reads it again instead of its cached value.
clockAhead(10_000);

/** Returns the party whose cash a journal counted: the role, and the cash in and out in minor units. */
const counted = async (idJurnal: string) =>
  (
    await bank.owner<{ peran: string; milik: boolean; masuk: bigint; keluar: bigint }[]>`
      select peran, pihak = ${siti} as milik, masuk, keluar from cash_entry where journal_id = ${idJurnal} order by peran`
  ).map((row) => ({ ...row }));

test('cash for a deposit that somebody else brings asks for an identity and counts for both', async () => {
  const nomor = await bank.registered(bank.registration(siti));
  const fund = (rest: object) => () =>
    bank.agreed('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, bilyetOf(1), rest));
  const error = await refused(bank, 'IDENTITY_NEEDED', fund(short));
  expect(error.details.violations?.map(({ field }) => field)).toEqual(Object.keys(wholeIdentity));
  await refused(bank, 'PARTY_NAME_NEEDED', fund({ ...short, nama: '' }));
  const posted = await accepted(bank, fund({ ...short, ...wholeIdentity }));
  expect(await counted(posted.id_jurnal)).toEqual([
    { peran: 'PEMBAWA', milik: false, masuk: 1_000_000_000n, keluar: 0n },
    { peran: 'PEMILIK', milik: true, masuk: 1_000_000_000n, keluar: 0n },
  ]);
});

test('cash that the holder brings and fetches counts for the holder, and asks for nobody else', async () => {
  const nomor = await bank.registered(bank.registration(siti));
  const posted = await accepted(bank, () =>
    bank.agreed('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, bilyetOf(2))),
  );
  expect(await counted(posted.id_jurnal)).toEqual([
    { peran: 'PEMILIK', milik: true, masuk: 1_000_000_000n, keluar: 0n },
  ]);
  const [person] = await bank.owner<{ nomor_identitas: string }[]>`
    select nomor_identitas from customer where nomor_nasabah = ${siti}`;
  const fetch = (nomor_identitas: string) => () =>
    bank.agreed(
      'teller1',
      'PENCAIRAN_DEPOSITO',
      disbursement(nomor, 9_900_000n, bilyetOf(2), { nomor_identitas, cara_bayar: 'TUNAI' }),
    );
  await refused(bank, 'IDENTITY_DIFFERS', fetch('3273056010900009'));
  const paid = await accepted(bank, fetch(person?.nomor_identitas ?? ''));
  expect(await counted(paid.id_jurnal)).toEqual([{ peran: 'PEMILIK', milik: true, masuk: 0n, keluar: 990_000_000n }]);
});
