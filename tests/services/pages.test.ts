import { createHash } from 'node:crypto';
import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it } from 'vitest';
import nextConfig from '../../next.config.ts';
import { config, proxy } from '../../proxy.ts';

const visit = (path: string, cookie = '') =>
  proxy(new NextRequest(`http://bank.example${path}`, { headers: cookie ? { cookie } : {} }));
const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

describe('a page without a session', () => {
  it('leads to the sign-in page and back', () => {
    const response = visit('/teller/cash-deposit?id_flow=1');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(
      'http://bank.example/auth/login?error=SessionRequired&callbackUrl=%2Fteller%2Fcash-deposit%3Fid_flow%3D1',
    );
  });

  it.each(['amanah.session=x', 'amanah.session.0=x', '__Secure-amanah.session=x'])('is shown with %s', (cookie) => {
    expect(visit('/', cookie).headers.get('location')).toBeNull();
  });

  it('is the sign-in page itself, and no other cookie opens another', () => {
    expect(visit('/auth/login').headers.get('location')).toBeNull();
    expect(visit('/', 'amanah.csrf=x; amanah.session-x=y').status).toBe(307);
  });

  it('is never a call or a file: those are not the proxy’s', () => {
    const [matcher = ''] = config.matcher;
    const guarded = new RegExp(`^${matcher}$`);
    for (const path of ['/', '/teller/cash-deposit', '/flow/inbox', '/apis']) expect(path).toMatch(guarded);
    for (const path of ['/api/rekening', '/_next/static/x.js', '/favicon.svg']) expect(path).not.toMatch(guarded);
  });

  it('asks browsers to stay with https when it is served so', () => {
    process.env.NEXTAUTH_URL = 'http://127.0.0.1:3000';
    expect(visit('/auth/login').headers.get('strict-transport-security')).toBeNull();
    process.env.NEXTAUTH_URL = 'https://amanah.example';
    expect(visit('/auth/login').headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('the security headers', () => {
  const headersOf = async (mode: string) => {
    Object.assign(process.env, { NODE_ENV: mode });
    const rules = (await nextConfig.headers?.()) ?? [];
    return rules.flatMap((rule) => rule.headers.map(({ key, value }) => [`${rule.source} ${key}`, value] as const));
  };

  it('stand on every answer of the production build', async () => {
    const headers = Object.fromEntries(await headersOf('production'));
    expect(headers).toMatchObject({
      '/:path* X-Frame-Options': 'DENY',
      '/:path* X-Content-Type-Options': 'nosniff',
      '/:path* Referrer-Policy': 'same-origin',
      '/:path* Cross-Origin-Opener-Policy': 'same-origin',
    });
    const policy = headers['/:path* Content-Security-Policy'] ?? '';
    const directives = Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one]));
    expect(directives).toMatchObject({
      'default-src': "default-src 'self'",
      'script-src': "script-src 'self'",
      // Besides files, an element without any text, which scripts of ours fill: the hash of nothing.
      'style-src': `style-src 'self' 'sha256-${createHash('sha256').update('').digest('base64')}'`,
      'style-src-attr': "style-src-attr 'none'",
      'frame-ancestors': "frame-ancestors 'none'",
      'form-action': "form-action 'self'",
      'base-uri': "base-uri 'self'",
      'object-src': "object-src 'none'",
    });
    expect(policy).not.toContain('unsafe-');
    expect(nextConfig.poweredByHeader).toBe(false);
  });

  it('are left out while developing', async () => {
    expect(await headersOf('development')).toEqual([]);
  });
});
