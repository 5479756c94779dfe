import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { pem } from './services/tls-files.ts';

/** Names the certificate that is shown: one of the authority that the tests' programs trust, or one of another authority. */
export type ServerIdentity = 'trusted' | 'stranger';

/** A program behind TLS, as a bank puts a proxy before it. */
export interface TlsProxy {
  readonly port: number;
  /** Shows this certificate from now on; open connections are cut, so that everybody checks it again. */
  show(certificate: ServerIdentity): void;
  readonly close: () => Promise<void>;
}

const pairs = {
  trusted: { cert: pem.serverCert, key: pem.serverKey },
  stranger: { cert: pem.otherCert, key: pem.otherKey },
} as const;

/** PostgreSQL's client asks in eight bytes whether TLS is spoken, and waits for the answer. */
const SSL_REQUEST = 8;

/**
 * Puts TLS before a program of this machine. `askedFirst` is PostgreSQL's way: a client that does not ask for TLS is refused.
 */
export async function tlsProxy(
  port: number,
  { askedFirst = false, shows = 'trusted' }: { readonly askedFirst?: boolean; readonly shows?: ServerIdentity } = {},
): Promise<TlsProxy> {
  let shown: ServerIdentity = shows;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const speak = (near: Socket) => {
    const secure = new TLSSocket(near, { isServer: true, ...pairs[shown] });
    secure.on('error', () => near.destroy());
    secure.once('secure', () => {
      const far = connect(port, '127.0.0.1');
      track(far);
      secure.pipe(far).pipe(secure);
      secure.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  };
  const server = createServer((near) => {
    track(near);
    if (!askedFirst) return speak(near);
    near.once('readable', () => {
      const asked: Buffer | null = near.read(SSL_REQUEST);
      if (asked?.readUInt16BE(4) !== 1234 || asked.readUInt16BE(6) !== 5679) return near.destroy();
      near.write('S');
      return speak(near);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    show(certificate) {
      shown = certificate;
      cut();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
