import type { handleUnaryCall } from '@grpc/grpc-js';
import {
  type HealthCheckRequest,
  type HealthCheckResponse,
  HealthCheckResponse_ServingStatus as Status,
} from '#types/proto/health.ts';
import { PARTS, type Part, type Readiness } from './readiness.ts';

/**
 * grpc.health.v1: '' says that the core runs (liveness); `ready` that it can do its work; the parts of that by name: `database` (it is written),
 * `schema`, `clock.database` and `clock.identity`. Not being ready is an answer, not a failure.
 */
export function checkHealth(readiness: Readiness): handleUnaryCall<HealthCheckRequest, HealthCheckResponse> {
  return (call, callback) => {
    const { service } = call.request;
    const answer = (serves: boolean) => callback(null, { status: serves ? Status.SERVING : Status.NOT_SERVING });
    if (service === '') return answer(true);
    if (service === 'ready') return answer(readiness.is('database') && readiness.is('schema'));
    if (isPart(service)) return answer(readiness.is(service));
    callback(null, { status: Status.SERVICE_UNKNOWN });
  };
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);
