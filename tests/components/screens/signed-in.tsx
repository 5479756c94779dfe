import { render } from '@testing-library/react';
import { SessionProvider } from 'next-auth/react';
import type { ComponentType, ReactNode } from 'react';
import { queryWrapper } from '../hooks/harness.tsx';

/** Somebody who is signed in; nobody is asked for her. */
const session = {
  id_user: 'teller1',
  nama_user: 'Siti Rahmawati',
  role_id: ['TELLER'],
  kode_cabang: '001',
  expires: '2099-01-01T00:00:00Z',
};

/** A page whose reader is known: what it asks of her session is answered without a call. */
export function showSignedIn(Page: ComponentType) {
  const Queries = queryWrapper();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionProvider session={session as never} refetchOnWindowFocus={false}>
      <Queries>{children}</Queries>
    </SessionProvider>
  );
  return render(<Page />, { wrapper });
}
