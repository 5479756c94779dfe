import { freePort } from '#dev/ports.ts';
import { ephemeralStack, newLog } from '../ephemeral-stack.ts';
import { toMonthEnd } from './bank.ts';

/** Starts a stack of its own whose bank is at the end of its month's last business day; stops it at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { ownerUrl, appUrl, stop } = await ephemeralStack('month-end', newLog('month-end-stack.log'), {
    PORT: String(await freePort('127.0.0.1')),
  });
  try {
    await toMonthEnd(ownerUrl, appUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
