import { describe, expect, test } from 'vitest';
import { machinesOf, placeOf, roleOf } from '#dev/cluster/layout.ts';
import { provePatroni } from '#dev/cluster/preflight.ts';
import { etcdArguments, haproxySettings, patroniSettings } from '#dev/cluster/settings.ts';

const at = (name: Parameters<typeof placeOf>[0]) => `10.87.0.${placeOf(name)}`;

describe('the preflight', () => {
  test('refuses a Patroni that lost acknowledged postings and gives the reason and the way to a newer one', () => {
    for (const old of ['patroni 3.0.2', 'patroni 4.0.9', 'no version'])
      expect(() => provePatroni('/usr/bin/patroni', old)).toThrow(
        /lost acknowledged postings[\s\S]*pip install 'patroni\[etcd3\]>=4\.1'/,
      );
    for (const good of ['patroni 4.1.0', 'patroni 4.1.5', 'patroni 5.0.0'])
      expect(provePatroni('/usr/bin/patroni', good)).toBe(undefined);
  });
});

describe('the settings', () => {
  test('a posting is answered when a second server has it, and a partition leaves one leader', () => {
    const settings = JSON.parse(
      patroniSettings({ name: 'pg2', at, dir: '/data/pg2', binaries: '/bin', password: 'p' }),
    );
    expect(settings.bootstrap.dcs).toMatchObject({
      synchronous_mode: true,
      synchronous_mode_strict: true,
      failsafe_mode: true,
    });
    // Patroni raises what is smaller than these by itself, and then waits longer than the settings say.
    const { ttl, loop_wait, retry_timeout } = settings.bootstrap.dcs;
    expect(ttl).toBeGreaterThanOrEqual(20);
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
    expect(settings.etcd3.hosts).toBe('10.87.0.10:2379,10.87.0.11:2379,10.87.0.12:2379');
  });

  test('the proxy sends writers to the server that Patroni calls primary, readers to replicas', () => {
    const text = haproxySettings('lb1', at);
    expect(text).toMatch(/listen read-write[\s\S]*OPTIONS \/primary[\s\S]*listen read-only[\s\S]*OPTIONS \/replica/);
    expect(text.match(/server pg\d 10\.87\.0\.1[345]:5432 check port 8008/g)).toHaveLength(6);
    expect(etcdArguments('etcd1', at, '/data').join(' ')).toContain(
      '--initial-cluster etcd1=http://10.87.0.10:2380,etcd2=http://10.87.0.11:2380,etcd3=http://10.87.0.12:2380',
    );
  });

  test('each machine has a role, also the one whose name ends with a number of its own', () => {
    expect(['s3', 'pg3', 'idp'].map((name) => roleOf(name as 's3'))).toEqual(['s3', 'pg', 'idp']);
    expect(machinesOf('core')).toEqual(['core1', 'core2']);
  });
});
