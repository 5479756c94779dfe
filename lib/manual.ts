import { type RoleId, roles } from './access/role-names.ts';
import type { Language } from './messages/id.ts';

/** Returns the name of a role's page in the user manual, without its ending. */
export const manualPage = (role: RoleId): string => role.toLowerCase().replaceAll('_', '-');

/** Returns the address where the user manual explains the work of a role, or where its roles are listed when the bank has made this one itself. */
export function manualAddress(role: string, language: Language): string {
  const known = roles.find((id) => id === role);
  return `/manual/${language}/${known ? manualPage(known) : 'index'}.html`;
}
