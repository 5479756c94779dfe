/** Any signed-in user asks these calls about the own user and session. */
export const ownCalls = {
  'access.profil': 'session',
  'access.menu': 'session',
  'access.popup': 'session',
  'access.auth': 'session',
  'access.sidebarMenu': 'session',
  'access.allowedMenu': 'session',
  'access.popupMenu': 'session',
  'access.logout': 'session',
  'access.keluar': 'session',
  'access.validateUser': 'session',
  'access.kunci': 'session',
  'access.bukaKunci': 'session',
  'access.sesi': 'session',
  'access.akhiriSesi': 'session',
  'access.simpanSetelan': 'session',
} as const;
