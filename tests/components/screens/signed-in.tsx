import { render } from '@testing-library/react';
import { SessionProvider } from 'next-auth/react';
import type { ComponentType, ReactNode } from 'react';
import type { SessionUser } from '#types/session.ts';
import { queryWrapper } from '../hooks/harness.tsx';

/** Somebody who is signed in; nobody is asked for her. */
const session = { user: { id_user: 'teller1', nama_user: 'Siti Rahmawati' }, expires: '2099-01-01T00:00:00Z' };

/** A page whose reader is known: what it asks of her session is answered without a call. `who`: what the page has to know of her. */
export function showSignedIn(Page: ComponentType, who: Partial<SessionUser> = {}) {
  const Queries = queryWrapper();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionProvider session={{ ...session, ...who } as never} refetchOnWindowFocus={false}>
      <Queries>{children}</Queries>
    </SessionProvider>
  );
  return render(<Page />, { wrapper });
}
