/**
 * Leaves a note in the server's log that something failed in this browser. It sends only the code and a word about where: other details
 * of the failure may be about a customer. A server that is out of reach stays uninformed.
 */
export function logClientError(code: 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR', where: string): void {
  if (!('sendBeacon' in navigator)) return;
  navigator.sendBeacon('/api/auth/_log', new URLSearchParams({ level: 'error', code, where }));
}
