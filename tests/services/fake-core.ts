import {
  type Metadata,
  Metadata as Sent,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
} from '@grpc/grpc-js';
import { AppError, ERROR_METADATA, errors } from '#lib/errors/errors.ts';
import { HealthService } from '#lib/wire/services.ts';
import { rpcDefinition, rpcNames } from '#services/server/rpc-definitions.ts';
import { type HealthCheckResponse, HealthCheckResponse_ServingStatus as Status } from '#types/proto/health.ts';
import type { RpcName } from '#types/rpc.ts';

type Handle = (request: never, metadata: Metadata) => unknown;
/** Answers by rpc name, fields left out have their defaults; a thrown AppError travels as the real core sends it. An rpc without an answer is UNIMPLEMENTED. */
export type Answers = { [N in RpcName]?: Handle };

export interface FakeCore {
  readonly address: { host: string; port: number };
  readonly seen: { rpc: RpcName; request: unknown; metadata: Metadata }[];
  readonly serving: Map<string, boolean>;
  readonly stop: () => Promise<void>;
}

function coreError(error: AppError, text = 'SELECT * FROM secret at 10.0.0.7') {
  const metadata = new Sent();
  metadata.set(ERROR_METADATA, Buffer.from(JSON.stringify({ code: error.code, details: error.details })));
  return { code: errors[error.code].grpc, details: text, metadata };
}

/** Starts a gRPC server with the generated service definitions, on a free port unless one is given, answering as the test says. */
export async function fakeCore(
  answers: Answers,
  credentials = ServerCredentials.createInsecure(),
  fixedPort = 0,
): Promise<FakeCore> {
  const server = new Server();
  const seen: FakeCore['seen'] = [];
  const serving = new Map([
    ['', true],
    ['database', true],
  ]);
  for (const rpc of rpcNames) {
    const definition = rpcDefinition(rpc) as never;
    const unary = async (call: ServerUnaryCall<never, unknown>, done: sendUnaryData<unknown>) => {
      seen.push({ rpc, request: call.request, metadata: call.metadata });
      const handle = answers[rpc];
      if (!handle) return done({ code: 12, details: 'not here' });
      try {
        const reply = (await handle(call.request, call.metadata)) as object;
        done(null, Object.assign(rpcDefinition(rpc).responseDeserialize(Buffer.alloc(0)) as object, reply));
      } catch (error) {
        done(error instanceof AppError ? coreError(error) : (error as Error));
      }
    };
    const stream = (call: ServerWritableStream<never, unknown>) => {
      seen.push({ rpc, request: call.request, metadata: call.metadata });
      const events = (answers[rpc]?.(call.request, call.metadata) ?? []) as unknown[];
      for (const event of events) call.write(event);
    };
    server.addService({ [rpc]: definition }, { [rpc]: rpc === 'flow.watch' ? stream : unary } as never);
  }
  server.addService(HealthService, {
    check: (
      call: ServerUnaryCall<{ service: string }, HealthCheckResponse>,
      done: sendUnaryData<HealthCheckResponse>,
    ) => done(null, { status: serving.get(call.request.service) ? Status.SERVING : Status.NOT_SERVING }),
  });
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${fixedPort}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound))),
  );
  return {
    address: { host: '127.0.0.1', port },
    seen,
    serving,
    stop: async () => server.forceShutdown(),
  };
}
