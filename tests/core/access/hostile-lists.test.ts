import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { toServiceError } from '#core/server/call.ts';
import { endpoints } from '#services/registry.ts';
import { rpcDefinition } from '#services/server/rpc-definitions.ts';
import type { RpcName } from '#types/rpc.ts';
import { oneOfEach } from '../../soak.ts';
import { books } from '../counter-bank.ts';
import { officerFor } from '../officers.ts';
import { testCore } from '../server/core-server.ts';

const core = await testCore();
const { bank, issuer } = core;

/** Texts that mean something to a database, a pattern, a log or a screen, and should mean nothing here; by what they are aimed at. */
const KINDS = [
  [
    "' or '1'='1",
    "'; drop table audit_log; --",
    "1'; select pg_sleep(30); --",
    "\\'; update app_user set aktif = false; --",
    "') union select kunci_publik, null from fingerprint_device --",
  ],
  ['id_user, (select 1/0)', 'id_user desc; delete from journal'],
  ['%', '_', '%_%\\', '\\'],
  ['\u0000', 'a\u0000b'],
  ['\n{"level":60,"msg":"forged"}', '\r\nforged: line'],
  ['<script>alert(1)</script>', '#{7*7}{{7*7}}', '../../../etc/passwd', '[{"a":1}]'],
  ['\ud800', '９９９', 'x'.repeat(5_000)],
  ['Infinity', '-1', '99999999999999999999', '2026-02-31'],
];
const HOSTILE = KINDS.flat();

const EMPTY = { page: 1, show: 15, cursor: '', sort: '', keyword: '' };
const cursorOf = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const BAD_PAGES = [
  { cursor: cursorOf('', "' or 1=1 --") },
  { cursor: cursorOf('-waktu', '9', '9', '9') },
  { cursor: cursorOf({ length: 2 }) },
  { page: -1 },
  { page: 2_147_483_647, show: 2_147_483_647 },
  { show: -5 },
  { show: 0, page: 0 },
  { sort: '__proto__' },
  { sort: 'constructor' },
  { sort: '-toString' },
];

/** So many of them are on their way to the core together. */
const AT_ONCE = 8;

let fields = 0;
/** For one field a text of each kind, other ones for the next field. */
const texts = (): readonly string[] => oneOfEach(KINDS, fields++);

/** Requests with a hostile text in one of their fields, by the shape of the message itself. */
function hostileRequests(rpc: RpcName): object[] {
  const plain = rpcDefinition(rpc).requestDeserialize(Buffer.alloc(0)) as unknown as Readonly<Record<string, unknown>>;
  const paged = 'paging' in plain ? { ...plain, paging: EMPTY } : plain;
  const filters = Object.entries(plain).flatMap(([name, value]) =>
    typeof value === 'string'
      ? texts().map((text) => ({ ...paged, [name]: text }))
      : Array.isArray(value)
        ? texts().map((text) => ({ ...paged, [name]: [text, text] }))
        : [],
  );
  if (!('paging' in plain)) return filters;
  const pages = [
    ...texts().map((sort) => ({ sort })),
    ...texts().map((text) => ({ sort: `-${text}` })),
    ...texts().map((cursor) => ({ cursor })),
    ...texts().map((keyword) => ({ keyword })),
    ...BAD_PAGES,
  ];
  return [...filters, ...pages.map((page) => ({ ...plain, paging: { ...EMPTY, ...page } }))];
}

/** Reads of the registry, each with somebody who may ask. */
const reads = endpoints
  .filter((each) => each.kind !== 'command')
  .flatMap((each) => {
    const officer = officerFor(each.rpc);
    return officer ? [[each.rpc, officer] as const] : [];
  });

describe('hostile texts in every filter, order and cursor', () => {
  test('the check covers every list there is, those of management, audit and authorisation among them', () => {
    const covered = new Set<string>(reads.map(([rpc]) => rpc));
    const lists = endpoints.filter((each) => each.kind === 'list').map((each) => each.rpc);
    expect(lists.filter((rpc) => !covered.has(rpc))).toEqual([]);
    for (const rpc of [
      'management.users',
      'management.role',
      'management.menu',
      'audit.auditTrail',
      'flow.otorisasiData',
    ])
      expect(covered).toContain(rpc);
  });

  test.each(reads)('%s answers, or refuses by name', async (rpc, user) => {
    const before = await books(bank);
    const token = await issuer.token(user);
    const odd: unknown[] = [];
    const ask = async (request: object): Promise<void> => {
      const answer = await core.call(rpc, request, { token, deadlineMs: 10_000 });
      const text = answer.code === 'OK' ? '' : answer.text;
      // A refusal names no table, no statement and no place in the code to its caller.
      if (
        ['SYSTEM', 'AWAY', 'CORE_AWAY'].includes(answer.code) ||
        /syntax error|relation "|postgres|node_modules|\.ts:\d/i.test(text)
      )
        odd.push([answer.code, request]);
    };
    const requests = hostileRequests(rpc);
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      await Promise.all(requests.slice(at, at + AT_ONCE).map(ask));
    }
    expect(odd).toEqual([]);
    // The core counts audited reads, and may write a read to the trail.
    const { audit_log: _, sensitive_read: __, ...after } = await books(bank);
    const { audit_log: ___, sensitive_read: ____, ...rest } = before;
    expect(after).toEqual(rest);
  });
});

test('a caller’s input takes one line of the log, with any content', () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  for (const text of HOSTILE) {
    toServiceError(new Error(text), { log }, { rpc: `management.users ${text}` });
    log.info({ rpc: text, code: text }, text);
  }
  expect(lines).toHaveLength(HOSTILE.length * 2);
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line)).toHaveProperty('level');
  }
});
