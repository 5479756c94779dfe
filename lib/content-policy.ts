/**
 * The hash of an empty `<style>` element. react-select's library writes its rules by CSSOM into such an element, and so does
 * `lib/roll-length.ts`. A page allows no other one, so markup that somebody smuggles in cannot style anything. A nonce would do less: it
 * would make every page one of its own for each request, and whoever reads it may write any style (ADR 0194).
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Returns the content security policy of every answer. `connect` names what a page may call beside its own server: the services of the
 * workstation, whose address is known only at run time.
 */
export function contentPolicy(connect: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    // React, the date picker and the popups set styles by CSSOM, which no policy covers.
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}
