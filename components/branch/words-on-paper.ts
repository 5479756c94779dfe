import { states } from '#lib/messages/states.ts';
import { isOperationCode, operations } from '#lib/operations/operations.ts';

/** A state in the words of the paper, which is Indonesian. */
export const stateOnPaper = (code: string): string =>
  (states as Readonly<Record<string, string>>)[`status.${code}`] ?? code;

/** An operation in the words of the paper. */
export const operationOnPaper = (code: string): string => (isOperationCode(code) ? operations[code].id : code);
