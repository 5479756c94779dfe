import type { z } from 'zod';
import type { OperationDefinition } from '#lib/operations/definition.ts';
import type { RpcInput, RpcName } from '#types/rpc.ts';

/** A successful command makes these stale: keys of the lists and records to fetch again. */
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
  | 'pekerjaan'
  | 'pengingat';

/**
 * A call of the product is declared once: the browser's typed call, the gateway's route, the contract tests and the OpenAPI document all
 * read it. `path` is below /api.
 */
export interface Endpoint<N extends RpcName = RpcName, S extends z.ZodType = z.ZodType> {
  readonly kind: 'list' | 'record' | 'command';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly rpc: N;
  /** Loads the schema of the caller's input. */
  readonly schema: () => Promise<S>;
  /** Commands make these stale. Lists and records depend on them. */
  readonly touches: readonly Topic[];
  /** POST answers the read, as the specification has it: it needs no idempotency key. */
  readonly reads?: boolean;
  /** The call takes a form with a file (multipart/form-data); the schema is of the fields beside it. */
  readonly form?: boolean;
  /** The body has at most so many bytes, when many rows are more than the usual megabyte. */
  readonly most?: number;
  /** The endpoint also has the path `-with-override-auth`. */
  readonly override?: boolean;
  /** The definition is that of the operation it runs. */
  readonly definition?: OperationDefinition;
}

/** Five thousand legs fit, each with a text of its own; the core takes somewhat more. */
export const MANY_ROWS = 2 * 1024 * 1024;

/**
 * Names a schema of one file of lib/schemas without loading the file: it comes when a form or the gateway first checks
 * something, since a page that only reads need not carry the schema library.
 */
export const schemasOf = <M extends object>(load: () => Promise<M>) => {
  let loaded: Promise<M> | undefined;
  const once = (): Promise<M> => {
    // Importing a loaded module again costs the gateway more than it takes to check a posting's input.
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return <K extends keyof M>(name: K) =>
    async (): Promise<M[K]> =>
      (await once())[name];
};

/** A schema makes such an input; an optional field is there and undefined where the caller left it out. */
type Fits<N extends RpcName> = z.ZodType<{ [F in keyof RpcInput<N>]?: RpcInput<N>[F] | undefined }>;

/** Declares a paged list: it returns `resp_data: [...]` and `resp_cursor`. */
export const list = <N extends RpcName, S extends Fits<N>>(
  path: string,
  rpc: N,
  schema: () => Promise<S>,
  touches: readonly Topic[] = [],
) => ({ kind: 'list', method: 'GET', path, rpc, schema, touches }) as const satisfies Endpoint<N, S>;

/** Declares one record: it returns `resp_data: {...}`. */
export const record = <N extends RpcName, S extends Fits<N>>(
  path: string,
  rpc: N,
  schema: () => Promise<S>,
  touches: readonly Topic[] = [],
) => ({ kind: 'record', method: 'GET', path, rpc, schema, touches }) as const satisfies Endpoint<N, S>;

/** Declares a record read by POST. */
export const query = <N extends RpcName, S extends z.ZodType>(path: string, rpc: N, schema: () => Promise<S>) =>
  ({ kind: 'record', method: 'POST', path, rpc, schema, touches: [], reads: true }) as const satisfies Endpoint<N, S>;

/** Declares a state change: POST, needs the Idempotency-Key header. */
export const command = <N extends RpcName, S extends z.ZodType>(
  path: string,
  rpc: N,
  schema: () => Promise<S>,
  touches: readonly Topic[],
) => ({ kind: 'command', method: 'POST', path, rpc, schema, touches }) as const satisfies Endpoint<N, S>;

/** Declares a form with one file, named `berkas`. */
export const upload = <N extends RpcName, S extends z.ZodType>(path: string, rpc: N, schema: () => Promise<S>) =>
  ({ ...command(path, rpc, schema, []), form: true }) as const satisfies Endpoint<N, S>;

/** These parts of an operation's definition say where it is served. */
interface Served<As extends string> {
  readonly call: { readonly as: As; readonly rpc: RpcName; readonly path: string };
}

/** Declares an operation that runs by a message of its own; its definition says where it is served. */
export const operation = <C extends Served<'COMMAND' | 'OWN'>, S extends z.ZodType>(
  definition: C & OperationDefinition,
  schema: () => Promise<S>,
  touches: readonly Topic[],
) =>
  ({
    ...command(definition.call.path, definition.call.rpc as C['call']['rpc'], schema, touches),
    definition: definition as OperationDefinition,
  }) as const;

/**
 * Declares a transaction processor: its definition says where it is served, which is also `<path>-with-override-auth`, whose body carries
 * token_override.
 */
export const processor = <C extends Served<'PROCESSOR'>, S extends z.ZodType>(
  definition: C & OperationDefinition,
  schema: () => Promise<S>,
  touches: readonly Topic[],
) =>
  ({
    ...command(definition.call.path, definition.call.rpc as C['call']['rpc'], schema, touches),
    definition: definition as OperationDefinition,
    override: true,
  }) as const;
