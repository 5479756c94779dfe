import { command, list, query, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/access.ts'));
const parameterSchema = schemasOf(() => import('#lib/control/schemas/parameter.ts'));

export const access = {
  profile: record('access/profil', 'access.profil', parameterSchema('emptyQuery'), ['sesi', 'akses']),
  menus: list('access/menu', 'access.menu', parameterSchema('emptyQuery')),
  popups: list('access/popup', 'access.popup', parameterSchema('emptyQuery')),
  authorisations: list('access/auth', 'access.auth', parameterSchema('emptyQuery')),
  sidebar: record('access/sidebar-menu', 'access.sidebarMenu', schema('sidebarMenuQuery'), ['akses']),
  sidebarByPost: query('access/sidebar-menu', 'access.sidebarMenu', schema('sidebarMenuQuery')),
  allowedMenus: list('access/allowed-menu', 'access.allowedMenu', parameterSchema('emptyQuery')),
  popupMenu: list('popupmenu', 'access.popupMenu', schema('popupMenuQuery'), ['akses']),
  loginHost: record('access/auth/logout', 'access.logout', parameterSchema('emptyQuery')),
  overrideReasons: record('validate-override', 'access.validateOverride', schema('validateOverrideQuery'), [
    'rekening',
  ]),
  authenticateOverride: command(
    'validate-override/authenticate-v2',
    'access.authenticateV2',
    schema('authenticateV2Input'),
    [],
  ),
  fingerprintChallenge: query(
    'validate-override/fingerprint-challenge',
    'access.fingerprintChallenge',
    schema('fingerprintChallengeInput'),
  ),
  requestOverride: command('validate-override/request', 'access.requestOverride', schema('requestOverrideInput'), [
    'inbox',
  ]),
  lock: command('access/kunci', 'access.kunci', schema('lockInput'), []),
  unlock: command('access/buka-kunci', 'access.bukaKunci', schema('unlockInput'), ['sesi']),
  sessions: list('access/sesi', 'access.sesi', schema('sessionQuery'), ['sesi']),
  endSession: command('access/akhiri-sesi', 'access.akhiriSesi', schema('endSessionInput'), ['sesi']),
  saveSettings: command('access/setelan', 'access.simpanSetelan', schema('settingsInput'), ['sesi']),
  validateUser: query('validate-user', 'access.validateUser', schema('validateUserInput')),
};
