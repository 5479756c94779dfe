import { definitionOf, operationCodes } from '#lib/operations/operations.ts';
import type { MenuId } from './access.ts';
import { accountLists, accountWork } from './account-lists.ts';
import { complianceScreens } from './compliance.ts';
import { depositLists } from './deposit.ts';
import { type PopupId, popupsOf } from './popups.ts';
import { sharingLists } from './profit.ts';
import { readsOnly } from './reads-only.ts';
import { bookScreens } from './reports.ts';
import {
  type AuthorisationId,
  administering,
  atHeadOffice,
  authorisations,
  complying,
  type FieldRightId,
  sharedWithCompliance,
} from './rights.ts';
import { audited, lookups, terms, transactions, vaultLists } from './role-groups.ts';
import type { RoleId } from './role-names.ts';
import { seeing } from './seeing.ts';
import { stationeryLists } from './stationery.ts';
import { cashProofs } from './vault-proofs.ts';

/** The supervisors of the counter read these lists. */
const supervised = ['daftar-teller', 'daftar-permintaan-saldo'] as const;

/** Every desk reads these lists. */
const inquiries = [
  'kurs',
  'rekening',
  'daftar-statement',
  'dokumen',
  'kartu-atm',
  ...depositLists,
  'stok-bilyet',
] as const;

/** Head office finance reads these lists: its staff make items, its manager approves them and makes none. */
const financeLists = [
  'beranda',
  ...lookups,
  'cif-ganda-individu',
  'cif-ganda-korporat',
  ...transactions,
  ...vaultLists,
  'draf',
  ...inquiries,
  ...accountWork,
  'penyelesaian',
  'daftar-tagihan-bank-sentral',
  'daftar-setoran-pungutan',
  ...bookScreens,
  'laporan-regulator',
  'jadwal-laporan',
  'hari-cabang',
  ...sharingLists,
] as const;

/** Each role holds these screens at first, beside those of the operations whose definitions name it. */
const screens: Readonly<Record<RoleId, readonly MenuId[]>> = {
  TELLER: [
    'beranda',
    ...lookups,
    ...transactions,
    'kas-teller',
    'draf',
    ...inquiries,
    'reversal-deposito',
    'daftar-penutupan',
    'dana-khusus',
    'transfer-ditanyakan',
    'stok-buku',
  ],
  HEAD_TELLER: [
    'beranda',
    ...lookups,
    ...transactions,
    'khasanah',
    ...cashProofs,
    ...vaultLists,
    ...supervised,
    'menunggu',
    'draf',
    'riwayat',
    'delegasi',
    ...inquiries,
    'reversal-deposito',
    'blokir-dana',
    'daftar-penutupan',
    'dana-khusus',
    'stok-buku',
  ],
  CS: [
    'beranda',
    ...lookups,
    'cif-ganda-individu',
    'cif-ganda-korporat',
    'draf',
    ...inquiries,
    ...accountLists,
    'blokir-dana',
    'daftar-penutupan',
    'dana-khusus',
    'transfer-ditanyakan',
    'stok-buku',
    'tinjauan-resiko',
  ],
  BACK_OFFICE: [
    'beranda',
    'cif-ganda-individu',
    'cif-ganda-korporat',
    'penggabungan',
    ...lookups,
    ...transactions,
    ...stationeryLists,
    'draf',
    ...inquiries,
    ...accountWork,
    ...bookScreens,
  ],
  OPS_MANAGER: [
    'beranda',
    ...lookups,
    'cif-ganda-individu',
    'cif-ganda-korporat',
    ...transactions,
    ...supervised,
    ...vaultLists,
    'menunggu',
    'draf',
    'riwayat',
    'delegasi',
    ...inquiries,
    ...accountWork,
    'tinjauan-resiko',
    ...bookScreens,
    'hari-cabang',
  ],
  BRANCH_MANAGER: [
    'beranda',
    ...lookups,
    'cif-ganda-individu',
    'cif-ganda-korporat',
    ...transactions,
    ...supervised,
    ...vaultLists,
    'menunggu',
    'draf',
    'riwayat',
    'delegasi',
    ...inquiries,
    ...accountWork,
    'tinjauan-resiko',
    ...bookScreens,
    'hari-cabang',
  ],
  HO_FINANCE: [...financeLists, 'menunggu', 'riwayat', 'delegasi'],
  HO_FINANCE_STAFF: [...financeLists, 'penggabungan', ...terms],
  ADMIN: [
    'beranda',
    'menunggu',
    'draf',
    'riwayat',
    'pengguna',
    'peran',
    'menu-aplikasi',
    'lensa-wewenang',
    'batas-harian',
  ],
  AUDITOR: [
    'beranda',
    ...lookups,
    'cif-ganda-individu',
    'cif-ganda-korporat',
    ...transactions,
    ...supervised,
    ...vaultLists,
    'riwayat',
    ...inquiries,
    ...accountWork,
    'penyelesaian',
    'daftar-tagihan-bank-sentral',
    'daftar-setoran-pungutan',
    ...bookScreens,
    ...sharingLists,
    ...audited,
  ],
  COMPLIANCE: complianceScreens,
};

const elsewhere: ReadonlySet<string> = new Set([...administering, ...complying, ...atHeadOffice]);
const ofBranches = authorisations.filter((id) => !elsewhere.has(id));

/**
 * Checkers approve all transactions, administrators the changes of access, and compliance both what it alone may know and the schedules
 * of what it alone files.
 */
const approving: Readonly<Record<RoleId, readonly AuthorisationId[]>> = {
  TELLER: [],
  HEAD_TELLER: ofBranches,
  CS: [],
  BACK_OFFICE: [],
  OPS_MANAGER: ofBranches,
  BRANCH_MANAGER: ofBranches,
  HO_FINANCE: [...ofBranches, ...atHeadOffice],
  HO_FINANCE_STAFF: [],
  ADMIN: administering,
  AUDITOR: [],
  COMPLIANCE: [...complying, ...sharedWithCompliance],
};

type Held = MenuId | PopupId | AuthorisationId | FieldRightId;

const ownScreens = operationCodes.flatMap((code) => definitionOf(code).screen ?? []);
const screensOf = (role: RoleId): readonly MenuId[] => [
  ...screens[role],
  ...ownScreens.flatMap(({ menu, roles: holders }) => (holders.includes(role) ? [menu as MenuId] : [])),
];

/** These row actions change nothing; a copy of a slip leaves its row in the trail. */
const looks: readonly PopupId[] = ['slip-cetak-ulang', 'peran-lihat'];

/** A role gets the row actions of its screens; a read-only role gets those that change nothing. */
function heldBy(role: RoleId): readonly Held[] {
  const sees: readonly FieldRightId[] = seeing[role];
  const reads = readsOnly(new Set(sees));
  const actions = screensOf(role).flatMap(popupsOf);
  return [
    ...screensOf(role),
    ...actions.filter((action) => !reads || looks.includes(action)),
    ...approving[role],
    ...sees,
  ];
}

/** The table seeds the screens and rights of each role; the core's table counts once an administrator changes it. */
export const roleMenus: Readonly<Record<RoleId, readonly Held[]>> = {
  TELLER: heldBy('TELLER'),
  HEAD_TELLER: heldBy('HEAD_TELLER'),
  CS: heldBy('CS'),
  BACK_OFFICE: heldBy('BACK_OFFICE'),
  OPS_MANAGER: heldBy('OPS_MANAGER'),
  BRANCH_MANAGER: heldBy('BRANCH_MANAGER'),
  HO_FINANCE: heldBy('HO_FINANCE'),
  HO_FINANCE_STAFF: heldBy('HO_FINANCE_STAFF'),
  ADMIN: heldBy('ADMIN'),
  AUDITOR: heldBy('AUDITOR'),
  COMPLIANCE: heldBy('COMPLIANCE'),
};
