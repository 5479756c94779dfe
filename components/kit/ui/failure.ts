import { message } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import { notify } from './popup.ts';

/** Returns the row of a list that a field stands in, from 1, as 'baris.2.nomor' names it; null for a field of the form itself. */
function rowOf(field: string): number | null {
  const [, row] = /^[^.]+\.(\d+)(?:\.|$)/.exec(field) ?? [];
  return row === undefined ? null : Number.parseInt(row, 10) + 1;
}

/** Puts the row of a long list before a message about a field. */
function inItsRow(field: string | undefined, pesan: string): string {
  const nomor = rowOf(field ?? '');
  return nomor === null ? pesan : message('umum.barisKe', { nomor, pesan });
}

/** The sentence of a refusal that is about one field, or of the whole, with the row that it is about. */
export function refusalTitle(error: ApiError): string {
  const about = error.violations.find(({ pesan }) => pesan === error.message);
  return inItsRow(about?.field, error.message);
}

/** Returns a refusal's messages about fields beyond its own sentence, with the row that each is about. */
export const refusedFields = (error: ApiError): readonly { readonly field: string; readonly pesan: string }[] =>
  error.ofFields.map(({ field, pesan }) => ({ field, pesan: inItsRow(field, pesan) }));

/** Every sentence of a refusal: what it is, which field, why an approval is needed. */
export function refusalText(error: ApiError): string {
  const details = [...refusedFields(error).map(({ pesan }) => pesan), ...error.alasan.map(({ pesan }) => pesan)];
  return [refusalTitle(error), ...details].join('. ');
}

/** Funds and authority: refusals that the sentence explains to the end, with nothing in them to trace. */
const PLAIN_REFUSALS: ReadonlySet<string> = new Set(['51', '61']);

/**
 * The popup of a failed submission: what did not get through, or broke, is an Error; a refusal is an Info. A lost session
 * or a locked one has a dialog of its own, which this must not cover.
 */
export async function showFailure(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) {
    await notify('error', message('popup.error'), error instanceof Error ? error.message : String(error));
    return;
  }
  if (error.ofSession) return;
  const broken = error.status === 0 || error.status >= 400;
  const title = message(broken ? 'popup.error' : 'popup.info');
  const traced = broken || !PLAIN_REFUSALS.has(error.respCode);
  await notify(broken ? 'error' : 'info', title, refusalText(error), traced ? error.correlationId : '');
}
