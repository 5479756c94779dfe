import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { callsLookedAt } from './query-checks.ts';

// Code that loads on first use comes late on a busy machine; code that never comes still fails.
configure({ asyncUtilTimeout: 30_000 });

// Vitest runs without globals here, so Testing Library cannot register its own cleanup.
afterEach(cleanup);
afterAll(callsLookedAt);

// jsdom has the dialog element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
