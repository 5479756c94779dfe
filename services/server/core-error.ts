import { type ServiceError, status } from '@grpc/grpc-js';
import { AppError, ERROR_METADATA, type ErrorCode, type ErrorDetails, isErrorCode } from '#lib/errors/errors.ts';

/** A bare gRPC status means one of these when no code of ours came with it. */
const BY_STATUS: Readonly<Partial<Record<number, ErrorCode>>> = {
  [status.UNAVAILABLE]: 'CORE_AWAY',
  [status.DEADLINE_EXCEEDED]: 'DEADLINE',
  [status.UNAUTHENTICATED]: 'UNAUTHENTICATED',
  [status.PERMISSION_DENIED]: 'FORBIDDEN',
};

interface Sent {
  readonly code: string;
  readonly details?: ErrorDetails;
}

function sentError(error: ServiceError): Sent | undefined {
  const [bytes] = error.metadata?.get(ERROR_METADATA) ?? [];
  if (bytes === undefined) return undefined;
  try {
    const sent: unknown = JSON.parse(bytes.toString());
    return typeof sent === 'object' && sent !== null && 'code' in sent ? (sent as Sent) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true when the core itself has refused, and not the way to it. */
export const saidByCore = (error: ServiceError | undefined): boolean =>
  error !== undefined && sentError(error) !== undefined;

/**
 * Returns the failure of a gRPC call as an AppError. Only our own code and its details cross; the text of the gRPC error may name hosts
 * or tables and stays as `cause`, for the log.
 */
export function fromCore(error: ServiceError): AppError {
  const sent = sentError(error);
  const app =
    sent && isErrorCode(sent.code)
      ? new AppError(sent.code, sent.details ?? {})
      : new AppError(BY_STATUS[error.code] ?? 'SYSTEM');
  app.cause = error;
  return app;
}
