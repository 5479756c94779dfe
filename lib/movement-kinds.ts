import { fees } from './fees.ts';
import { messageOf } from './messages/id.ts';
import { codesWhere, isOperationCode } from './operations/operations.ts';

/** What a movement of an account can be: an operation that leaves a journal, or a fee within one. */
export const movementKinds: readonly string[] = [
  ...codesWhere(({ leaves }) => leaves === 'JOURNAL'),
  ...Object.keys(fees),
];

/** What it is called; whoever says it has the texts of operations and of fees. */
export const movementName = (kind: string): string => messageOf(isOperationCode(kind) ? 'alur.' : 'biaya.', kind);
