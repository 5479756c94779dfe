/** The identity provider did not take a change for one of these reasons; the core notes it beside the change and a screen shows it. */

const faults = {
  BELUM_DIATUR: {
    id: 'Pengelolaan pengguna di layanan masuk bank belum diatur',
    en: 'User administration at the sign-in service is not configured',
  },
  TIDAK_TERJANGKAU: {
    id: 'Layanan masuk bank tidak dapat dihubungi',
    en: 'The sign-in service cannot be reached',
  },
  KLIEN_DITOLAK: {
    id: 'Layanan masuk bank menolak rahasia klien administrasi',
    en: 'The sign-in service refuses the secret of the administration client',
  },
  TANPA_HAK: {
    id: 'Klien administrasi tidak berhak mengelola pengguna di layanan masuk bank',
    en: 'The administration client has no right to manage users at the sign-in service',
  },
  ASING: {
    id: 'User ID ini milik akun lain di layanan masuk bank, bukan petugas bank',
    en: 'This User ID belongs to another account of the sign-in service, not to staff of the bank',
  },
  DITOLAK: {
    id: 'Layanan masuk bank menolak perubahan ini',
    en: 'The sign-in service refuses this change',
  },
} as const;

export type ProvisioningFault = keyof typeof faults;

const isFault = (value: string): value is ProvisioningFault => Object.hasOwn(faults, value);

/** Returns the note of a fault: its code, and the provider's words when it sent some. */
export const faultNote = (fault: ProvisioningFault, said = ''): string => (said === '' ? fault : `${fault}: ${said}`);

/** Returns a note in the reader's language: the sentence of the code, and the provider's own words after it. */
export function faultText(noted: string, language: 'id' | 'en'): string {
  const at = noted.indexOf(': ');
  const code = at === -1 ? noted : noted.slice(0, at);
  if (!isFault(code)) return noted;
  const said = faults[code][language];
  return at === -1 ? said : `${said} (${noted.slice(at + 2)})`;
}
