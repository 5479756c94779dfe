import { afterAll, beforeAll, expect, test } from 'vitest';
import { breaksBooks, type TestBank, testBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['27']);
  await bank.owner`
    insert into flow_instance (id_flow, jenis, flow_code, trans_code, flow_state, kode_cabang, tanggal, user_input, flow_data, sidik, nominal, kode_valuta)
    values (gen_random_uuid(), 'FLOW', 'PEMINDAHBUKUAN', '1403', 'WAITING', '001', '2026-11-20', 'teller1', '{}', '', 100, 'IDR')`;
});
afterAll(() => bank.close());

const breaks = (statement: string): Promise<string> =>
  bank.owner.unsafe(statement).then(
    () => 'allowed',
    (error: { constraint_name?: string; message: string }) => error.constraint_name ?? error.message,
  );

/** The tables enforce even on the owner what the posting function gets from its caller. */
test.each([
  ['journal_two_persons', 'update journal set user_otorisasi = id_user'],
  [
    'flow_two_persons',
    "update flow_instance set pemeriksa = array['manager1', 'teller1'], wewenang = array['manager1', 'teller1']",
  ],
  ['flow_approvals', "update flow_instance set flow_state = 'APPROVED'"],
  [
    'flow_approvals',
    "update flow_instance set flow_state = 'APPROVED', persetujuan_perlu = 2, pemeriksa = array['manager1'], wewenang = array['manager1']",
  ],
  ['flow_authorities', "update flow_instance set pemeriksa = array['manager1']"],
  ['handover_two_persons', "update handover set user_penerima = user_pengirim where status = 'DITERIMA'"],
  [
    'grant_two_persons',
    `insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
     values (gen_random_uuid(), 'SETOR_TUNAI', '', 'teller1', '001', '{}', 'teller1', now())`,
  ],
])('%s stands', async (constraint, statement) => {
  expect(await breaks(statement)).toBe(constraint);
});

test.each([
  ['its content while it waits', `update flow_instance set flow_data = '{"nominal":"2.00"}'`],
  ['its fingerprint while it waits', "update flow_instance set sidik = '\\x01'"],
  ['its maker', "update flow_instance set user_input = 'teller2'"],
  ['its branch', "update flow_instance set kode_cabang = '002'"],
])('an item never changes %s', async (_, statement) => {
  expect(await breaks(statement)).toMatch(/^item .* stands as it was filed$/);
});

test('a returned item may be changed, a decided one not any more', async () => {
  expect(await breaks("update flow_instance set flow_state = 'RETURNED'")).toBe('allowed');
  expect(await breaks(`update flow_instance set flow_data = '{"nominal":"3.00"}', flow_state = 'WAITING'`)).toBe(
    'allowed',
  );
});

test('an approval with its checker, and a release by another, are taken', async () => {
  const approved =
    "update flow_instance set flow_state = 'APPROVED', pemeriksa = array['manager1'], wewenang = array['manager1']";
  expect(await breaks(approved)).toBe('allowed');
  expect(await breaks("update flow_instance set flow_state = 'WAITING'")).toMatch(/stands as it was filed$/);
  expect(await breaks("update journal set user_otorisasi = 'manager1' where id_user <> 'manager1'")).toBe('allowed');
});

test('a branch opens no day that lies behind it', async () => {
  const open = (day: string) =>
    breaks(`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values ('001', '${day}', 'manager1')`);
  expect(await open('2026-11-23')).toBe('allowed');
  expect(await open('2026-11-21')).toBe('branch 001 cannot go back to 2026-11-21');
});
