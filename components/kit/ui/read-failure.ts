import { logClientError } from '#hooks/client-log.ts';
import type { ReadFailure } from '#hooks/query-client.ts';
import { message } from '#lib/messages/id.ts';
import { flow } from '#services/control/flow.ts';
import { refusalText } from './failure.ts';
import { notify } from './popup.ts';

const isPopupOpen = () => document.querySelector('.swal2-container') !== null;
let isShowing = false;

/**
 * Shows the error catalogue's message for a list or record that was refused: an Info popup titled Error, and for an item of the workflow one
 * titled Terjadi Kesalahan. No answer at all is logged; the screen itself shows the failure with a retry. A screen that asks for five things at
 * once gets one popup, and none takes the place of one that waits for an answer.
 */
export const showReadFailure: ReadFailure = (error, path, quiet) => {
  // The caller of a quiet read shows or logs its failure; a session that is over or locked has a screen of its own.
  if (quiet || error.ofSession) return;
  if (error.status === 0) return logClientError('CLIENT_FETCH_ERROR', path);
  if (isShowing || isPopupOpen()) return;
  const isItem = path === flow.byId.path;
  const title = message(isItem ? 'popup.terjadiKesalahan' : 'popup.error');
  isShowing = true;
  void notify(isItem ? 'error' : 'info', title, refusalText(error), error.correlationId).finally(() => {
    isShowing = false;
  });
};
