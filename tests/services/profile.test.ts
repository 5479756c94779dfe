import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import type { CoreCall } from '#services/server/core-connection.ts';
import { profileOf } from '#services/server/profile.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Makes a core whose answers count the requests. */
function counting(refuse = () => false) {
  let asked = 0;
  const call = (async () => {
    asked += 1;
    if (refuse()) throw new AppError('CORE_AWAY');
    return { id_user: `answer ${asked}` };
  }) as unknown as CoreCall;
  return { call, asked: () => asked };
}

describe('the profile of a caller', () => {
  it('is asked for once in three seconds for each token', async () => {
    vi.useFakeTimers();
    const { call, asked } = counting();
    const [first, same] = await Promise.all([profileOf('p-1', call), profileOf('p-1', call)]);
    expect([first, same]).toEqual([{ id_user: 'answer 1' }, { id_user: 'answer 1' }]);
    expect(await profileOf('p-2', call)).toEqual({ id_user: 'answer 2' });
    vi.advanceTimersByTime(2_999);
    expect(await profileOf('p-1', call)).toEqual({ id_user: 'answer 1' });
    vi.advanceTimersByTime(1);
    expect(await profileOf('p-1', call)).toEqual({ id_user: 'answer 3' });
    expect(asked()).toBe(3);
  });

  it('does not remember a failure', async () => {
    let away = true;
    const { call } = counting(() => away);
    await expect(profileOf('p-3', call)).rejects.toMatchObject({ code: 'CORE_AWAY' });
    away = false;
    expect(await profileOf('p-3', call)).toEqual({ id_user: 'answer 2' });
  });
});
