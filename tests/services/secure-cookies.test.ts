import { afterEach, expect, it, vi } from 'vitest';
import { webEnv } from './web-env.ts';

/** The cookies of a web whose people open this address. */
async function cookiesAt(publicUrl: string) {
  Object.assign(process.env, { ...webEnv, NEXTAUTH_URL: publicUrl });
  vi.resetModules();
  const { cookieOptions } = await import('#services/server/session-cookie.ts');
  return Object.values(cookieOptions());
}
afterEach(() => void Object.assign(process.env, webEnv));

it('every cookie of an https address is Secure and says so in its name; on this machine none is', async () => {
  const secure = await cookiesAt('https://bank.example');
  expect(secure).toHaveLength(6);
  for (const { name, options } of secure) {
    expect(name).toMatch(/^__(Secure|Host)-amanah\./);
    expect(options).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' });
  }
  for (const { name, options } of await cookiesAt(webEnv.NEXTAUTH_URL)) {
    expect(name).toMatch(/^amanah\./);
    expect(options).toMatchObject({ secure: false, httpOnly: true, sameSite: 'lax', path: '/' });
  }
});
