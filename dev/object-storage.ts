import { mkdirSync } from 'node:fs';
import type { Middleware } from '@20minutes/s3rver';
import type { Secrets } from './data-dir.ts';
import { reason, StartFailure } from './failure.ts';
import { freePort } from './ports.ts';

export type EmbeddedStorage = Readonly<{ endpoint: string; port: number; stop: () => Promise<void> }>;

const HOST = '127.0.0.1';

/** The AWS client signs the path of a bucket with a slash at its end, which the server leaves out before it compares. */
const BUCKET_ITSELF = /^\/[^/]+\/$/;

/**
 * The server lets in whoever signs nothing at all; here every request has to name a key. It also refuses each request
 * about a bucket itself (see above), so for those, and only those, knowing the key is enough.
 */
const guard: Middleware = async (ctx, next) => {
  const signed = ctx.headers.authorization !== undefined || ctx.query['X-Amz-Signature'] !== undefined;
  if (!signed) {
    ctx.status = 403;
    return;
  }
  if (BUCKET_ITSELF.test(ctx.path)) {
    ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } });
  }
  await next();
};

/**
 * Starts the embedded S3 server on the folder with its bucket made. The server ships a well-known key pair, which is
 * exchanged for the folder's own. Fails with a StartFailure.
 */
export async function startObjectStorage(options: {
  dir: string;
  bucket: string;
  secrets: Secrets;
  host?: string;
  preferredPort?: number | undefined;
}): Promise<EmbeddedStorage> {
  const { dir, bucket, secrets, host = HOST } = options;
  // Loaded on use: the server costs 0.2 s, and a stack with an S3 of its own never needs it.
  const [{ default: S3rver }, { default: account }] = await Promise.all([
    import('@20minutes/s3rver'),
    import('@20minutes/s3rver/lib/models/account.js'),
  ]);
  account.DUMMY_ACCOUNT.createKeyPair(secrets.s3AccessKey, secrets.s3SecretKey);
  account.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const port = await freePort(host, options.preferredPort);
  const server = new S3rver({
    address: host,
    port,
    directory: dir,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  server.middleware.unshift(guard);
  try {
    await server.run();
  } catch (error) {
    throw new StartFailure(`The embedded object storage cannot start on ${dir}: ${reason(error)}.`);
  }
  return { endpoint: `${host}:${port}`, port, stop: () => server.close() };
}
