import { useSyncExternalStore } from 'react';
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

/** Returns the home of a user with these menus: the main one, until the user chooses another in this browser. */
export function useChosenHome(menus: readonly string[], headOffice: boolean): ChosenHome {
  const user = useUserId();
  const wanted = useSyncExternalStore(
    listen,
    () => localStorage.getItem(keyOf(user)),
    () => null,
  );
  const homes = homesOf(menus, headOffice);
  return {
    homes,
    home: homes.find(({ kind }) => kind === wanted) ?? homes[0],
    choose: (kind) => {
      localStorage.setItem(keyOf(user), kind);
      for (const listener of listeners) listener();
    },
  };
}
