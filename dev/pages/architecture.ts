import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#dev/build.ts';
import { decisionTable } from './decisions.ts';
import { moduleGraph } from './module-graph.ts';

/** Returns the page with the part between the two marks of this name replaced. */
function replaced(page: string, name: string, content: string): string {
  const begin = `<!-- ${name}, written by npm run docs -->\n`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/architecture.md lacks ${begin.trim()} or ${end}`);
  return page.slice(0, from + begin.length) + content + page.slice(to);
}

/** Writes docs/architecture.md: the page as it is, with the module graph and the list of decisions made anew. */
export function architecturePage(): string {
  const page = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  return replaced(replaced(page, 'modules', moduleGraph()), 'decisions', decisionTable());
}
