import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from 'next-auth/react';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import type { FormHandle, SectionDef, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';
import { draftKey, forgetAllDrafts, readDraft } from '#hooks/drafts.ts';
import { queryWrapper } from '../../hooks/harness.tsx';
import { section } from './harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

type Start = (url: string, options: { shallow: boolean }) => void;
type Pop = (state: { as: string }) => boolean;

/** Makes a router that stays on its page and records its calls. */
function makeRouter() {
  const handlers = new Map<string, Set<Start>>();
  const router = {
    asPath: '/customer/new',
    push: vi.fn(async () => true),
    pop: (() => true) as Pop,
    beforePopState: (handler: Pop) => {
      router.pop = handler;
    },
    events: {
      on: (name: string, handler: Start) => handlers.set(name, (handlers.get(name) ?? new Set()).add(handler)),
      off: (name: string, handler: Start) => handlers.get(name)?.delete(handler),
      emit: vi.fn(),
    },
    start: (url: string, shallow = false) => {
      for (const handler of handlers.get('routeChangeStart') ?? []) handler(url, { shallow });
    },
    complete: (url: string) => {
      for (const handler of handlers.get('routeChangeComplete') ?? []) handler(url, { shallow: false });
    },
  };
  return router;
}
let router = makeRouter();
vi.mock('next/compat/router', () => ({ useRouter: () => router }));

const sections: readonly SectionDef[] = [
  section([
    { name: 'nama', title: 'rekening.atasNama', type: 'string' },
    { name: 'sandi', title: 'rekening.produk', type: 'password' },
  ]),
];
const KEY = draftKey('teller1', 'customer');

beforeEach(() => {
  router = makeRouter();
  sessionStorage.clear();
  popups.confirm.mockReset().mockResolvedValue(false);
});
afterEach(() => vi.restoreAllMocks());

function Session({ user, children }: { readonly user: string; readonly children: ReactNode }) {
  const value = { status: 'authenticated', data: { id_user: user }, update: async () => null };
  return <SessionContext.Provider value={value as never}>{children}</SessionContext.Provider>;
}

function show(user = 'teller1') {
  const onSubmit = vi.fn(async (_values: Values) => true);
  const shown = render(
    <Session user={user}>
      <LiteralForm sections={sections} initial={{ nama: '', sandi: '' }} route="customer" onSubmit={onSubmit} />
    </Session>,
    { wrapper: queryWrapper() },
  );
  return { onSubmit, ...shown };
}
const type = (text: string) => userEvent.type(screen.getByLabelText('Atas nama'), text);
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a clean form is left without a question', () => {
  show();
  expect(unload()).toBe(false);
  expect(() => router.start('/')).not.toThrow();
  expect(popups.confirm).not.toHaveBeenCalled();
});

test('a changed form asks before another route is shown, and stays when the answer is no', async () => {
  show();
  await type('Siti');
  expect(() => router.start('/teller/cash-deposit')).toThrow();
  await waitFor(() => expect(popups.confirm).toHaveBeenCalledTimes(1));
  expect(popups.confirm.mock.calls[0]?.[0]).toMatchObject({ title: 'Isian belum disimpan', yes: 'Tinggalkan' });
  expect(router.push).not.toHaveBeenCalled();
  expect(router.events.emit).toHaveBeenCalledWith(
    'routeChangeError',
    { message: 'unsaved work' },
    '/teller/cash-deposit',
    {
      shallow: false,
    },
  );
  expect(screen.getByLabelText('Atas nama')).toHaveValue('Siti');
});

test('with yes it goes where it was going, and the draft is gone', async () => {
  popups.confirm.mockResolvedValue(true);
  let arrived = false;
  router.push.mockImplementation(async () => {
    router.start('/vault');
    arrived = true;
    return true;
  });
  show();
  await type('Siti');
  expect(readDraft(KEY)?.values).toEqual({ nama: 'Siti' });
  expect(() => router.start('/vault')).toThrow();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/vault'));
  expect(arrived).toBe(true);
  expect(readDraft(KEY)).toBeNull();
});

test("the browser's back button asks too, with the address put back meanwhile", async () => {
  show();
  await type('Siti');
  const pushed = vi.spyOn(window.history, 'pushState');
  expect(router.pop({ as: '/' })).toBe(false);
  expect(pushed.mock.calls[0]?.[2]).toBe('/customer/new');
  await waitFor(() => expect(popups.confirm).toHaveBeenCalledTimes(1));
});

test('with yes the back button steps back in the history itself: no entry of the form stays behind', async () => {
  popups.confirm.mockResolvedValue(true);
  const passed: boolean[] = [];
  const stepped = vi.spyOn(window.history, 'back').mockImplementation(() => {
    passed.push(router.pop({ as: '/' }));
    router.complete('/');
  });
  const pushed = vi.spyOn(window.history, 'pushState');
  show();
  await type('Siti');
  expect(router.pop({ as: '/' })).toBe(false);
  await waitFor(() => expect(stepped).toHaveBeenCalledTimes(1));
  expect(passed).toEqual([true]);
  expect(router.push).not.toHaveBeenCalled();
  expect(pushed).toHaveBeenCalledTimes(1);
  expect(readDraft(KEY)).toBeNull();
});

test('closing or reloading the tab is asked about by the browser', async () => {
  show();
  await type('Siti');
  expect(unload()).toBe(true);
});

test('after success it may be left without a question, and no draft stays', async () => {
  const { onSubmit } = show();
  await type('Siti');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(unload()).toBe(false));
  expect(readDraft(KEY)).toBeNull();
});

test('a draft is offered back after the sign-in and continued, without any password', async () => {
  const first = show();
  await type('Siti');
  await userEvent.type(screen.getByLabelText('Produk'), 'rahasia');
  first.unmount();
  expect(sessionStorage.getItem(KEY)).not.toContain('rahasia');
  show();
  expect(await screen.findByText('Ada isian yang belum sempat disimpan')).toBeInTheDocument();
  expect(screen.getByLabelText('Atas nama')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan isian itu' }));
  expect(screen.getByLabelText('Atas nama')).toHaveValue('Siti');
  expect(screen.queryByText('Ada isian yang belum sempat disimpan')).toBeNull();
  expect(unload()).toBe(true);
});

test('a draft can be thrown away', async () => {
  const first = show();
  await type('Siti');
  first.unmount();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(readDraft(KEY)).toBeNull();
});

/** Fills in the name by itself, as from a record that the address has named. */
function FromRecord({ props, form }: { readonly props: FieldProps; readonly form: FormHandle }) {
  useEffect(() => fillIn(form, 'nama', 'Siti Aminah'), [form]);
  return <TextField {...props} />;
}

test('values that the form fills in raise no question and no draft; a draft stores them beside typed ones', async () => {
  const filling: readonly SectionDef[] = [
    section([
      {
        name: 'nama',
        title: 'rekening.atasNama',
        type: 'custom',
        setup: { render: (props, _, form) => <FromRecord props={props as FieldProps} form={form} /> },
      },
      { name: 'catatan', title: 'rekening.produk', type: 'string' },
    ]),
  ];
  const visit = () =>
    render(
      <Session user="teller1">
        <LiteralForm
          sections={filling}
          initial={{ nama: '', catatan: '' }}
          route="customer"
          onSubmit={async () => true}
        />
      </Session>,
      { wrapper: queryWrapper() },
    );
  const first = visit();
  expect(screen.getByLabelText('Atas nama')).toHaveValue('Siti Aminah');
  expect(unload()).toBe(false);
  first.unmount();
  expect(readDraft(KEY)).toBeNull();
  const second = visit();
  await userEvent.type(screen.getByLabelText('Produk'), 'segera');
  expect(unload()).toBe(true);
  second.unmount();
  expect(readDraft(KEY)?.values).toEqual({ nama: 'Siti Aminah', catatan: 'segera' });
  visit();
  expect(await screen.findByText('Ada isian yang belum sempat disimpan')).toBeInTheDocument();
});

test('nobody is offered the draft of another user', async () => {
  const first = show();
  await type('Siti');
  first.unmount();
  show('headteller1');
  await act(async () => undefined);
  expect(screen.queryByText('Ada isian yang belum sempat disimpan')).toBeNull();
});

test('after a sign-out by will no draft is left on the machine', async () => {
  show();
  await type('Siti');
  forgetAllDrafts();
  expect(readDraft(KEY)).toBeNull();
});

// Last, because a lifted guard stays lifted: the page is on its way out.
test('once the session has ended the page may be left, and the draft is stored', async () => {
  const { liftLeaveGuards } = await import('#hooks/use-leave-guard.ts');
  show();
  await type('Siti');
  liftLeaveGuards();
  expect(unload()).toBe(false);
  expect(() => router.start('/auth/login')).not.toThrow();
  expect(readDraft(KEY)?.values).toEqual({ nama: 'Siti' });
});
