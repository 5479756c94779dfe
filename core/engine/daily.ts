import type { OperationDefinition } from '#lib/operations/definition.ts';

/** One person alone has a daily total for each of these kinds (domain: limits, daily totals). */
export type DailyKind = NonNullable<OperationDefinition['daily']>;
