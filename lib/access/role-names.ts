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

/** Roles that see every branch; all others see their own only. */
export const headOfficeRoles: readonly RoleId[] = ['HO_FINANCE', 'HO_FINANCE_STAFF', 'ADMIN', 'AUDITOR', 'COMPLIANCE'];

/** Approval ladder, lowest first: a level is satisfied by its own role and every later one. */
export const approvalLadder: readonly RoleId[] = ['HEAD_TELLER', 'OPS_MANAGER', 'BRANCH_MANAGER', 'HO_FINANCE'];

/** Levels beside the ladder: what waits there is decided by those who stand on exactly it, and nobody lends it to another. */
export const besideLadder: readonly RoleId[] = ['ADMIN', 'COMPLIANCE'];
