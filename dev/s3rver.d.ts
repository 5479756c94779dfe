/** The part of the S3 server this project uses; the package ships no types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export type Middleware = (
    ctx: {
      app: object;
      path: string;
      query: Record<string, string | string[] | undefined>;
      headers: Record<string, string | string[] | undefined>;
      status: number;
    },
    next: () => Promise<void>,
  ) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    middleware: Middleware[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  const account: {
    DUMMY_ACCOUNT: {
      createKeyPair(accessKey: string, secretKey: string): void;
      revokeAccessKey(accessKey: string): void;
    };
  };
  export default account;
}
