import { readRealm } from '#dev/realm.ts';

/** Lists the demo bank's people from the realm file: the fixture of each, and its user. */
export const people = {
  teller1Page: 'teller1',
  teller2Page: 'teller2',
  teller3Page: 'teller3',
  headTellerPage: 'headteller1',
  headTeller2Page: 'headteller2',
  csPage: 'cs1',
  backOfficePage: 'backoffice1',
  supervisorPage: 'supervisor1',
  managerPage: 'manager1',
  manager2Page: 'manager2',
  cs2Page: 'cs2',
  financePage: 'finance1',
  finance2Page: 'finance2',
  adminPage: 'admin1',
  admin2Page: 'admin2',
  auditorPage: 'auditor1',
  compliancePage: 'compliance1',
  compliance2Page: 'compliance2',
} as const;

export type PersonPage = keyof typeof people;
export type Username = (typeof people)[PersonPage];

export interface Person {
  readonly username: string;
  readonly name: string;
  readonly password: string;
  readonly roles: readonly string[];
  readonly kodeCabang: string;
}

const realm = readRealm();

export function person(username: Username): Person {
  const found = realm.users.find((user) => user.username === username);
  if (!found) throw new Error(`the realm file has no user ${username}`);
  return found;
}
