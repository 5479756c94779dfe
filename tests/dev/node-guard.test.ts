import { afterEach, expect, test, vi } from 'vitest';
import { guardNode } from '#dev/node-guard.ts';

afterEach(() => vi.restoreAllMocks());

test('another major of Node ends the run with one sentence, the project’s own continues', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  guardNode('24.0.1');
  guardNode();
  expect(exit).not.toHaveBeenCalled();
  guardNode('20.20.2');
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(write).toHaveBeenCalledExactlyOnceWith(
    'The tests run under Node 24, and this is Node 20.20.2: start them with npm test, npm run unit, npm run soak or npm run e2e.\n',
  );
});
