import { expect, test } from 'vitest';
import { atOnce, transitions } from '#core/db/reference/flow.ts';
import { moves } from '#core/db/reference/moves.ts';
import { causes, closeChecks, isCause, isCloseCheck, tillHints } from '#lib/errors/causes.ts';
import { errors, isErrorCode } from '#lib/errors/errors.ts';
import { reasons } from '#lib/errors/reasons.ts';
import { id } from '#lib/messages/all.ts';
import { operations } from '#lib/operations/operations.ts';
import { usersBank } from '../control/users/users-bank.ts';
import { cash } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await usersBank();

/** The text of each call of a function in a body, from its bracket to the one that closes it. */
function callsOf(name: string, body: string): string[] {
  return [...body.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map((found) => {
    const begin = found.index + found[0].length;
    let [open, at] = [1, begin];
    for (; open > 0 && at < body.length; at++) open += body[at] === '(' ? 1 : body[at] === ')' ? -1 : 0;
    return body.slice(begin, at - 1);
  });
}
const literals = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, inside]) => inside ?? '');

interface Fn {
  readonly proname: string;
  readonly prosrc: string;
}
const functions = await bank.owner<Fn[]>`
  select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and prosrc <> '' order by proname`;
const refusals = functions
  .filter(({ proname }) => proname !== 'not_allowed')
  .flatMap(({ proname, prosrc }) => [
    // A move of a row is refused by the code that the table of moves has for it, a merge by the first of its obstacles.
    ...callsOf('refuse', prosrc)
      .filter((said) => !said.startsWith('m.tolak') && !said.startsWith('v_halangan.kode'))
      .map((said) => ({ proname, by: 'refuse', said })),
    ...callsOf('not_allowed', prosrc).map((said) => ({ proname, by: 'not_allowed', said })),
  ]);

test('a function of the database refuses by a code of the table, its cause by a code, without words', () => {
  expect(refusals.length).toBeGreaterThan(30);
  for (const { tolak } of moves) expect(isErrorCode(tolak), tolak).toBe(true);
  const obstacles = functions
    .filter(({ proname }) => proname.endsWith('merge_obstacles'))
    .flatMap(({ prosrc }) => [...prosrc.matchAll(/return query select '(\w+)'/g)].map(([, code = '']) => code));
  expect(obstacles.length).toBeGreaterThan(5);
  for (const code of obstacles) expect(isErrorCode(code), code).toBe(true);
  for (const { proname, by, said } of refusals) {
    const [first = '', ...rest] = literals(said);
    expect(by === 'refuse' ? isErrorCode(first) : isCause(first), `${proname}: ${said}`).toBe(true);
    for (const literal of rest) expect(literal, `${proname}: ${said}`).toMatch(/^[\w:{},-]*$/);
    const cause = /'sebab', '([^']*)'/.exec(said)?.[1];
    expect(cause === undefined || isCause(cause) || isCloseCheck(cause), `${proname}: ${said}`).toBe(true);
  }
});

test('no function holds a sentence for a reader; errors for the programmer are English', () => {
  const plainSentence = /^[A-Z]?[a-z]+( [a-z]+)+$/;
  const odd = functions.flatMap(({ proname, prosrc }) =>
    literals(prosrc.replaceAll(/raise (?:exception|insufficient_privilege)[^;]*;/g, ''))
      .filter((literal) => plainSentence.test(literal))
      .map((literal) => `${proname}: ${literal}`),
  );
  expect(odd).toEqual([]);
});

/** Runs of words of the product's sentences, without what fills them. */
const phrases = [
  ...[...Object.values(errors), ...Object.values(reasons), ...Object.values(causes), ...Object.values(closeChecks)],
  ...Object.values(tillHints),
  ...[...transitions, ...Object.values(atOnce)].map(({ label }) => ({
    id: id[`tombol.${label}` as keyof typeof id],
    en: '',
  })),
  ...Object.values(operations).map((operation) => ({ id: operation.id, en: '' })),
]
  .flatMap((text) => [text.id, text.en])
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((part) => part.trim())
  .filter((part) => part.split(' ').length >= 2);

/** Returns all text that the bank keeps: each row of each table, as text. */
async function storedSentences(): Promise<{ place: string; row: string }[]> {
  const tables = await bank.owner<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('gl_account', 'product', 'menu')`;
  const rows = await Promise.all(
    tables.map(({ name }) =>
      bank.owner.unsafe<{ place: string; row: string }[]>(`select '${name}' as place, t::text as row from ${name} t`),
    ),
  );
  return rows.flat();
}

test('refusals, reasons, answers and buttons are stored as codes and parameters, not as sentences', async () => {
  const data = { ...cash(accounts.pasif, 2), keterangan: '' };
  const filed = await bank.flow('teller1', 'SUBMIT', { flowCode: 'TARIK_TUNAI', seen: '', data });
  await bank.flow('headteller1', 'APPROVE', { idFlow: filed.id_flow });
  await bank.flow('teller1', 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data: cash(accounts.ani, 300) });
  await bank.change('BUAT_PENGGUNA', {
    id_user: 'dua.tugas',
    nama_user: 'Dua',
    email: 'dua@amanah.example',
    kode_cabang: '001',
    role_id: ['TELLER', 'HEAD_TELLER', 'OPS_MANAGER'],
    nomor_nasabah: '',
    limit: [],
  });
  const reason = await bank.owner<{ alasan: object[] }[]>`
    select alasan from flow_instance where flow_code = 'SETOR_TUNAI' and flow_state = 'WAITING'`;
  expect(reason[0]?.alasan).toEqual([
    {
      kode: 'MELEBIHI_WEWENANG',
      pesan: '',
      rincian: { kelompok: 'TUNAI', batas: '25,000,000.00' },
      tingkat: 'HEAD_TELLER',
      tindakan: 'OVERRIDE',
    },
  ]);
  const rows = await storedSentences();
  expect(new Set(rows.map(({ place }) => place))).toContain('flow_instance');
  expect(rows.length).toBeGreaterThan(500);
  const said = rows.flatMap(({ place, row }) =>
    phrases.filter((phrase) => row.includes(phrase)).map((phrase) => `${place}: ${phrase}`),
  );
  expect([...new Set(said)]).toEqual([]);
});
