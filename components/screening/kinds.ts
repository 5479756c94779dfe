import '#lib/messages/screening.ts';

/** The kinds of lists of names, for a select. */
export const kinds = { codes: ['DTTOT', 'DPPSPM', 'SANKSI', 'DHN'], prefix: 'saring.jenis.' } as const;
