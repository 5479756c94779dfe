import type { settings as id } from '../settings.ts';

export const settings = {
  'setelan.tampilan': 'Appearance',
  'setelan.tema': 'Theme',
  'setelan.tema.system': 'Follow the device',
  'setelan.tema.light': 'Light',
  'setelan.tema.dark': 'Dark',
  'setelan.kerapatan': 'Table density',
  'setelan.kerapatan.compact': 'Compact',
  'setelan.kerapatan.comfortable': 'Comfortable',
  'setelan.berlaku':
    'Applies at once and is remembered in this browser: the language for you alone, theme and density for everyone who uses it.',
  'setelan.bahasa': 'Language',
  'setelan.bahasa.id': 'Bahasa Indonesia',
  'setelan.bahasa.en': 'English',
  'setelan.profil': 'Profile',
  'setelan.nama': 'Name',
  'setelan.pengguna': 'User name',
  'setelan.peran': 'Role',
  'setelan.cabang': 'Branch',
  'setelan.wewenang': 'Authority',
  'setelan.kelompok': 'Kind',
  'setelan.entri': 'Post',
  'setelan.setuju': 'Approve',
  'setelan.kelompok.TUNAI': 'Cash',
  'setelan.kelompok.NON_TUNAI': 'Non-cash',
} as const satisfies Record<keyof typeof id, string>;
