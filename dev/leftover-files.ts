import { readdirSync } from 'node:fs';

/**
 * The names of what programs have left in their temporary folder, in order. A step of the tests is given one of its own: what is there
 * when it has ended, nobody will ever remove.
 */
export const leftoverFiles = (dir: string): readonly string[] => readdirSync(dir).sort();
