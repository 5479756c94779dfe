export const roles = [
  'TELLER',
  'HEAD_TELLER',
  'CS',
  'BACK_OFFICE',
  'OPS_MANAGER',
  'BRANCH_MANAGER',
  'HO_FINANCE',
  'HO_FINANCE_STAFF',
  'ADMIN',
  'AUDITOR',
  'COMPLIANCE',
] as const;
export type RoleId = (typeof roles)[number];

/** These roles see every branch; all others see only their own. */
export const headOfficeRoles: readonly RoleId[] = ['HO_FINANCE', 'HO_FINANCE_STAFF', 'ADMIN', 'AUDITOR', 'COMPLIANCE'];

/** The approval ladder begins with the lowest rung: its own role and every later one satisfy a level. */
export const approvalLadder: readonly RoleId[] = ['HEAD_TELLER', 'OPS_MANAGER', 'BRANCH_MANAGER', 'HO_FINANCE'];

/** These levels are beside the ladder: only holders of exactly that level decide what waits there, and nobody lends it to another. */
export const besideLadder: readonly RoleId[] = ['ADMIN', 'COMPLIANCE'];
