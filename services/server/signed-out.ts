import { AppError } from '#lib/errors/errors.ts';

/** The holder ended the session: nobody has to learn it, least of all a holder of a copy of its cookie. */
const SIGNED_OUT = 'KELUAR';

/** Returns true when this refusal says that the session was signed out. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'UNAUTHENTICATED' && error.details.params?.sebab === SIGNED_OUT;
