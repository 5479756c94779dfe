import { SessionContext } from 'next-auth/react';
import { useContext } from 'react';

/** Returns the id of the signed-in user, '' while it is not known: that user owns what this browser keeps. */
export function useUserId(): string {
  const id: unknown = useContext(SessionContext)?.data?.id_user;
  return typeof id === 'string' ? id : '';
}
