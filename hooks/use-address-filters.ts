import { useRouter } from 'next/router';
import { useState } from 'react';

type Values = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface AddressFilters {
  readonly asked: Values;
  /** Another number is another visit: the address brought other filters, and the unsent fields belong to them. */
  readonly visit: number;
  readonly ask: (values: Values) => void;
}

const valuesIn = (query: Query, names: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      names.has(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/**
 * Keeps the filters of a list in the address: they are there again after a reload, on the way back and in a shared link. `start` holds when the
 * address names none of them; an emptied one of it stays in the address as empty. It is for a page whose router is ready.
 */
export function useAddressFilters(names: ReadonlySet<string>, start: Values = {}): AddressFilters {
  const router = useRouter();
  const named = valuesIn(router.query, names);
  const there = JSON.stringify(named);
  const first = Object.keys(named).length > 0 ? named : start;
  const [state, setState] = useState({ asked: first, there, written: '', visit: 0 });
  let now = state;
  if (state.there !== there) {
    // The address follows the filters asked here; any other address came from elsewhere.
    const follows = there === state.written;
    now = follows ? { ...state, there } : { asked: first, there, written: '', visit: state.visit + 1 };
    setState(now);
  }
  const ask = (values: Values) => {
    const filled = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => names.has(name) && (value !== '' || Boolean(start[name]))),
    );
    const others = Object.fromEntries(Object.entries(router.query).filter(([name]) => !names.has(name)));
    setState({ ...now, asked: values, written: JSON.stringify(filled) });
    void router.replace({ pathname: router.pathname, query: { ...others, ...filled } }, undefined, {
      shallow: true,
      scroll: false,
    });
  };
  return { asked: now.asked, visit: now.visit, ask };
}
