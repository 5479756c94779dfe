import { expect, test } from 'vitest';
import { databaseServers } from '#lib/config/database-servers.ts';

test('an address of several servers is read as one for each, with the wanted role', () => {
  expect(
    databaseServers(
      'postgres://u:p%40s@a:5432,b.bank:5433,[::1]:5434/amanah?sslmode=verify-full&target_session_attrs=read-write',
    ),
  ).toEqual({
    urls: [
      'postgres://u:p%40s@a:5432/amanah?sslmode=verify-full',
      'postgres://u:p%40s@b.bank:5433/amanah?sslmode=verify-full',
      'postgres://u:p%40s@[::1]:5434/amanah?sslmode=verify-full',
    ],
    wanted: 'read-write',
  });
  expect(databaseServers('postgresql://u:p@a/amanah')).toEqual({ urls: ['postgresql://u:p@a/amanah'], wanted: 'any' });
});

test.each([
  'mysql://x',
  'postgres://u:p@a:x/amanah',
  'postgres://u:p@a:1,b:x/amanah',
  'postgres://u:p@a/d?target_session_attrs=best',
  '',
])('%s is no address of a database', (address) => expect(databaseServers(address)).toBeUndefined());
