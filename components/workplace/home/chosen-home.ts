import { useSyncExternalStore } from 'react';
import { useProfile } from '#hooks/use-session.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { type HomeDef, homesOf } from './homes.ts';

const keyOf = (user: string) => `amanah.home:${user}`;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface ChosenHome {
  /** The home that the user sees now. */
  readonly home: HomeDef;
  /** All homes of the user, the main one first. */
  readonly homes: readonly HomeDef[];
  choose(kind: HomeDef['kind']): void;
}

/**
 * Returns the home that the user's own menus open: the main one, until the user chooses another in this browser. Menus lent by a delegation open no
 * home, because the desk of the absent person is not the user's. The page and the menu beside it both ask here.
 */
export function useChosenHome(): ChosenHome {
  const user = useUserId();
  const { data, headOffice } = useProfile();
  const wanted = useSyncExternalStore(
    listen,
    () => localStorage.getItem(keyOf(user)),
    () => null,
  );
  const homes = homesOf(data?.menu_id ?? [], headOffice);
  return {
    homes,
    home: homes.find(({ kind }) => kind === wanted) ?? homes[0],
    choose: (kind) => {
      localStorage.setItem(keyOf(user), kind);
      for (const listener of listeners) listener();
    },
  };
}
