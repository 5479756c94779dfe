import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useLiteralForm } from '#components/kit/form/use-literal-form.ts';
import { type FormStep, FormSteps, stepOfProblem } from '#components/kit/screens/form-steps.tsx';
import { MissingFields, missingOf, placed } from '#components/kit/screens/missing.tsx';
import { useSteps } from '#components/kit/screens/use-steps.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { queryWrapper } from '../../hooks/harness.tsx';

const step = (id: string, name: string): FormStep => ({
  id,
  title: 'menu.teller',
  sections: [
    { header: 'menu.teller', rowsize: 1, fields: [{ name, title: 'transaksi.nama', type: 'string', required: true }] },
  ],
});
const steps = [step('satu', 'a'), step('dua', 'b'), step('tiga', 'c')];
const sections = steps.flatMap((each) => each.sections);

function Long() {
  const t = useT();
  const filled = useLiteralForm({
    sections,
    start: { a: '', b: '', c: '' },
  });
  const { at, onMove, left, messages, toInput } = useSteps(steps, filled, filled.messages());
  return (
    <>
      <FormSteps
        label="Nasabah"
        steps={steps}
        at={at}
        onMove={onMove}
        left={left}
        messages={messages}
        form={filled.form}
        values={filled.values}
      />
      <MissingFields missing={placed(missingOf(sections, filled.values, messages), steps, at, t)} onGo={toInput} />
    </>
  );
}
const selected = () => screen.getAllByRole('tab').findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const lacking = () => screen.queryAllByRole('tab', { name: /belum lengkap/ }).length;

test('every tab opens at any time, is marked once left with a gap, and preserves its input; next and previous stop', async () => {
  render(<Long />, { wrapper: queryWrapper() });
  // Nothing is marked before a tab was left.
  expect(lacking()).toBe(0);
  expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/^Nama/), 'Siti');
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(selected()).toBe(1);
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toHaveClass('btn-primary');
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(lacking()).toBe(1);
  expect(selected()).toBe(2);
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Berikutnya' })).not.toHaveClass('btn-primary');
  await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}');
  expect(selected()).toBe(0);
  expect(screen.getByLabelText(/^Nama/)).toHaveValue('Siti');
});

test('a missing field names its step where another one is shown, and leads to its input', async () => {
  render(<Long />, { wrapper: queryWrapper() });
  const lacks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lacks()).toEqual(['Nama', 'NamaLangkah 2, Teller', 'NamaLangkah 3, Teller']);
  await userEvent.click(screen.getByRole('button', { name: /Langkah 3/ }));
  expect(selected()).toBe(2);
  expect(screen.getByLabelText(/^Nama/)).toHaveFocus();
  expect(lacks()).toEqual(['NamaLangkah 1, Teller', 'NamaLangkah 2, Teller', 'Nama']);
  await userEvent.keyboard('{F8}');
  expect(selected()).toBe(0);
  expect(screen.getByLabelText(/^Nama/)).toHaveFocus();
});

test('the first thing that is not right says which tab to open, also inside rows', () => {
  expect(stepOfProblem(steps, {})).toBe(-1);
  expect(stepOfProblem(steps, { c: 'x', b: 'y' })).toBe(1);
  expect(stepOfProblem(steps, { 'c.0.nama': 'x' })).toBe(2);
});
