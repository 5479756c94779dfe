import '#lib/messages/screening.ts';

/** The kinds of lists of names, for a select. */
export const kinds = { codes: ['DTTOT', 'DPPSPM', 'SANKSI', 'DHN'], prefix: 'saring.jenis.' } as const;
/** What a hit may be of: a list, or letters that can be compared with none. */
export const hitKinds = { ...kinds, codes: [...kinds.codes, 'AKSARA'] } as const;
