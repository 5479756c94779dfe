import type { RoleId } from './role-names.ts';

const titles: Readonly<Record<RoleId, string>> = {
  TELLER: 'Teller',
  HEAD_TELLER: 'Head Teller',
  CS: 'Customer Service',
  BACK_OFFICE: 'Back Office',
  OPS_MANAGER: 'Manajer Operasional',
  BRANCH_MANAGER: 'Pimpinan Cabang',
  HO_FINANCE: 'Pimpinan Keuangan Kantor Pusat',
  HO_FINANCE_STAFF: 'Staf Keuangan Kantor Pusat',
  ADMIN: 'Administrator',
  AUDITOR: 'Auditor',
  COMPLIANCE: 'Kepatuhan',
};

/** Returns the name of a role as the bank writes it; an unknown role is shown as its id. */
export const roleTitle = (role: string): string => (Object.hasOwn(titles, role) ? titles[role as RoleId] : role);
