import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tabs } from '#components/kit/ui/tabs.tsx';

type Handler = (url: string, options: { shallow: boolean }) => void;
const handlers = new Set<Handler>();
const router = {
  events: {
    on: (_name: string, handler: Handler) => handlers.add(handler),
    off: (_name: string, handler: Handler) => handlers.delete(handler),
  },
};
vi.mock('next/compat/router', () => ({ useRouter: () => router }));
beforeEach(() => handlers.clear());
afterEach(() => vi.restoreAllMocks());

const tabs = [
  { id: 'a', title: 'Pribadi', content: <input aria-label="nama" />, icon: 'house' },
  { id: 'b', title: 'Alamat', content: <p>isi alamat</p>, icon: 'inbox', mark: 'ada isian yang belum benar' },
  { id: 'c', title: 'Pekerjaan', content: <p>isi pekerjaan</p>, icon: 'key' },
] as const;
const routeChange = (shallow: boolean) =>
  act(() => {
    for (const handler of handlers) handler('/lain', { shallow });
  });
const selected = () => screen.getByRole('tab', { selected: true });

test.each([
  ['flat', false],
  ['icon', true],
] as const)('%s tabs start at the first and show the clicked one', async (variant, withIcons) => {
  const { container } = render(<Tabs label="Nasabah" tabs={tabs} variant={variant} />);
  expect(screen.getByRole('tablist', { name: 'Nasabah' }).classList.contains('with-icons')).toBe(withIcons);
  expect(selected()).toHaveTextContent('Pribadi');
  await userEvent.click(screen.getByRole('tab', { name: 'Pekerjaan' }));
  expect(screen.getByRole('tabpanel', { name: 'Pekerjaan' })).toHaveTextContent('isi pekerjaan');
  expect(container.querySelectorAll('.tabs .icon').length).toBeGreaterThanOrEqual(3);
});

test('Ctrl+Right and Ctrl+Left go to the next and previous tab, also from an input, and stop at the ends', async () => {
  render(<Tabs label="Nasabah" tabs={tabs} />);
  screen.getByLabelText('nama').focus();
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(selected()).toHaveTextContent('Pribadi');
  await userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{ArrowRight}{/Control}');
  expect(selected()).toHaveTextContent('Pekerjaan');
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(selected()).toHaveTextContent('Alamat');
});

test('arrows without Ctrl move on the bar, and only there', async () => {
  render(<Tabs label="Nasabah" tabs={tabs} />);
  screen.getByLabelText('nama').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toHaveTextContent('Pribadi');
  selected().focus();
  await userEvent.keyboard('{End}');
  expect(selected()).toHaveTextContent('Pekerjaan');
  expect(selected()).toHaveFocus();
});

test('the tabs of an open window get the keys, those behind it do not', async () => {
  render(
    <>
      <Tabs label="di belakang" tabs={tabs} />
      <dialog open>
        <Tabs label="di jendela" tabs={tabs} />
      </dialog>
    </>,
  );
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  const at = (name: string) => screen.getByRole('tablist', { name }).querySelector('[aria-selected="true"]');
  expect(at('di belakang')).toHaveTextContent('Pribadi');
  expect(at('di jendela')).toHaveTextContent('Alamat');
});

test('a route change starts over at the first tab, a shallow one does not', async () => {
  render(<Tabs label="Nasabah" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Pekerjaan' }));
  routeChange(true);
  expect(selected()).toHaveTextContent('Pekerjaan');
  routeChange(false);
  expect(selected()).toHaveTextContent('Pribadi');
});

test('a mark on a tab is said, not only shown', () => {
  render(<Tabs label="Nasabah" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: /Alamat.*ada isian yang belum benar/ })).toBeInTheDocument();
});

/** Makes a bar of 200 px whose tabs are 120 px wide, as on a phone. */
function narrowBar() {
  const box = (left: number, width: number) => ({ left, right: left + width }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const list = this.closest('[role="tablist"]');
    if (this === list || !list) return box(0, 200);
    return box([...list.children].indexOf(this) * 120 - list.scrollLeft, 120);
  });
}
const inSight = (name: string) => {
  const { left, right } = screen.getByRole('tab', { name }).getBoundingClientRect();
  return left >= 0 && right <= 200;
};
const endOnTheBar = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{End}');
};

test.each([
  ['Ctrl+Right', () => userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}')],
  ['End on the bar', endOnTheBar],
  ['a click', () => userEvent.click(screen.getByRole('tab', { name: 'Pekerjaan' }))],
])('on a phone %s brings the current tab into sight, and the way back the first one', async (_by, move) => {
  narrowBar();
  render(<Tabs label="Nasabah" tabs={tabs} />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(0);
  expect(inSight('Pekerjaan')).toBe(false);
  await move();
  expect(selected()).toHaveTextContent('Pekerjaan');
  expect(inSight('Pekerjaan')).toBe(true);
  expect(inSight('Pribadi')).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Pribadi' }));
  expect(inSight('Pribadi')).toBe(true);
});
