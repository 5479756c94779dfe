import { z } from 'zod';
import { msg } from './common.ts';

export const certificateQuery = z.object({});

/** What an agent is asked, as its library hashes it: nothing else is ever signed by this key. */
export const printRequestInput = z.strictObject({
  isi: z.string(msg('v.bentuk')).regex(/^[0-9a-f]{64}$/, msg('v.bentuk')),
});
