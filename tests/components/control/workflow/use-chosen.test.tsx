import { act, cleanup, render, screen } from '@testing-library/react';
import { createContext, Suspense, startTransition, use, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Chosen, useChosen } from '#components/workplace/inbox/use-chosen.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';

const replace = vi.hoisted(() => vi.fn());
const Address = createContext({ id_flow: '', drawn: Promise.resolve() });
vi.mock('next/router', () => ({
  useRouter: () => ({ pathname: '/', query: { id_flow: use(Address).id_flow }, replace }),
}));

let chosen: Chosen;
let arrive: (id_flow: string, drawn?: Promise<void>) => void;
let list: (...items: readonly string[]) => void;

function Desk() {
  const [items, setItems] = useState<readonly string[]>(['301', '302', '303']);
  list = (...now) => setItems(now);
  chosen = useChosen(items.map((id_flow) => ({ id_flow }) as OtorisasiRow));
  return <output>{chosen.selected}</output>;
}
/** The rest of the page, which may take its time: what is drawn until then is thrown away and drawn anew. */
function Rest() {
  use(use(Address).drawn);
  return null;
}
/** A router: its addresses arrive in transitions, as Next's do. */
function Page() {
  const [at, setAt] = useState({ id_flow: '', drawn: Promise.resolve() });
  arrive = (id_flow, drawn = Promise.resolve()) => startTransition(() => setAt({ id_flow, drawn }));
  return (
    <Address value={at}>
      <Suspense>
        <Desk />
        <Rest />
      </Suspense>
    </Address>
  );
}

/** Writes that the router has not answered, by item: it answers each once its address is shown. */
const underWay: { readonly idFlow: string; readonly answer: () => void }[] = [];
const answer = (idFlow: string) => {
  const at = underWay.findIndex((write) => write.idFlow === idFlow);
  for (const write of underWay.splice(at, at < 0 ? 0 : 1)) write.answer();
};

beforeEach(async () => {
  underWay.length = 0;
  replace.mockReset();
  replace.mockImplementation(
    ({ query }: { query: { id_flow: string } }) =>
      new Promise<void>((resolve) => underWay.push({ idFlow: query.id_flow, answer: resolve })),
  );
  await act(async () => void render(<Page />));
});
afterEach(cleanup);
const selected = () => screen.getByRole('status').textContent;
const move = (step: number) => act(async () => chosen.move(step));
const arrives = async (id_flow: string) => {
  await act(async () => arrive(id_flow));
  answer(id_flow);
  await act(async () => {});
};

test('an address that the choice wrote itself does not take the choice back when its drawing is broken off and begun anew', async () => {
  expect(selected()).toBe('301');
  await move(1);
  await arrives('302');
  await move(1);
  const rest = Promise.withResolvers<void>();
  await act(async () => arrive('303', rest.promise));
  await move(-1);
  expect(selected()).toBe('302');
  await act(async () => rest.resolve());
  expect(selected()).toBe('302');
});

test('another address than its own moves the selection, and so does a return to one of its own', async () => {
  await arrives('303');
  expect(selected()).toBe('303');
  await move(-1);
  expect(replace).toHaveBeenCalledTimes(1);
  await arrives('302');
  await arrives('303');
  expect(selected()).toBe('303');
  await arrives('302');
  expect(selected()).toBe('302');
});

test('an address that was written twice arrives twice, and takes the choice back neither time', async () => {
  await move(1);
  await move(1);
  await move(-1);
  await act(async () => chosen.goOn(new Set(['302'])));
  await act(async () => chosen.goOn(new Set(['302', '303'])));
  expect(selected()).toBe('301');
  for (const late of ['302', '303', '302', '303', '301']) {
    await arrives(late);
    expect(selected(), `once ${late} is shown`).toBe('301');
  }
  await arrives('303');
  expect(selected()).toBe('303');
});

test('an address whose writing was overtaken may still be shown, and does not take the choice back', async () => {
  await move(1);
  await move(1);
  // The router gives the first one up when the second begins; a drawing of it that React has begun is shown all the same.
  answer('302');
  await arrives('302');
  expect(selected()).toBe('303');
  await arrives('303');
  await arrives('302');
  expect(selected()).toBe('302');
});

test('a choice that goes back before its address is shown writes the address again', async () => {
  await move(1);
  await arrives('302');
  await move(1);
  await move(-1);
  expect(replace.mock.calls.map(([{ query }]) => query.id_flow)).toEqual(['302', '303', '302']);
  await arrives('303');
  await arrives('302');
  expect(selected()).toBe('302');
});

test('a decision goes on to an item that waits now, not to one that waited when the decision was begun', async () => {
  await move(1);
  const { goOn: approve } = chosen;
  await act(async () => approve(new Set(['302'])));
  expect(selected()).toBe('303');
  const { goOn: reject } = chosen;
  await act(async () => list('301', '303'));
  await act(async () => reject(new Set(['303'])));
  expect(selected()).toBe('301');
});

test('a decision does not go on to an item that the reader has decided and that the list still shows', async () => {
  await move(1);
  await act(async () => chosen.goOn(new Set(['302'])));
  await act(async () => chosen.goOn(new Set(['303'])));
  expect(selected()).toBe('301');
  await act(async () => list('301', '302'));
  await act(async () => list('301'));
  await act(async () => list('301', '302'));
  await act(async () => chosen.goOn(new Set(['301'])));
  expect(selected(), 'an item that came back').toBe('302');
});
