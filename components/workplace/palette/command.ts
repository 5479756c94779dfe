import '#lib/messages/palette.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { parseAmountInput } from '#lib/amount-input.ts';
import type { MessageKey, MessageParams } from '#lib/messages/id.ts';

/** Defines a command of one line: the words that begin it and the fields of the form that its numbers fill. */
interface CommandDef {
  readonly menu: MenuId;
  readonly verbs: readonly string[];
  readonly sentence: MessageKey;
  readonly accounts: readonly string[];
}

const commands: readonly CommandDef[] = [
  { menu: 'setor-tunai', verbs: ['setor', 'deposit'], sentence: 'palet.setor', accounts: ['nomor_rekening'] },
  { menu: 'tarik-tunai', verbs: ['tarik', 'withdraw'], sentence: 'palet.tarik', accounts: ['nomor_rekening'] },
  {
    menu: 'pemindahbukuan',
    verbs: ['pb', 'pindah', 'transfer'],
    sentence: 'palet.pindahbuku',
    accounts: ['nomor_rekening_debet', 'nomor_rekening_kredit'],
  },
];

export interface Command {
  readonly menu: MenuId;
  /** The form with what was typed filled in. */
  readonly address: string;
  readonly accounts: readonly string[];
  /** Wire amount, or '' while none was typed. */
  readonly nominal: string;
  readonly sentence: MessageKey;
  /** Names the wrong or missing part; the form may be opened only without it. */
  readonly problem: readonly [MessageKey, MessageParams] | null;
}

const verbOf = (word: string) =>
  commands.find(({ menu, verbs }) => verbs.includes(word) || menus[menu].trans_code === word) ?? null;

function problemOf(def: CommandDef, accounts: readonly string[], amount: string): Command['problem'] {
  const wrong = accounts.find((number) => !isAccountNumber(number));
  if (wrong !== undefined) return ['palet.rekeningSalah', { nomor: wrong }];
  if (accounts.length < def.accounts.length) return ['palet.kurang', {}];
  if (amount !== '' && parseAmountInput(amount) === null) return ['palet.nominalSalah', { teks: amount }];
  return null;
}

/**
 * Reads `setor 001120000454 2,5jt`, `tarik …` or `pb <from> <to> <amount>`; the transaction code may replace the word, the amount may be left to
 * the form. Null for any other text: a code alone or `setor tunai` names a screen.
 */
export function parseCommand(text: string): Command | null {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  const def = verbOf(verb);
  if (!def || !/^\d/.test(words[0] ?? '')) return null;
  const accounts = words.slice(0, def.accounts.length);
  const amount = words.slice(def.accounts.length).join(' ');
  const nominal = parseAmountInput(amount) ?? '';
  const query = new URLSearchParams(def.accounts.map((field, at) => [field, accounts[at] ?? '']));
  if (nominal !== '') query.set('nominal', nominal);
  return {
    menu: def.menu,
    address: `${menus[def.menu].route}?${query}`,
    accounts,
    nominal,
    sentence: def.sentence,
    problem: problemOf(def, accounts, amount),
  };
}
