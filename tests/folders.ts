import { afterAll } from 'vitest';
import { removeFolders } from './dev/folder.ts';

/** Registered before the hooks of the file itself, so that it runs after them. */
afterAll(removeFolders);
