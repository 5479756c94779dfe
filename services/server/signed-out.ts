import { AppError } from '#lib/errors/errors.ts';

/** Why a session has ended that its own holder ended: nobody has to be told, least of all who holds a copy of its cookie. */
const SIGNED_OUT = 'KELUAR';

/** Does this refusal say that the session was signed out? */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'UNAUTHENTICATED' && error.details.params?.sebab === SIGNED_OUT;
