import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const drill = fileURLToPath(new URL('../../dev/drill.ts', import.meta.url));

test('npm run drill: backed up while it works, destroyed, restored to a moment, books checked', {
  timeout: 600_000,
}, async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [drill]);
  expect(stderr).toBe('');
  const [, before, after] = /(\d+) journals at the moment to return to, (\d+) now/.exec(stdout) ?? [];
  expect(Number(after) - Number(before)).toBe(10);
  expect(stdout).toContain('destroyed');
  expect(stdout).toMatch(/restored in [\d.]+ s/);
  expect(stdout).toContain('the books hold, and heads kept outside tell what is gone');
});
