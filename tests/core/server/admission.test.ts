import { expect, test } from 'vitest';
import { openAdmission } from '#core/server/admission.ts';

/** Makes calls that stay inside until they are released, and counts the refused ones. */
function crowd() {
  let now = 0;
  const admission = openAdmission(() => now);
  const inside: (() => void)[] = [];
  const ends: Promise<void>[] = [];
  const enter = async (rpc: 'access.profil' | 'access.keluar' = 'access.profil'): Promise<'OK' | string> => {
    let began = () => {};
    const entered = new Promise<'OK'>((resolve) => {
      began = () => resolve('OK');
    });
    const ended = admission.pass(rpc, () => {
      began();
      return new Promise<void>((leave) => inside.push(leave));
    });
    ends.push(ended.catch(() => {}));
    return Promise.race([
      entered,
      ended.then(
        () => 'OK',
        (error: { code: string }) => error.code,
      ),
    ]);
  };
  const come = (count: number) => Promise.all(Array.from({ length: count }, () => enter()));
  const leave = async () => {
    for (const go of inside.splice(0)) go();
    await Promise.all(ends.splice(0));
  };
  return {
    admission,
    enter,
    come,
    leave,
    pass: (ms: number) => {
      now += ms;
    },
  };
}
const count = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length;

test('as many are let in as end in half a second, within bounds; the way out is always open', async () => {
  const { come, leave, pass, enter, admission } = crowd();
  const first = await come(150);
  expect([count(first, 'OK'), count(first, 'OVERLOADED')]).toEqual([128, 22]);
  expect(await enter('access.keluar')).toBe('OK');
  await leave();
  for (let quarter = 0; quarter < 3; quarter++) {
    pass(250);
    await come(100);
    await leave();
  }
  // Within the second that is over 429 have ended.
  expect(count(await come(300), 'OK')).toBe(214);
  await leave();
  await come(400);
  await leave();
  await come(400);
  await leave();
  expect(count(await come(500), 'OK')).toBe(400);
  await leave();
  expect(admission.inside()).toBe(0);
  // After a quiet time it begins anew.
  pass(10_000);
  expect(count(await come(150), 'OK')).toBe(128);
  await leave();
});

test('a moment in which nothing could run rejects nobody', async () => {
  const { come, leave, pass } = crowd();
  for (let quarter = 0; quarter < 4; quarter++) {
    pass(250);
    await come(120);
    await leave();
  }
  // 480 have ended in a second; then the machine stalls with calls inside.
  await come(120);
  pass(5_000);
  expect(count(await come(40), 'OK')).toBe(40);
  await leave();
});
