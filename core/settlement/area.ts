import { read } from '#core/access/handler.ts';
import { hanging } from './queries.ts';

/** The way to other banks, as it is looked at. */
export const settlement = {
  operations: {},
  handlers: () => ({ 'settlement.tertahan': read(hanging) }),
};
