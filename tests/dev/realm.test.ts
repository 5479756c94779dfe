import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REALM_FILE, readRealm } from '#dev/realm.ts';

const realm = readRealm();

describe('the realm file', () => {
  test('names the roles of the bank', () => {
    expect(realm.name).toBe('amanah');
    expect(realm.roles).toEqual([
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
    ]);
  });

  test('has the demo users with branch, role and password', () => {
    expect(realm.users.map(({ username, kodeCabang, roles }) => [username, kodeCabang, ...roles])).toEqual([
      ['teller1', '001', 'TELLER'],
      ['teller2', '001', 'TELLER'],
      ['teller3', '002', 'TELLER'],
      ['headteller1', '001', 'HEAD_TELLER'],
      ['cs1', '001', 'CS'],
      ['backoffice1', '001', 'BACK_OFFICE'],
      ['supervisor1', '001', 'OPS_MANAGER'],
      ['manager1', '001', 'BRANCH_MANAGER'],
      ['headteller2', '002', 'HEAD_TELLER'],
      ['manager2', '002', 'BRANCH_MANAGER'],
      ['cs2', '002', 'CS'],
      ['finance1', '000', 'HO_FINANCE_STAFF'],
      ['finance2', '000', 'HO_FINANCE'],
      ['finance3', '000', 'HO_FINANCE'],
      ['admin1', '000', 'ADMIN'],
      ['admin2', '000', 'ADMIN'],
      ['auditor1', '000', 'AUDITOR'],
      ['compliance1', '000', 'COMPLIANCE'],
      ['compliance2', '000', 'COMPLIANCE'],
    ]);
    expect(realm.users.every((user) => user.password === 'amanah-demo')).toBe(true);
    expect(realm.users[0]?.name).toBe('Siti Rahmawati');
    expect(new Set(realm.users.map((user) => user.id)).size).toBe(19);
    expect(new Set(realm.users.map((user) => user.name)).size).toBe(19);
  });

  test('gives only its own flow to each client', () => {
    expect(
      realm.clients.map((client) => [client.clientId, client.standardFlow, client.directAccess, client.serviceAccount]),
    ).toEqual([
      ['amanah-web', true, false, false],
      ['amanah-override', false, true, false],
      ['amanah-admin', false, false, true],
    ]);
  });

  test('lets the service account manage users and nothing else', () => {
    expect(realm.serviceAccounts.map(({ clientId, username, rights }) => [clientId, username, ...rights])).toEqual([
      ['amanah-admin', 'service-account-amanah-admin', 'manage-users', 'view-users', 'query-users'],
    ]);
  });

  test('gives codes only to who proves to have asked for them', () => {
    const file = JSON.parse(readFileSync(REALM_FILE, 'utf8'));
    const web = file.clients.find((client: { clientId: string }) => client.clientId === 'amanah-web');
    expect(web.attributes['pkce.code.challenge.method']).toBe('S256');
  });

  test('guards against guessing, and names the address that is notified of ended sessions', () => {
    expect(realm.bruteForce).toEqual({ failures: 5, waitSeconds: 60, maxWaitSeconds: 900, forgetSeconds: 43_200 });
    expect(realm.clients.map((client) => client.backchannelLogoutPath)).toEqual([
      '/api/auth/backchannel-logout',
      undefined,
      undefined,
    ]);
  });

  test('carries no client secret and no wildcard, so that an imported realm has none either', () => {
    const text = readFileSync(REALM_FILE, 'utf8');
    expect(text).not.toContain('"secret"');
    expect(
      realm.clients
        .flatMap((client) => [...client.redirectUris, ...client.postLogoutUris])
        .filter((uri) => uri.includes('*')),
    ).toEqual([]);
  });

  test('lets nobody change an own branch', () => {
    const file = JSON.parse(readFileSync(REALM_FILE, 'utf8'));
    const [provider] = file.components['org.keycloak.userprofile.UserProfileProvider'];
    const profile = JSON.parse(provider.config['kc.user.profile.config'][0]);
    const branch = profile.attributes.find((attribute: { name: string }) => attribute.name === 'kode_cabang');
    expect(branch.permissions.edit).toEqual(['admin']);
  });
});
