import { message } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import { tell } from './popup.ts';

/** Every sentence of a refusal: what it is, which field, why an approval is needed. */
export function refusalText(error: ApiError): string {
  const details = [...error.ofFields.map(({ pesan }) => pesan), ...error.alasan.map(({ pesan }) => pesan)];
  return [error.message, ...details].join('. ');
}

/**
 * The popup of a failed submission: what did not get through, or broke, is an Error; a refusal is an Info. A lost session
 * or a locked one has a dialog of its own, which this must not cover.
 */
export async function tellFailure(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) {
    await tell('error', message('popup.error'), error instanceof Error ? error.message : String(error));
    return;
  }
  if (error.ofSession) return;
  const broken = error.status === 0 || error.status >= 400;
  const title = message(broken ? 'popup.error' : 'popup.info');
  await tell(broken ? 'error' : 'info', title, refusalText(error), error.correlationId);
}
