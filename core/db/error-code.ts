/** Another transaction was in the way, the database is going down or away, or it is full. */
const PASSING = /^(?:40001|40P01|55P03|57P0\d|25P03|53\d{3}|08\d{3}|CONNECT\w*|ECONN\w+|EPIPE|ETIMEDOUT)$/;

/** The code that an error of the database or of its connection carries; '' for another. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Returns true when an error passes by itself, so that the same work is tried again as it is. */
export const passesByItself = (error: unknown): boolean => PASSING.test(codeOf(error));

/** Node refuses a TLS peer with these codes: another authority, another name, a certificate that has run out. */
const UNTRUSTED = /^(?:DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_|CERT_|ERR_TLS_)/;

/** The other end of a connection is gone, was never there, or is going down. */
const AWAY = /^(?:CONNECT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENETUN|ENOTFOUND|57P0|08)/;

/** Returns true when a connection did not reach the other end: nobody responds there, or its certificate is not trusted. */
export const isAway = (error: unknown): boolean => AWAY.test(codeOf(error)) || UNTRUSTED.test(codeOf(error));
