import { beforeEach, expect, test } from 'vitest';
import { insertRecord } from '#core/control/audit/audit-record.ts';
import { cash, counterBank, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const { owner } = bank;
beforeEach(() => owner`delete from sensitive_read`);

const form = (keterangan: string) => ({ ...cash(accounts.ani, 251), kode_valuta: 'IDR', keterangan });
const saveDraft = (keterangan: string) =>
  bank.flow('teller1', 'DRAFT', { flowCode: 'SETOR_TUNAI', seen: '', data: form(keterangan) });
const drafts = async () => (await owner`select from flow_instance where user_input = 'teller1'`).length;
const noted = async () => (await owner`select from audit_log where aksi = 'INQUIRY_DATA'`).length;

test('a draft larger than any form is refused by its field and leaves nothing; one that fits is stored', async () => {
  const before = await drafts();
  const error = await refused(bank, 'VALIDATION', () => saveDraft('x'.repeat(20_000)));
  expect(error.details.violations).toEqual([{ field: 'flowData', kode: 'v.teks' }]);
  expect(await drafts()).toBe(before);
  await saveDraft('x'.repeat(19_000));
  expect(await drafts()).toBe(before + 1);
});

test('a person’s number of drafts is bounded by a day’s use; a stored one may be stored again', async () => {
  const { id_flow } = await saveDraft('yang pertama');
  await owner`
    insert into flow_instance (id_flow, jenis, flow_code, trans_code, flow_state, kode_cabang, tanggal, user_input, flow_data, sidik, nominal, kode_valuta)
    select gen_random_uuid(), jenis, flow_code, trans_code, flow_state, kode_cabang, tanggal, user_input, flow_data, sidik, nominal, kode_valuta
    from flow_instance, generate_series(1, 100) where id_flow = ${id_flow}`;
  const before = await drafts();
  const error = await refused(bank, 'DRAFTS_ENOUGH', () => saveDraft('satu lagi'));
  expect(error.details.params).toEqual({ jumlah: '100' });
  expect(await drafts()).toBe(before);
  await bank.flow('teller1', 'DRAFT', {
    flowCode: 'SETOR_TUNAI',
    idFlow: id_flow,
    seen: 'DRAFT',
    data: form('diubah'),
  });
  await owner`delete from flow_instance where user_input = 'teller1' and id_flow not in (select id_flow from flow_step)`;
  await saveDraft('satu lagi');
});

test('a row that a screen wants in the trail is refused by its field when it is too large', async () => {
  const write = async (field: string, size: number) =>
    insertRecord(await bank.as('teller1'), {
      dataAction: 'INQUIRY_DATA',
      initialData: '',
      insertedData: '',
      menuDetail: 'rekening',
      ...{ [field]: 'x'.repeat(size) },
    });
  for (const field of ['initialData', 'insertedData', 'menuDetail']) {
    const before = await noted();
    const error = await refused(bank, 'VALIDATION', () => write(field, 20_001));
    expect(error.details.violations).toEqual([{ field, kode: 'v.teks' }]);
    expect(await noted()).toBe(before);
    await write(field, 20_000);
    expect(await noted()).toBe(before + 1);
  }
});

test('nor is the trail filled by many small ones: the bank bounds them per user and hour', async () => {
  await owner`update parameter set nilai = '2' where nama = 'batas_catatan_layar'`;
  const write = async (user: string) =>
    insertRecord(await bank.as(user), {
      dataAction: 'INQUIRY_DATA',
      initialData: '',
      insertedData: '',
      menuDetail: 'x',
    });
  await write('teller1');
  await write('teller1');
  const before = await noted();
  await expect(write('teller1')).rejects.toMatchObject({ code: 'TOO_MANY' });
  expect(await noted()).toBe(before);
  await write('cs1');
  const warned = await owner`select id_user from audit_log where aksi = 'PERINGATAN_CATATAN_LAYAR'`;
  expect(warned.map(({ id_user }) => id_user)).toEqual(['teller1']);
});

test('the database holds no larger row, by any writer', async () => {
  const [constraint, long] = ['23514', 'x'.repeat(500_000)];
  await expect(
    bank.app`select write_audit('teller1', '001', 'INQUIRY_DATA', '00', '', null, ${owner.json({ besar: long })})`,
  ).rejects.toMatchObject({ code: constraint });
  await expect(
    bank.app`select write_audit('teller1', '001', 'INQUIRY_DATA', '00', ${long}, null, null)`,
  ).rejects.toMatchObject({ code: constraint });
  await bank.app`select write_audit('teller1', '001', 'INQUIRY_DATA', '00', '', null, ${owner.json({ besar: 'x'.repeat(60_000) })})`;
  const { id_flow } = await saveDraft('kecil');
  await expect(
    owner`update flow_instance set flow_data = ${owner.json({ besar: long })} where id_flow = ${id_flow}`,
  ).rejects.toMatchObject({ code: constraint });
});
