import { draftKey } from './drafts.ts';
import { useUserId } from './use-user-id.ts';

/** Returns the key of this user's form of this route; null without a user or a route: nothing is kept. */
export function useDraftPlace(route: string | null): string | null {
  const user = useUserId();
  return user === '' || route === null ? null : draftKey(user, route);
}
