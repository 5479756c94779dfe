import {
  authenticateV2Input,
  requestOverrideInput,
  sidebarMenuQuery,
  validateOverrideQuery,
  validateUserInput,
} from '#lib/schemas/access.ts';
import { emptyQuery } from '#lib/schemas/parameter.ts';
import { command, list, query, record } from './endpoint.ts';

export const access = {
  profile: record('access/profil', 'access.profil', emptyQuery),
  menus: list('access/menu', 'access.menu', emptyQuery),
  popups: list('access/popup', 'access.popup', emptyQuery),
  authorisations: list('access/auth', 'access.auth', emptyQuery),
  sidebar: record('access/sidebar-menu', 'access.sidebarMenu', sidebarMenuQuery),
  sidebarByPost: query('access/sidebar-menu', 'access.sidebarMenu', sidebarMenuQuery),
  allowedMenus: list('access/allowed-menu', 'access.allowedMenu', emptyQuery),
  loginHost: record('access/auth/logout', 'access.logout', emptyQuery),
  overrideReasons: record('validate-override', 'access.validateOverride', validateOverrideQuery, ['rekening']),
  authenticateOverride: command('validate-override/authenticate-v2', 'access.authenticateV2', authenticateV2Input, []),
  requestOverride: command('validate-override/request', 'access.requestOverride', requestOverrideInput, ['inbox']),
  validateUser: query('validate-user', 'access.validateUser', validateUserInput),
};
