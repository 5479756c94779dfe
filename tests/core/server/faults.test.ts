import { expect, test } from 'vitest';
import { errorOf } from '#core/server/faults.ts';
import { errors } from '#lib/errors/errors.ts';
import { MoneyError } from '#lib/money.ts';

const fault = (code: string, fields: object = {}) => Object.assign(new Error(code), { code, ...fields });
const codeOf = (error: unknown) => errorOf(error).app.code;

test('a passing fault of the database is reported with its reason, as 503 after which nothing has happened', () => {
  expect(codeOf(fault('53100'))).toBe('DATABASE_FULL');
  expect(codeOf(fault('53300'))).toBe('DATABASE_CROWDED');
  for (const code of ['DATABASE_FULL', 'DATABASE_CROWDED', 'OVERLOADED', 'ACCOUNT_BUSY', 'ROW_BUSY', 'LATE'] as const)
    expect([errors[code].http, errors[code].resp_code]).toEqual([503, '92']);
});

test('a row that is held by somebody else is named in the refusal', () => {
  const where = (relation: string) => ({ where: `while updating tuple (0,3) in relation "${relation}"` });
  expect(codeOf(fault('55P03', where('account_state')))).toBe('ACCOUNT_BUSY');
  expect(codeOf(fault('55P03', where('cash_box')))).toBe('ROW_BUSY');
  expect(codeOf(fault('55P03'))).toBe('ROW_BUSY');
  expect(codeOf(fault('55P03', where('idempotency')))).toBe('IN_FLIGHT');
});

test('a lost path is away, a spent time is a deadline, a strange value is malformed, the rest is ours', () => {
  for (const code of ['CONNECTION_SILENT', 'CONNECTION_AWAY', 'ECONNREFUSED', '57P01', '08006', 'ERR_JWKS_AWAY'])
    expect(codeOf(fault(code))).toBe('CORE_AWAY');
  // Somebody else answers in the database's place.
  for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID'])
    expect(codeOf(fault(code))).toBe('CORE_AWAY');
  expect(codeOf(fault('57014'))).toBe('DEADLINE');
  expect(codeOf(fault('22P02'))).toBe('MALFORMED');
  expect(codeOf(new MoneyError('malformed', 'x'))).toBe('MALFORMED');
  expect(codeOf(fault('42P01'))).toBe('SYSTEM');
  expect(codeOf(new Error('plain'))).toBe('SYSTEM');
});
