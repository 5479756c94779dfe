import { SessionContext } from 'next-auth/react';
import { useContext } from 'react';

/** Who is signed in, '' while that is not known: the owner of what this browser keeps for a user. */
export function useUserId(): string {
  const id: unknown = useContext(SessionContext)?.data?.id_user;
  return typeof id === 'string' ? id : '';
}
