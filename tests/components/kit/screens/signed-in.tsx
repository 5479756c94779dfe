import { render } from '@testing-library/react';
import { SessionProvider } from 'next-auth/react';
import type { ComponentType, ReactNode } from 'react';
import type { SessionUser } from '#types/session.ts';
import { queryWrapper } from '../../hooks/harness.tsx';

/** Holds the session of somebody who is signed in; the page makes no call for it. */
const session = { user: { id_user: 'teller1', nama_user: 'Siti Rahmawati' }, expires: '2099-01-01T00:00:00Z' };

/**
 * Draws a page whose reader is known: its questions about the session are answered without a call. `who`: the reader's data that the page needs.
 */
export function showSignedIn(Page: ComponentType, who: Partial<SessionUser> = {}) {
  const Queries = queryWrapper();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionProvider session={{ ...session, ...who } as never} refetchOnWindowFocus={false}>
      <Queries>{children}</Queries>
    </SessionProvider>
  );
  return render(<Page />, { wrapper });
}
