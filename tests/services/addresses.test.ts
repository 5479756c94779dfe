import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { forwardedFor } from '#services/server/forwarded-for.ts';
import { localPath } from '#services/server/local-path.ts';
import { webEnv } from './web-env.ts';

Object.assign(process.env, { ...webEnv, TRUSTED_PROXIES: '10.0.0.9, 10.1.0.0/16, 2001:db8::/32' });

describe('the return address of the sign-in page', () => {
  it.each([
    ['/teller/cash-deposit?id_flow=1', '/teller/cash-deposit?id_flow=1'],
    ['http://127.0.0.1:3000/flow/inbox', '/flow/inbox'],
    ['https://evil.example/', '/'],
    ['//evil.example/x', '/'],
    ['http://127.0.0.1:3001/x', '/'],
    ['javascript:alert(1)', '/'],
    ['/\\evil.example', '/'],
    ['/..//evil.example', '/evil.example'],
    ['/a/../..//evil.example/x?y=1', '/evil.example/x?y=1'],
    ['http://[', '/'],
    ['', '/'],
    [undefined, '/'],
    [['/a', '/b'], '/'],
  ])('%j becomes %j', (given, path) => {
    expect(localPath(given)).toBe(path);
  });
});

describe('the addresses a request came by', () => {
  const seenFrom = (remote: string, header?: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remote });
    const req = new IncomingMessage(socket);
    if (header !== undefined) req.headers['x-forwarded-for'] = header;
    return forwardedFor(req);
  };

  it('are the one of the connection where no proxy is known, with any header', () => {
    expect(seenFrom('192.0.2.7')).toBe('192.0.2.7');
    expect(seenFrom('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
    expect(seenFrom('::ffff:192.0.2.7', '10.0.0.9')).toBe('192.0.2.7');
  });

  it('begin with the true one, then the balancers of the bank; the client’s own entries before that are left out', () => {
    expect(seenFrom('10.0.0.9', '198.51.100.1')).toBe('198.51.100.1, 10.0.0.9');
    expect(seenFrom('10.0.0.9', '198.51.100.1, 10.0.0.9')).toBe('198.51.100.1, 10.0.0.9');
    expect(seenFrom('10.0.0.9', '127.0.0.1, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1, 10.1.2.3, 10.0.0.9');
    expect(seenFrom('2001:db8::9', '198.51.100.1')).toBe('198.51.100.1, 2001:db8::9');
  });

  it('end at a balancer that names nobody, or writes a text that is no address', () => {
    expect(seenFrom('10.0.0.9')).toBe('10.0.0.9');
    expect(seenFrom('10.0.0.9', '198.51.100.1\u00e9\r\nx: y"')).toBe('10.0.0.9');
    expect(seenFrom('10.0.0.9', 'unknown, 10.1.2.3')).toBe('10.1.2.3, 10.0.0.9');
    expect(seenFrom('10.0.0.9', '10.1.1.1, '.repeat(50)).length).toBeLessThanOrEqual(200);
  });
});
