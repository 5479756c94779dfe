import { prepareTemplate } from './template.ts';

/** Seeds the bank that all steps of a run copy, prints its place, and removes it when whoever started this goes away. */
const { dir, remove } = await prepareTemplate();
process.stdout.write(`${dir}\n`);
for await (const _ of process.stdin);
remove();
