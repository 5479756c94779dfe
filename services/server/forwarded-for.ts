import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { env } from './env.ts';

/** Returns an address as it is compared: an IPv4 address that a socket reports as IPv6 is itself. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns the bank's own balancers, by address or network, as TRUSTED_PROXIES names them. */
function proxies(names: readonly string[]): BlockList {
  const list = new BlockList();
  for (const name of names) {
    const [address = '', length] = name.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number.parseInt(length, 10), family);
  }
  return list;
}

let known: { readonly names: readonly string[]; readonly list: BlockList } = { names: [], list: new BlockList() };
function isProxy(address: string): boolean {
  const { trustedProxies: names } = env();
  if (known.names !== names) known = { names, list: proxies(names) };
  const family = isIP(address);
  return family !== 0 && known.list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns the addresses this request came by, for the audit trail: first the true one, then the bank's own balancers on the way. The header is
 * believed only as far as one of those has written it; what a client wrote itself is left out.
 */
export function forwardedFor(req: IncomingMessage): string {
  const hops = [plain(req.socket.remoteAddress ?? '')];
  const header = req.headers['x-forwarded-for'];
  if (header === undefined) return hops.join('');
  const addresses = String(header).split(',').map(plain);
  while (isProxy(hops[0] ?? '')) {
    const before = addresses.pop() ?? '';
    // A balancer that names nobody, or something that is no address, is as far as we see.
    if (isIP(before) === 0) break;
    if (before !== hops[0]) hops.unshift(before);
  }
  return hops.filter(Boolean).join(', ').slice(0, 200);
}
