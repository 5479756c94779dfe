import './web-env.ts';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { forwardedFor } from '#services/server/forwarded-for.ts';
import { localPath } from '#services/server/local-path.ts';

describe('where the sign-in page leads back to', () => {
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

  it('end with the one we saw ourselves, once', () => {
    expect(seenFrom('10.0.0.9')).toBe('10.0.0.9');
    expect(seenFrom('10.0.0.9', '192.0.2.1')).toBe('192.0.2.1, 10.0.0.9');
    expect(seenFrom('10.0.0.9', '192.0.2.1, 10.0.0.9')).toBe('192.0.2.1, 10.0.0.9');
  });

  it('carry nothing that is no address, and are cut from the far end', () => {
    expect(seenFrom('::1', '192.0.2.1\u00e9\r\nx: y"')).toBe('192.0.2.1x: y, ::1');
    const long = seenFrom('10.0.0.9', '1.1.1.1, '.repeat(50));
    expect(long.length).toBe(200);
    expect(long.endsWith('1.1.1.1, 10.0.0.9')).toBe(true);
  });
});
