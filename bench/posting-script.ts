import { BRANCH, PRODUCT, PRODUCT_GL, userName } from './bank.ts';

/**
 * pgbench scripts that post through commit_operation exactly what the core sends for it. The account numbers are computed in
 * the script, check digit and all, so that the database does nothing but the posting.
 */

/** The state of ISO 7064 MOD 11,10 after a fixed beginning; the script goes on from there. */
function stateAfter(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const total = (product + Number(digit)) % 10;
    product = ((total === 0 ? 10 : total) * 2) % 11;
  }
  return product;
}

/** Sets `name` to the account number of the serial in :s_<name>. */
function numberOf(name: string): string[] {
  const serial = `:s_${name}`;
  const steps = [100_000, 10_000, 1_000, 100, 10, 1].flatMap((power) => [
    `\\set t (:p + ${serial} / ${power}) % 10`,
    '\\set p case when :t = 0 then 9 else (:t * 2) % 11 end',
  ]);
  return [
    `\\set p ${stateAfter(BRANCH + PRODUCT)}`,
    ...steps,
    `\\set ${name} ${Number(BRANCH + PRODUCT)}0000000 + ${serial} * 10 + (11 - :p) % 10`,
  ];
}

const text = (name: string): string => `lpad(:${name}::text, 12, '0')`;

interface Legs {
  readonly gl: string;
  readonly jenis: string;
  readonly sub: string;
  readonly operasi: string;
}

function posting(today: string, { gl, jenis, sub, operasi }: Legs): string {
  return [
    'select * from commit_operation(uuidv7(),',
    "  '\\x00112233445566778899aabbccddeeff'::bytea,",
    `  '${userName(1)}', '${userName(1)}', '${BRANCH}', '${operasi}', uuidv7(), '${today}'::date, null::date, true,`,
    `  :nominal::bigint, 'IDR', ${text('a')}, 'Uji beban', array['${BRANCH}', '${BRANCH}'], ${gl}, ${jenis}, ${sub},`,
    '  null::text[], null::text[], array[:nominal::bigint, -:nominal::bigint], null::bigint[], null::date[], null::text[], null::text[],',
    "  '{}'::text[], null::jsonb, null::text[], null::bigint[], null::jsonb, null, null::uuid, null::uuid, null::integer, null::jsonb, null::jsonb, null);",
  ].join(' ');
}

/** Draws two accounts from all, and an amount. */
const pair = (accounts: number): string[] => [
  `\\set s_a random(1, ${accounts})`,
  `\\set s_b 1 + (:s_a - 1 + random(1, ${accounts - 1})) % ${accounts}`,
  '\\set nominal 100 * random(1000, 100000)',
  ...numberOf('a'),
  ...numberOf('b'),
];

/** The same transfers by the function of bench/hand.ts. */
export const handScript = (accounts: number): string =>
  [...pair(accounts), `select hand.post(uuidv7(), ${text('a')}, ${text('b')}, :nominal::bigint);`, ''].join('\n');

/** Book transfers between two accounts drawn from all. */
export function transferScript(today: string, accounts: number): string {
  return [
    ...pair(accounts),
    posting(today, {
      operasi: 'PEMINDAHBUKUAN',
      gl: `array['${PRODUCT_GL}', '${PRODUCT_GL}']`,
      jenis: "'{REKENING,REKENING}'::text[]",
      sub: `array[${text('a')}, ${text('b')}]`,
    }),
    '',
  ].join('\n');
}

/** An account against a GL account: always the first of the list, or one drawn from it. */
export function glScript(today: string, accounts: number, gl: readonly string[], hot: boolean): string {
  return [
    `\\set s_a random(1, ${accounts})`,
    `\\set g ${hot ? 1 : `random(1, ${gl.length})`}`,
    '\\set nominal 100 * random(10, 100)',
    ...numberOf('a'),
    posting(today, {
      operasi: 'BENCH_GL',
      gl: `array['${PRODUCT_GL}', ('{${gl.join(',')}}'::text[])[:g::integer]]`,
      jenis: "'{REKENING,null}'::text[]",
      sub: `array[${text('a')}, null]`,
    }),
    '',
  ].join('\n');
}
