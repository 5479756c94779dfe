import type { Card } from '#lib/operations/card.ts';

/** What one person may move alone in a day, by kind (domain: limits, daily totals). */
export type DailyKind = NonNullable<Card['daily']>;
