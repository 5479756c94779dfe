import { expect, test } from 'vitest';
import { accountEntries } from '#components/workplace/palette/entries.ts';
import { message } from '#lib/messages/id.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';

const row = (nomor_rekening: string, pegangan: string) =>
  ({ nomor_rekening, pegangan, nama_nasabah: 'Bambang Wicaksono', nomor_nasabah: '0000000045' }) as RekeningRow;
const entries = (...rows: RekeningRow[]) =>
  accountEntries(rows, message).filter(({ group }) => group === 'palet.rekening');

test('a masked account is found by its owner’s name, and two of one name are two', () => {
  expect(entries(row('********0454', 'p-1'), row('********0454', 'p-2'))).toMatchObject([
    { id: 'rekening-p-1', code: '********0454', address: '/savings/accounts?keyword=Bambang+Wicaksono&pegangan=p-1' },
    { id: 'rekening-p-2', code: '********0454', address: '/savings/accounts?keyword=Bambang+Wicaksono&pegangan=p-2' },
  ]);
  expect(entries(row('001120000454', 'p-1'))).toMatchObject([
    { id: 'rekening-001120000454', address: '/savings/accounts?keyword=001120000454&pegangan=p-1' },
  ]);
});
