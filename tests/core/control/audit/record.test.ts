import { expect, test } from 'vitest';
import { insertRecord } from '#core/control/audit/audit-record.ts';
import { counterBank, refused } from '../../counter-bank.ts';

const bank = await counterBank();
const record = (dataAction: string) => ({
  dataAction,
  initialData: '',
  insertedData: '{"a":1}',
  menuDetail: 'rekening',
});

test('a screen records its own act, never one that an operation records', async () => {
  await refused(bank, 'VALIDATION', async () => insertRecord(await bank.as('teller1'), record('UBAH_PENGGUNA')));
  const { id_audit } = await insertRecord(await bank.as('teller1'), record('INQUIRY_DATA'));
  const rows = await bank.owner`
    select id::text, aksi, rincian from audit_log where id_user = 'teller1' and aksi in ('UBAH_PENGGUNA', 'INQUIRY_DATA')`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: id_audit, aksi: 'INQUIRY_DATA', rincian: { menu: 'rekening', sebelum: '', sesudah: '{"a":1}' } },
  ]);
});
