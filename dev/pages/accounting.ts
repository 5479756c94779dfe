import { amountsOf } from '#core/access/amounts.ts';
import { openingCapital } from '#core/business-day/bank-day/opening-capital.ts';
import { alwaysGuards, limiting } from '#core/engine/guards/guards.ts';
import { legsOf } from '#core/engine/journal-legs.ts';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { sideOf } from '#core/ledger/legs.ts';
import { loaded, ref } from '#dev/examples/bank.ts';
import type { Example } from '#dev/examples/example.ts';
import { examples } from '#dev/examples/examples.ts';
import { BOOK_CURRENCY, formatMoney, formatRupiah, money } from '#lib/money.ts';
import { ledgerAccountsOf } from '#lib/operations/ledger-accounts.ts';
import { groupsOfPlaces, type Place, placeCodes } from '#lib/operations/ledger-places.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import { postings } from '#lib/operations/postings.ts';

const abs = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

function section(operation: Operation, { note, data, extra }: Example): string {
  const caller = {
    idUser: 'teller1',
    namaUser: '',
    kodeCabang: operation === (openingCapital as Operation) ? '000' : '001',
    namaCabang: '',
    roles: [],
    levels: [],
    delegations: [],
    menus: new Set(['khasanah']),
    limits: [],
    headOffice: false,
    idKas: 1,
    nomorNasabah: null,
    keluarga: [],
    passwordTies: [],
  };
  const context: OpContext = {
    data,
    amounts: amountsOf(operation.schema, data as object, operation.currencyOf?.(extra)),
    extra: extra ?? null,
    loaded,
    caller,
    ref,
    reserved: new Map(),
    date: '2026-11-20',
  };
  const rows = legsOf(operation, context).map((leg) => {
    const currency = leg.kode_valuta ?? operation.subject(context).kode_valuta;
    const own = leg.jumlah === 0n ? '' : formatMoney(money(currency, abs(leg.jumlah)));
    const worth = leg.jumlah_idr === null ? '' : `worth ${formatRupiah(abs(leg.jumlah_idr))}`;
    const amount = currency === BOOK_CURRENCY ? own : [currency, own, worth].filter((part) => part !== '').join(' ');
    const where = leg.lawan
      ? `to ${leg.lawan}`
      : leg.sub?.jenis === 'KAS'
        ? `cash box ${leg.sub.id}`
        : (leg.sub?.id ?? '');
    const sides = sideOf(leg) === 'D' ? `${amount} | ` : ` | ${amount}`;
    return `| ${leg.kode_cabang} | ${leg.kode_gl} | ${ref.gl.get(leg.kode_gl)?.nama_gl ?? ''} | ${where} | ${sides} |`;
  });
  return [
    `**${note}**`,
    '',
    '| branch | GL | name | sub-ledger | debit | credit |',
    '|---|---|---|---|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}

const named = (each: readonly { readonly name: string }[]): string => each.map(({ name }) => `\`${name}\``).join(', ');

const called = (code: string): string => `${code} ${ref.gl.get(code)?.nama_gl ?? ''}`.trim();

/** Groups by their names, which the head of the page explains; an account by its code and name. */
const placeText = (place: Place): string =>
  Object.hasOwn(groupsOfPlaces, place) ? `\`${place}\`` : placeCodes([place]).map(called).join(', ');

const placesText = (places: readonly Place[]): string =>
  places.length === 0 ? 'none' : places.map(placeText).join(', ');

/** Lists the accounts that the posting function lets an operation debit and credit. */
function allowedText(code: string): string {
  const accounts = ledgerAccountsOf(code);
  if (accounts === undefined) return 'No account of the general ledger.';
  if ('any' in accounts) return `Any account of the general ledger: ${accounts.any}.`;
  if (accounts.debit.length === 0 && accounts.credit.length === 0 && !('mirror' in accounts))
    return 'No account of the general ledger: pieces, forms or records change hands.';
  const sides = `debits ${placesText(accounts.debit)}; credits ${placesText(accounts.credit)}`;
  return 'mirror' in accounts
    ? `The accounts of the journal that it undoes, each on its other side; beside these ${sides}.`
    : `${sides.charAt(0).toUpperCase()}${sides.slice(1)}.`;
}

const legend = Object.entries(groupsOfPlaces).map(([name, of]) =>
  typeof of === 'string'
    ? `- \`${name}\`: class ${of} of the chart`
    : `- \`${name}\`: ${placeCodes([...of])
        .map(called)
        .join(', ')}`,
);

/** The bank's own postings have no rules and no form: the page lists their accounts alone. */
const ownPostings = [
  '## What the bank posts by itself',
  '',
  ...Object.entries(postings).map(([code, { en, id }]) => `- ${en} (${id}, \`${code}\`): ${allowedText(code)}`),
];

/** The page: every operation that posts, its accounts, its own rules by name, and the journal that its own code makes of an example. */
export function accountingPage(): string {
  const parts = Object.values(examples).map(({ operation, of }) => {
    const own = named([...(operation.before ?? []), ...operation.rules]);
    const { trans_code, en, id } = definitionOf(operation.code);
    const title = `## ${en} (${id}, \`${operation.code}\`, ${trans_code})`;
    return [
      title,
      '',
      allowedText(operation.code),
      '',
      own === '' ? 'No rules of its own.' : `Rules of its own: ${own}.`,
      '',
      ...of.map((example) => section(operation, example)),
    ].join('\n');
  });
  const head = [
    '# Accounting of every operation',
    '',
    'Generated by `npm run docs` from the operations themselves; a test fails when this page is older than they are.',
    'What holds for every journal is derived from its legs, its pieces and its card, whatever operation draws it:',
    `before its own rules ${named(alwaysGuards)}; after them ${named(limiting)}.`,
    '',
    'Each operation names the accounts of the general ledger that it may debit and credit (`lib/<module>/operations/ledger-accounts.ts`); the posting function refuses others. Groups:',
    '',
    ...legend,
    '',
    'Examples: amount 1,000,000.00 unless a count says otherwise; account 001120000454 is kept at branch 001, 002110000019 at 002.',
    '',
  ];
  return `${[...head, ...parts, ...ownPostings].join('\n').trimEnd()}\n`;
}
