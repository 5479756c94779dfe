import { describe, expect, it } from 'vitest';
import { type Checks, health } from '#services/server/health.ts';

const up = async () => true;
const checks: Checks = {
  web: up,
  core: up,
  database: up,
  schema: up,
  clock_database: up,
  clock_identity: up,
  identity: up,
  storage: up,
};

describe('the health of the product', () => {
  it('is ok when every part is up', async () => {
    const answer = await health(checks);
    expect(answer).toMatchObject({ resp_code: '00', resp_data: { status: 'ok' } });
    const { parts } = answer.resp_data as { parts: Record<string, { status: string; ms: number }> };
    expect(Object.entries(parts).map(([part, { status }]) => [part, status])).toEqual([
      ['web', 'up'],
      ['core', 'up'],
      ['database', 'up'],
      ['schema', 'up'],
      ['clock_database', 'up'],
      ['clock_identity', 'up'],
      ['identity', 'up'],
      ['storage', 'up'],
    ]);
    for (const { ms } of Object.values(parts)) expect(Number.isInteger(ms)).toBe(true);
  });

  it.each(['core', 'database', 'schema', 'clock_database', 'clock_identity', 'identity'] as const)(
    'is degraded when %s is down or fails',
    async (part) => {
      const failing = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7'));
      for (const check of [async () => false, failing]) {
        const answer = await health({ ...checks, [part]: check });
        expect(answer).toMatchObject({
          resp_code: '91',
          resp_data: { status: 'degraded', parts: { [part]: { status: 'down' } } },
        });
        expect(JSON.stringify(answer)).not.toContain('10.0.0.7');
      }
    },
  );

  it('stays ok while object storage is away, and says so', async () => {
    const answer = await health({ ...checks, storage: async () => false });
    expect(answer).toMatchObject({
      resp_code: '00',
      resp_data: { status: 'ok', parts: { storage: { status: 'down' } } },
    });
  });
});
