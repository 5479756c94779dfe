/**
 * Explains why the stack cannot start or go on, in one sentence with the fault and its remedy. The commands print the message alone: a stack
 * trace helps nobody who has a port in use.
 */
export class StartFailure extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartFailure';
  }
}

/** The code of a system error such as ENOENT or EADDRINUSE, or undefined for anything else. */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The text of whatever was thrown, for the end of a sentence. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
