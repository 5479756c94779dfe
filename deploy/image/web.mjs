/**
 * The web in an image: the build has written its settings beside itself, so that no compiler is needed to read next.config.ts. Next's own
 * stand-alone server hands them over by the same variable.
 */
import { readFileSync } from 'node:fs';

const built = new URL('./.next/required-server-files.json', import.meta.url);
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(built, 'utf8')).config);
await import('./services/server/main.ts');
