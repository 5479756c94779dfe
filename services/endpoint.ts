import type { z } from 'zod';
import type { Card } from '#lib/operations/card.ts';
import type { RpcInput, RpcName } from '#types/rpc.ts';

/** What a successful command makes stale: keys of the lists and records to fetch again. */
export type Topic =
  | 'till'
  | 'vault'
  | 'rekening'
  | 'transaksi'
  | 'inbox'
  | 'laporan'
  | 'cabang'
  | 'audit'
  | 'sesi'
  | 'pengguna'
  | 'akses'
  | 'kurs'
  | 'ketentuan'
  | 'nasabah'
  | 'wic'
  | 'kartu'
  | 'penyaringan'
  | 'pilihan'
  | 'dokumen'
  | 'buku'
  | 'bagi-hasil'
  | 'deposito'
  | 'kliring'
  | 'warkat'
  | 'transfer'
  | 'gaji'
  | 'entri'
  | 'pekerjaan';

/**
 * One call of the product, declared once: the browser's typed call, the gateway's route, the contract tests and the
 * OpenAPI document are all read from it. `path` stands below /api.
 */
export interface Endpoint<N extends RpcName = RpcName, S extends z.ZodType = z.ZodType> {
  readonly kind: 'list' | 'record' | 'command';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly rpc: N;
  /** Loads the schema of what a caller sends. */
  readonly schema: () => Promise<S>;
  /** Commands: what they make stale. Lists and records: what they depend on. */
  readonly touches: readonly Topic[];
  /** A read answered by POST, as the specification has it: no idempotency key is asked for. */
  readonly reads?: boolean;
  /** Takes a form with a file (multipart/form-data); the schema is of the fields beside it. */
  readonly form?: boolean;
  /** The most bytes of its body, where many rows are more than the usual megabyte. */
  readonly most?: number;
  /** The flow whose `-with-override-auth` twin this endpoint has. */
  readonly override?: boolean;
  /** What is true of the operation it runs. */
  readonly card?: Card;
}

/** Room for five thousand legs, each with a text of its own; the core takes somewhat more. */
export const MANY_ROWS = 2 * 1024 * 1024;

/**
 * Names a schema of one file of lib/schemas without loading the file: it comes when a form or the gateway first checks
 * something, since a page that only reads need not carry the schema library.
 */
export const schemasOf =
  <M extends object>(load: () => Promise<M>) =>
  <K extends keyof M>(name: K) =>
  async (): Promise<M[K]> =>
    (await load())[name];

type Fits<N extends RpcName> = z.ZodType<Partial<RpcInput<N>> | RpcInput<N>>;

/** A paged list: answers `resp_data: [...]` and `resp_cursor`. */
export const list = <N extends RpcName, S extends Fits<N>>(
  path: string,
  rpc: N,
  schema: () => Promise<S>,
  touches: readonly Topic[] = [],
) => ({ kind: 'list', method: 'GET', path, rpc, schema, touches }) as const satisfies Endpoint<N, S>;

/** One record: answers `resp_data: {...}`. */
export const record = <N extends RpcName, S extends Fits<N>>(
  path: string,
  rpc: N,
  schema: () => Promise<S>,
  touches: readonly Topic[] = [],
) => ({ kind: 'record', method: 'GET', path, rpc, schema, touches }) as const satisfies Endpoint<N, S>;

/** A record asked for by POST. */
export const query = <N extends RpcName, S extends z.ZodType>(path: string, rpc: N, schema: () => Promise<S>) =>
  ({ kind: 'record', method: 'POST', path, rpc, schema, touches: [], reads: true }) as const satisfies Endpoint<N, S>;

/** A state change: POST, needs the Idempotency-Key header. */
export const command = <N extends RpcName, S extends z.ZodType>(
  path: string,
  rpc: N,
  schema: () => Promise<S>,
  touches: readonly Topic[],
) => ({ kind: 'command', method: 'POST', path, rpc, schema, touches }) as const satisfies Endpoint<N, S>;

/** A form with one file, named `berkas`. */
export const upload = <N extends RpcName, S extends z.ZodType>(path: string, rpc: N, schema: () => Promise<S>) =>
  ({ ...command(path, rpc, schema, []), form: true }) as const satisfies Endpoint<N, S>;

/** As much of an operation's card as says where it is served. */
interface Served<As extends string> {
  readonly call: { readonly as: As; readonly rpc: RpcName; readonly path: string };
}

/** An operation that is run by a message of its own; its card says where it is served. */
export const operation = <C extends Served<'COMMAND' | 'OWN'>, S extends z.ZodType>(
  card: C & Card,
  schema: () => Promise<S>,
  touches: readonly Topic[],
) => ({ ...command(card.call.path, card.call.rpc as C['call']['rpc'], schema, touches), card: card as Card }) as const;

/**
 * A transaction processor: its card says where it is served, which is also `<path>-with-override-auth`, whose body carries
 * token_override.
 */
export const processor = <C extends Served<'PROCESSOR'>, S extends z.ZodType>(
  card: C & Card,
  schema: () => Promise<S>,
  touches: readonly Topic[],
) =>
  ({
    ...command(card.call.path, card.call.rpc as C['call']['rpc'], schema, touches),
    card: card as Card,
    override: true,
  }) as const;
