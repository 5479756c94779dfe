import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { cashXml } from '#core/books/reports/regulatory/cash-file/cash-xml.ts';
import { codesOn, openCases, readCase } from '#core/books/reports/regulatory/cash-file/read-case.ts';
import { cashBank, short, wholeIdentity } from '../../../customers/walk-ins/cash-bank.ts';
import { accounts, DAY } from '../../../small-bank.ts';

const bank = await cashBank();
const reporter = { nama_bank: 'Bank <Amanah> & "Co"', siapa: 'Dewi Kepatuhan', tanggal: DAY };
const plain = (_: string, text: string) => text;
const HOSTILE = 'Citra <script> & "Permana" \u0001\uFFFE =1+1';

beforeAll(async () => {
  await bank.deposit('teller1', accounts.citra, 300);
  await bank.deposit('teller3', accounts.citra, 250, { ...short, ...wholeIdentity });
  await bank.owner`update customer set nama_nasabah = ${HOSTILE.replace('\u0001', '\u0002')} where nama_nasabah = 'Citra Permana'`;
  await bank.owner`update reference_code set nilai = '12345' where kelompok = 'SANDI_PELAPOR'`;
});

const cases = () => openCases(bank.app, 'LTKT');
const written = async () => {
  const [head] = await cases();
  if (!head) throw new Error('no report waits');
  return cashXml(await readCase(bank.app, head, await codesOn(bank.app, DAY)), reporter, plain);
};

test('a report waits until its days are over everywhere', async () => {
  expect(await cases()).toEqual([]);
  await bank.closeAll();
  expect(await cases()).toHaveLength(1);
});

test('the file is well-formed with any names, and has each posting with both of its sides', async () => {
  const xml = await written();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'transaction' });
  const { report } = parser.parse(xml);
  expect(Object.keys(report)).toEqual([
    'rentity_id',
    'submission_code',
    'report_code',
    'entity_reference',
    'submission_date',
    'currency_code_local',
    'reporting_person',
    'transaction',
    'report_indicators',
  ]);
  expect(report).toMatchObject({ rentity_id: '12345', report_code: 'LTKT', currency_code_local: 'IDR' });
  expect(report.entity_reference).toMatch(/^LTKT-2026-\d{6}$/);
  expect(
    report.transaction.map(({ amount_local, transmode_code, teller }: Record<string, string>) => [
      amount_local,
      transmode_code,
      teller,
    ]),
  ).toEqual([
    ['8000000.00', 'SETOR', 'teller2'],
    ['300000000.00', 'SETOR', 'teller1'],
    ['250000000.00', 'SETOR', 'teller3'],
  ]);
  const [, own, brought] = report.transaction;
  // It is the customer's own cash: the customer gives it and it comes to the customer's account.
  expect(Object.keys(own).slice(-2)).toEqual(['t_from_my_client', 't_to_my_client']);
  expect(own.t_from_my_client).toMatchObject({ from_funds_code: 'K', from_country: 'ID' });
  expect(own.t_from_my_client.from_person.last_name).toBe('=1+1');
  expect(own.t_from_my_client.from_person.first_name).toBe('Citra <script> & "Permana"');
  expect(own.t_to_my_client.to_account).toMatchObject({
    institution_name: 'Bank <Amanah> & "Co"',
    account: accounts.citra,
    currency_code: 'IDR',
  });
  // Somebody else brought it, who has no account.
  expect(brought.t_from.from_person).toMatchObject({
    first_name: 'Rina',
    last_name: 'Melati',
    ssn: short.nomor_identitas,
  });
  expect(brought.t_from.t_conductor).toMatchObject({ last_name: 'Melati' });
  expect(brought.t_to_my_client.to_account.account).toBe(accounts.citra);
});

test('values masked for its reader are masked, and it has no character that XML cannot hold', async () => {
  const [head] = await cases();
  if (!head) throw new Error('no report waits');
  const found = await readCase(bank.app, head, await codesOn(bank.app, DAY));
  const xml = cashXml(found, reporter, (field, text) => (field === 'nomor_identitas' ? '****' : text));
  expect(xml).not.toContain(short.nomor_identitas);
  expect(xml).toContain('<ssn>****</ssn>');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  expect(xml).not.toMatch(/[\u0000-\u0008\uFFFE]/);
});
