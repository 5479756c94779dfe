import { ConfigError } from './fields.ts';

/** The virus scanner (clamd) listens here: on a socket in the file system, or on host and port. */
export type ScannerAddress = Readonly<{ socket: string }> | Readonly<{ host: string; port: number }>;

const HOST_PORT = /^(?:\[([0-9a-fA-F:]+)\]|([^\s:/]+)):(\d{1,5})$/;

/** Reads CLAMAV_ADDRESS: a path, or host:port; undefined when the bank has no scanner. Throws ConfigError. */
export function scannerAddress(text: string | undefined): ScannerAddress | undefined {
  if (!text) return undefined;
  if (text.startsWith('/')) return { socket: text };
  const [, six, name, port = ''] = HOST_PORT.exec(text) ?? [];
  const host = six ?? name;
  if (host && Number.parseInt(port, 10) <= 65_535) return { host, port: Number.parseInt(port, 10) };
  throw new ConfigError(
    'CLAMAV_ADDRESS',
    'must be the path of a socket, or host:port, for example /run/clamav/clamd.ctl or 127.0.0.1:3310.',
  );
}
