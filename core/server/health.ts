import type { handleUnaryCall } from '@grpc/grpc-js';
import type { Db } from '#core/db/client.ts';
import {
  type HealthCheckRequest,
  type HealthCheckResponse,
  HealthCheckResponse_ServingStatus as Status,
} from '#types/proto/health.ts';

/** grpc.health.v1: '' says that the core answers, 'database' that it reaches its books. */
export function checkHealth(db: Db): handleUnaryCall<HealthCheckRequest, HealthCheckResponse> {
  return async (call, callback) => {
    if (call.request.service === '') return callback(null, { status: Status.SERVING });
    if (call.request.service !== 'database') return callback(null, { status: Status.SERVICE_UNKNOWN });
    try {
      await db`select 1`;
      callback(null, { status: Status.SERVING });
    } catch {
      // Not reaching the database is the answer to this question, not a failure of it.
      callback(null, { status: Status.NOT_SERVING });
    }
  };
}
