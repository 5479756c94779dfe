import { expect, test } from 'vitest';
import { person } from '../records/customer-forms.ts';
import { line, listsBank, part } from './lists-bank.ts';

const bank = await listsBank();
const FLOW = 'SIMPAN_NASABAH_INDIVIDU';
const hitCodes = async (objek: string) => (await bank.hits(objek)).map(({ kode }) => [kode]);

test('each name of a customer’s text is held against the lists, whichever of the two comes first', async () => {
  const names = [line('A-1', 'Wagimin Baruna'), line('A-2', 'Kliwon Pahing'), line('A-3', 'Pahing')];
  const form = { nama_nasabah: 'Wagimin Baruna alias Kliwon Pahing', nomor_identitas: '3273056010900041' };
  const number = await bank.save(FLOW, person(form));
  await bank.putInForce(part(names, { jenis: 'SANKSI', penerbit: 'OFAC' }));
  const hitsBefore = (await hitCodes(`NASABAH:${number}`)).map(([kode]) => kode);
  expect(hitsBefore).toEqual(['A-1', 'A-2']);
  await bank.file(
    FLOW,
    person({ ...form, nama_nasabah: 'Kliwon Pahing (Wagimin Baruna)', nomor_identitas: '3273056010900042' }),
  );
  const [filed] = await bank.owner<{ objek: string }[]>`
    select objek from name_hit where nama = 'Kliwon Pahing (Wagimin Baruna)' limit 1`;
  expect((await hitCodes(filed?.objek ?? '')).map(([kode]) => kode)).toEqual(['A-1', 'A-2']);
});
