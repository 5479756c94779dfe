import { messageOf } from '#lib/messages/id.ts';
import { codesWhere, isOperationCode } from '#lib/operations/operations.ts';
import { fees } from './fees.ts';

/** A movement of an account is an operation that leaves a journal, or a fee within one. */
export const movementKinds: readonly string[] = [
  ...codesWhere(({ leaves }) => leaves === 'JOURNAL'),
  ...Object.keys(fees),
];

/** Returns the name of a movement; the caller's screen has the texts of operations and of fees. */
export const movementName = (kind: string): string => messageOf(isOperationCode(kind) ? 'alur.' : 'biaya.', kind);
