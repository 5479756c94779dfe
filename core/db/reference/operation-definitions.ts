import type { IdentityAsked } from '#lib/operations/definition.ts';
import { allowedAccounts } from '#lib/operations/ledger-accounts.ts';
import { definitionOf, operationCodes } from '#lib/operations/operations.ts';
import { postings } from '#lib/operations/postings.ts';
import { transitions } from './flow.ts';

/** The posting function knows this of an operation: through which doors it comes, by which menus, and whether a second person always approves it. */
export interface OperationDefinitionRow {
  readonly operasi: string;
  readonly orang: boolean;
  readonly bank: boolean;
  readonly pasang: boolean;
  readonly menu: readonly string[] | null;
  readonly berdua: boolean;
  /** The person whose identity is asked for where customers' cash moves; null where none does. */
  readonly identitas: IdentityAsked | null;
  /** The accounts of the general ledger that it may debit and credit; null: any. */
  readonly debet: readonly string[] | null;
  readonly kredit: readonly string[] | null;
  /** Beside these the accounts of the journal that it undoes, each on its other side. */
  readonly cermin: boolean;
}

const accountsOf = (code: string): Pick<OperationDefinitionRow, 'debet' | 'kredit' | 'cermin'> => {
  const { debit, credit, mirror } = allowedAccounts(code);
  return { debet: debit, kredit: credit, cermin: mirror };
};

const definitionRow = (code: (typeof operationCodes)[number]): OperationDefinitionRow => {
  const definition = definitionOf(code);
  const unattended = 'unattended' in definition ? definition.unattended : undefined;
  return {
    operasi: code,
    orang: definition.call !== null,
    bank: unattended === 'BANK',
    pasang: unattended === 'INSTALLATION',
    menu: definition.call && [...definition.call.menus],
    berdua: definition.check?.twoPersons === true,
    identitas:
      definition.cash === 'CUSTOMER' ? (typeof definition.identity === 'string' ? definition.identity : 'NONE') : null,
    ...accountsOf(code),
  };
};

/** Actions that move an item or release an operation: the filing and the posting both prove whether the maker may make that operation. */
const actions = new Set([...transitions.map(({ aksi }) => aksi), 'AGAIN', 'APPROVE_OVERRIDE']);
const about = ['OVERRIDE', 'MINTA_OVERRIDE', ...[...actions].map((action) => `FLOW_${action}`)];

/** The posting function accepts all of these with this release. */
export const operationDefinitions: readonly OperationDefinitionRow[] = [
  ...operationCodes.map(definitionRow),
  ...Object.keys(postings).map((operasi) => ({
    operasi,
    orang: false,
    bank: true,
    pasang: false,
    menu: null,
    berdua: false,
    identitas: null,
    ...accountsOf(operasi),
  })),
  ...about.map((operasi) => ({
    operasi,
    orang: true,
    bank: false,
    pasang: false,
    menu: null,
    berdua: false,
    identitas: null,
    ...accountsOf(operasi),
  })),
];
