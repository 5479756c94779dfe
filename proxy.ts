import { type NextRequest, NextResponse } from 'next/server';
import { fingerprintReader } from '#lib/config/reader.ts';
import { contentPolicy } from '#lib/content-policy.ts';

const SESSION_COOKIE = /^(__Secure-)?amanah\.session(\.\d+)?$/;

/** A print agent listens here on its workstation (docs/printing.md). */
const PRINT_AGENT = 'wss://localhost:8181';

let policy: string | undefined;

/** A page may call the fingerprint service of its workstation, at exactly the address the bank has set, and its print agent. */
function pagePolicy(): string {
  policy ??= contentPolicy([fingerprintReader(process.env), PRINT_AGENT].filter(Boolean));
  return policy;
}

/**
 * Sends a visitor without a session cookie to the sign-in page and back afterwards. A convenience, not a boundary:
 * nobody's data is in a page, and each API handler and the core check for themselves.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const signedIn = request.cookies.getAll().some((cookie) => SESSION_COOKIE.test(cookie.name));
  const response =
    pathname.startsWith('/auth/') || signedIn ? NextResponse.next() : toSignIn(request, pathname + search);
  // Known only at run time, unlike the headers of next.config.ts, which are fixed when the product is built.
  if (process.env.NEXTAUTH_URL?.startsWith('https://')) {
    response.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
  if (process.env.NODE_ENV === 'production') response.headers.set('content-security-policy', pagePolicy());
  return response;
}

function toSignIn(request: NextRequest, callbackUrl: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = '/auth/login';
  url.search = new URLSearchParams({ error: 'SessionRequired', callbackUrl }).toString();
  return NextResponse.redirect(url, 307);
}

export const config = {
  // Pages, and those of the manual: calls below /api answer 401 in their envelope, and other files with an extension hold no data.
  matcher: ['/((?!api/|_next/|.*\\.[a-z0-9]+$).*)', '/manual/:path*'],
};
