import type { OperationCode } from '#lib/operations/operations.ts';
import type { MenuDef } from './access.ts';

/**
 * Rights that are no screens. They stand in the same tree as the menus, so that one table says what a role holds: an
 * authorisation lets its holder approve that kind of item, a field right shows what is masked for others.
 */
const right = (title: string, parent: string): MenuDef => ({ title, parent, route: '', icon: 'key', trans_code: '' });

export const rights = {
  'oto-setor-tunai': right('hak.otoSetorTunai', 'menunggu'),
  'oto-tarik-tunai': right('hak.otoTarikTunai', 'menunggu'),
  'oto-pemindahbukuan': right('hak.otoPemindahbukuan', 'menunggu'),
  'oto-reversal': right('hak.otoReversal', 'menunggu'),
  'oto-setoran-khasanah': right('hak.otoSetoranKhasanah', 'menunggu'),
  'oto-penarikan-khasanah': right('hak.otoPenarikanKhasanah', 'menunggu'),
  'oto-delegasi': right('hak.otoDelegasi', 'menunggu'),
  'oto-pengguna': right('hak.otoPengguna', 'menunggu'),
  'oto-peran': right('hak.otoPeran', 'menunggu'),
  'oto-menu': right('hak.otoMenu', 'menunggu'),
  'lihat-nik': right('hak.lihatNik', 'informasi'),
  'lihat-ibu-kandung': right('hak.lihatIbuKandung', 'informasi'),
  'lihat-telepon': right('hak.lihatTelepon', 'informasi'),
  'lihat-rekening': right('hak.lihatRekening', 'informasi'),
  'buka-samaran': right('hak.bukaSamaran', 'informasi'),
} as const satisfies Record<string, MenuDef>;

export type RightId = keyof typeof rights;
export type AuthorisationId = Extract<RightId, `oto-${string}`>;
export type FieldRightId = Exclude<RightId, AuthorisationId>;

export const authorisations = (Object.keys(rights) as RightId[]).filter((id): id is AuthorisationId =>
  id.startsWith('oto-'),
);

const approvedBy: Partial<Record<string, AuthorisationId>> = {
  SETOR_TUNAI: 'oto-setor-tunai',
  TARIK_TUNAI: 'oto-tarik-tunai',
  PEMINDAHBUKUAN: 'oto-pemindahbukuan',
  REVERSAL: 'oto-reversal',
  SETORAN_KHASANAH: 'oto-setoran-khasanah',
  PENARIKAN_KHASANAH: 'oto-penarikan-khasanah',
  DELEGASI: 'oto-delegasi',
  BUAT_PENGGUNA: 'oto-pengguna',
  UBAH_PENGGUNA: 'oto-pengguna',
  HAPUS_PENGGUNA: 'oto-pengguna',
  UBAH_LOKET: 'oto-pengguna',
  SIMPAN_PERAN: 'oto-peran',
  SIMPAN_MENU: 'oto-menu',
} satisfies Partial<Record<OperationCode, AuthorisationId>>;

/** The right to approve items of this flowCode; undefined for what never comes before a checker. */
export const authorisationFor = (flowCode: string): AuthorisationId | undefined => approvedBy[flowCode];

/** May somebody who holds these menus and rights approve items of this flowCode? */
export function mayApprove(flowCode: string, held: ReadonlySet<string>): boolean {
  const id = authorisationFor(flowCode);
  return id !== undefined && held.has(id);
}
