import type { Check } from '#lib/operations/definition.ts';
import { type CheckedCode, checkedCodes, knownDefinition, operations } from '#lib/operations/operations.ts';
import type { MenuDef } from './menu-def.ts';
import { READS_ONLY } from './reads-only.ts';

/**
 * Rights are no screens. They are in the same tree as the menus, so that one table says what a role holds: an authorisation lets its
 * holder approve that kind of item, a field right shows what is masked for others.
 */
const right = (title: string, parent: string): MenuDef => ({ title, parent, route: '', icon: 'key', trans_code: '' });

export type AuthorisationId = (typeof operations)[CheckedCode]['check']['right'];

/** The text hak.otoSetorTunai names the right 'oto-setor-tunai'. */
const titleOf = (id: string): string => `hak.${id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`;

/** The rights to approve follow the order of the operations; several operations may share one. */
export const authorisations: readonly AuthorisationId[] = [
  ...new Set(checkedCodes.map((code) => operations[code].check.right)),
];

const heldBy = (by: Check['by']): readonly AuthorisationId[] => [
  ...new Set(
    checkedCodes.flatMap((code) => ((operations[code].check as Check).by === by ? [operations[code].check.right] : [])),
  ),
];
/**
 * At first only head office holds the first group, only administrators the second, and only compliance the third; the others are on every rung of the
 * approval ladder.
 */
export const atHeadOffice = heldBy('HO_FINANCE');
export const administering = heldBy('ADMIN');
export const complying = heldBy('COMPLIANCE');
/** Compliance holds these beside the ladder. */
export const sharedWithCompliance = heldBy('LADDER_COMPLIANCE');

const approvals = Object.fromEntries(
  authorisations.map((id) => [id, right(titleOf(id), 'menunggu')] as const),
) as Readonly<Record<AuthorisationId, MenuDef>>;

export const rights = {
  ...approvals,
  'lihat-nik': right('hak.lihatNik', 'informasi'),
  'lihat-ibu-kandung': right('hak.lihatIbuKandung', 'informasi'),
  'lihat-telepon': right('hak.lihatTelepon', 'informasi'),
  'lihat-rekening': right('hak.lihatRekening', 'informasi'),
  // It shows the blocks and holds of an authority, in its words.
  'lihat-blokir-resmi': right('hak.lihatBlokirResmi', 'informasi'),
  'buka-samaran': right('hak.bukaSamaran', 'informasi'),
  // It makes files for authorities, in which identities are whole.
  'lapor-identitas': right('hak.laporIdentitas', 'laporan'),
  // This right takes away: its holder reads and changes nothing.
  [READS_ONLY]: right('hak.hanyaBaca', 'informasi'),
} as const satisfies Record<string, MenuDef>;

type RightId = keyof typeof rights;
export type FieldRightId = Exclude<RightId, AuthorisationId>;

/** Returns the right to approve items of this flowCode; undefined when they never come before a checker. */
export const authorisationFor = (flowCode: string): AuthorisationId | undefined =>
  knownDefinition(flowCode)?.check?.right as AuthorisationId | undefined;

/** Returns true when a user with these menus and rights may approve items of this flowCode. */
export function mayApprove(flowCode: string, held: ReadonlySet<string>): boolean {
  const id = authorisationFor(flowCode);
  return id !== undefined && held.has(id);
}
