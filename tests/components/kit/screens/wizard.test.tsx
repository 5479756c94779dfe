import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Wizard, type WizardStep } from '#components/kit/screens/wizard.tsx';
import { stepTo } from '#components/kit/screens/wizard-steps.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { queryWrapper } from '../../hooks/harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
beforeEach(() => popups.notify.mockReset().mockResolvedValue(undefined));

const titles: readonly MessageKey[] = [
  'menu.teller',
  'menu.kas',
  'menu.otorisasi',
  'menu.informasi',
  'menu.laporan',
  'menu.audit',
];
/** A wizard as the customer forms have them: each tab asks for one thing, nested under a name of its own. */
const stepsOf = (count: number): WizardStep[] =>
  titles.slice(0, count).map((title, at) => ({
    id: `langkah-${at}`,
    title,
    sections: [
      {
        header: title,
        rowsize: 1,
        fields: [{ name: `bagian.isi${at}`, title: 'transaksi.nama', type: 'string', required: true }],
      },
    ],
  }));
const emptyOf = (count: number) => ({
  bagian: Object.fromEntries(Array.from({ length: count }, (_, at) => [`isi${at}`, ''])),
});

function show(count: number) {
  const onFinish = vi.fn(async () => true);
  render(<Wizard label="Nasabah" steps={stepsOf(count)} initial={emptyOf(count)} onFinish={onFinish} />, {
    wrapper: queryWrapper(),
  });
  return onFinish;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText(/^Nama/);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const marked = () => screen.queryAllByRole('tab', { name: /ada isian yang belum benar/ }).map((tab) => tab.id);

describe.each([
  [5, 'individual customers'],
  [6, 'business-entity customers'],
])('%i tabs, as for %s', (count) => {
  test('starts at tab 1; next and previous are bounded to the range; all is sent at the end', async () => {
    const onFinish = show(count);
    expect(screen.getAllByRole('tab')).toHaveLength(count);
    expect(screen.getByText(`Langkah 1 dari ${count}`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
    for (let at = 0; at < count - 1; at++) {
      await userEvent.type(field(), `isi ${at}`);
      await press('Berikutnya');
      await screen.findByText(`Langkah ${at + 2} dari ${count}`);
    }
    expect(screen.queryByRole('button', { name: 'Berikutnya' })).toBeNull();
    await userEvent.type(field(), 'akhir');
    await press('Simpan');
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
    const last = `isi${count - 1}`;
    expect(onFinish).toHaveBeenCalledWith({ bagian: expect.objectContaining({ isi0: 'isi 0', [last]: 'akhir' }) });
  });
});

test('Next stops at a tab that is not right, marks it and goes to the field', async () => {
  show(5);
  expect(marked()).toHaveLength(0);
  await press('Berikutnya');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wajib diisi');
  expect(screen.getByText('Langkah 1 dari 5')).toBeInTheDocument();
  expect(marked()).toHaveLength(1);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'x');
  await waitFor(() => expect(marked()).toHaveLength(0));
});

test('a tab further on cannot be clicked past one that is not right; earlier ones always can', async () => {
  show(5);
  await userEvent.type(field(), 'x');
  await userEvent.click(screen.getAllByRole('tab')[3] as HTMLElement);
  await screen.findByText('Langkah 2 dari 5');
  expect(marked()).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('tab')[0] as HTMLElement);
  await screen.findByText('Langkah 1 dari 5');
});

test('nothing is lost when moving back and forth', async () => {
  show(5);
  await userEvent.type(field(), 'Siti');
  await press('Berikutnya');
  await screen.findByText('Langkah 2 dari 5');
  await userEvent.type(field(), 'Bandung');
  await press('Sebelumnya');
  await screen.findByText('Langkah 1 dari 5');
  expect(field()).toHaveValue('Siti');
  await press('Berikutnya');
  await screen.findByText('Langkah 2 dari 5');
  expect(field()).toHaveValue('Bandung');
});

test('Ctrl+Right moves on only from a tab without errors', async () => {
  show(5);
  field().focus();
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(selected()).toContain('Teller');
});

describe('the end of a wizard', () => {
  const steps = stepsOf(5);
  test.each([
    [0, 1, {}, 1],
    [0, 9, {}, 4],
    [2, -3, {}, 0],
    [0, 4, { 'bagian.isi2': 'x' }, 2],
    [3, 4, { 'bagian.isi1': 'x' }, 4],
    [3, 0, { 'bagian.isi3': 'x' }, 0],
  ])('from %i to %i with %o: %i', (from, to, messages, at) => expect(stepTo(steps, from, to, messages)).toBe(at));
});
