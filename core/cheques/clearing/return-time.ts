import { override, type Rule } from '#core/engine/operation.ts';
import type { OfInward } from './inward.ts';

export interface InTime {
  /** True when the last moment of today's returns has passed. */
  readonly lewat: boolean;
}

/** After the last moment of today's returns the other bank must be asked: the branch manager approves it. */
export const beforeReturnsEnd: Rule<unknown, OfInward & InTime> = {
  name: 'beforeReturnsEnd',
  check: ({ extra: { lewat, row } }) =>
    lewat ? override('TOLAKAN_LEWAT', 'BRANCH_MANAGER', { warkat: row?.nomor_warkat ?? '' }) : null,
};
