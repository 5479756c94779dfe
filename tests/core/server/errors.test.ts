import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '#core/server/modules.ts';
import { isErrorCode } from '#lib/errors/errors.ts';
import { definitionOf, type OperationCode } from '#lib/operations/operations.ts';
import { rpcDefinition, rpcNames } from '#services/server/rpc-definitions.ts';
import type { RpcName } from '#types/rpc.ts';
import { oneOfEach } from '../../soak.ts';
import { books, cash } from '../counter-bank.ts';
import { officerFor } from '../officers.ts';
import type { Books } from '../since.ts';
import { accounts } from '../small-bank.ts';
import { submitOf } from './client.ts';
import { testCore } from './core-server.ts';

const core = await testCore();
const { bank, issuer } = core;

/** Words that only a fault's inside would say. */
const INSIDE =
  /select |insert |update |from |where |syntax|relation|postgres|column|constraint|violates|127\.0\.0\.1|\.ts|node_modules| {4}at |PostgresError|stack|pg_/i;

/** The request with every text field poisoned, at any depth. */
function poisoned(value: unknown, poison: string): unknown {
  if (typeof value === 'string') return poison;
  if (Array.isArray(value)) return value.map((each) => poisoned(each, poison));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, poison)]));
}

interface Shape {
  readonly type?: string;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
}

/** Something of a form: every field of it there, texts empty and numbers zero. */
function sample({ type, items, properties, anyOf }: Shape): unknown {
  if (anyOf?.[0]) return sample(anyOf[0]);
  if (type === 'array') return items ? [sample(items)] : [];
  if (type === 'integer' || type === 'number') return 0;
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sample(one)]));
  return '';
}

/** Holds the content that each operation is sent, by its call: made from the operation's own schema, so that a new one is attacked too. */
const FLOW_DATA = new Map(
  [...operations].flatMap(([code, { schema }]) => {
    const { call } = definitionOf(code as OperationCode);
    return call ? [[call.rpc, sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)]] : [];
  }),
);

/** So many calls are on their way to the core together. */
const AT_ONCE = 8;

function requestFor(rpc: RpcName, poison: string) {
  const request: Record<string, unknown> = { ...(rpcDefinition(rpc).requestDeserialize(Buffer.alloc(0)) as object) };
  if ('submit' in request) request.submit = submitOf();
  if ('flowData' in request) request.flowData = FLOW_DATA.get(rpc) ?? '';
  if ('paging' in request) request.paging = { page: 1, show: 15, cursor: '', sort: '', keyword: '' };
  return poisoned(request, poison);
}

describe('any fault leaves the core as a code of the table', () => {
  const poisons = [
    "' or 1=1; drop table journal --",
    '\u0000',
    '-1',
    '9'.repeat(40),
    '{"__proto__":{"x":1}}',
    '%_\\',
    '2026-99-99',
  ];
  const users = ['teller1', 'headteller1', 'manager1', 'finance1', 'auditor1', 'admin1'];
  /** Somebody who may make the call and one of the others, another one for each next call; all of them in a soak. */
  const callers = rpcNames
    .filter((name) => name !== 'flow.watch')
    .flatMap((rpc, number) => {
      const allowed = officerFor(rpc);
      return [...new Set([...(allowed ? [allowed] : []), ...oneOfEach([users], number)])].map(
        (user) => [rpc, user] as const,
      );
    });
  test.each(poisons)('every rpc with %j in every field', async (poison) => {
    const before = await books(bank);
    const tokens = new Map<string, string>();
    for (const user of new Set(callers.map(([, user]) => user))) tokens.set(user, await issuer.token(user));
    const attack = async ([rpc, user]: (typeof callers)[number]): Promise<void> => {
      expect(rpcDefinition(rpc)).toBeDefined();
      const answer = await core.call(rpc, requestFor(rpc, poison), {
        token: tokens.get(user) ?? '',
        key: randomUUID(),
      });
      if (answer.code === 'OK') return;
      expect([rpc, isErrorCode(answer.code)]).toEqual([rpc, true]);
      expect([rpc, poison, answer.code]).not.toEqual([rpc, poison, 'SYSTEM']);
      expect([rpc, INSIDE.exec(answer.text.replaceAll(poison, ''))?.[0]]).toEqual([rpc, undefined]);
    };
    for (let at = 0; at < callers.length; at += AT_ONCE) {
      await Promise.all(callers.slice(at, at + AT_ONCE).map(attack));
    }
    const unrecorded = ({ audit_log: _, idempotency: __, sensitive_read: ___, ...rest }: Books) => rest;
    expect(unrecorded(await books(bank))).toEqual(unrecorded(before));
  });
});

describe('an input that is not one is refused by the field’s name', () => {
  const good = { ...cash(accounts.ani, 1), kode_valuta: 'IDR', keterangan: '', kembalian: [] };
  const violations = async (rpc: RpcName, request: unknown) => {
    const before = await books(bank);
    const answer = await core.call(rpc, request, { token: await issuer.token('teller1'), key: randomUUID() });
    const { audit_log: _, ...after } = await books(bank);
    expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([table]) => table !== 'audit_log')));
    expect(answer.code).toBe('VALIDATION');
    return answer.code === 'OK' ? [] : (answer.details.violations ?? []).map((each) => each.field);
  };

  test.each([
    '-100000.00',
    '0',
    '0.00',
    'NaN',
    '1e309',
    'Infinity',
    '1.234',
    '100,000.00',
    ' 1.00',
    '+1.00',
    '0x10',
    '',
    '9999999999999999.00',
    '__proto__',
  ])('the amount %j', async (nominal) => {
    expect(await violations('teller.setorTunai', { submit: submitOf(), flowData: { ...good, nominal } })).toEqual([
      'nominal',
    ]);
  });

  test('an account number with a wrong check digit, another currency, pieces below zero, one note twice', async () => {
    const wrong = `${accounts.ani.slice(0, 11)}${(Number.parseInt(accounts.ani.slice(11), 10) + 1) % 10}`;
    const flows: [unknown, string[]][] = [
      [{ ...good, nomor_rekening: wrong }, ['nomor_rekening']],
      [{ ...good, kode_valuta: 'XXX' }, ['kode_valuta']],
      [{ ...good, pecahan: [{ nominal: '100000.00', lembar: -1 }] }, ['pecahan.0.lembar']],
      [{ ...good, pecahan: [...good.pecahan, ...good.pecahan] }, ['pecahan']],
      [undefined, ['']],
    ];
    for (const [flowData, fields] of flows) {
      expect(await violations('teller.setorTunai', { submit: submitOf(), flowData })).toEqual(fields);
    }
  });

  test.each(['approvedBy', 'balance', 'user_otorisasi', '__proto__', 'constructor'])(
    'the field %s that nobody asked for',
    async (field) => {
      const submitted = JSON.stringify(good).replace(/}$/, `,"${field}":"manager1"}`);
      const submit = submitOf({ flowCode: 'SETOR_TUNAI', actionType: 'SUBMIT' });
      expect(await violations('flow.processV2', { submit, flowData: submitted })).toEqual([field]);
      expect(
        await violations('access.requestOverride', { flowCode: 'SETOR_TUNAI', flowData: submitted, transRemark: '' }),
      ).toEqual([field]);
    },
  );

  test('the honest counterpart is posted', async () => {
    const answer = await core.call(
      'teller.setorTunai',
      { submit: submitOf(), flowData: good },
      { token: await issuer.token('teller1'), key: 'kunci apa saja' },
    );
    expect(answer.code).toBe('OK');
    const again = await core.call(
      'teller.setorTunai',
      { submit: submitOf(), flowData: good },
      { token: await issuer.token('teller1'), key: 'kunci apa saja' },
    );
    expect(again).toEqual(answer);
  });
});
