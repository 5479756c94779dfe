import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { states } from '#lib/messages/states.ts';

/** A state in the words of the paper, which is Indonesian. */
export const stateOnPaper = (code: string): string =>
  (states as Readonly<Record<string, string>>)[`status.${code}`] ?? code;

/** Names the one or two people who did it. */
export const both = (one: string, two: string): string => (two ? filledIn(paper.berdua, { satu: one, dua: two }) : one);

/** "17:56:32", the end of a point in time. */
export const clock = (moment: string): string => moment.slice(11, 19);
