import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useLiteralForm } from '#components/kit/form/use-literal-form.ts';
import { type FormStep, FormSteps, stepOfProblem } from '#components/kit/screens/form-steps.tsx';
import { queryWrapper } from '../../hooks/harness.tsx';

const step = (id: string, name: string): FormStep => ({
  id,
  title: 'menu.teller',
  sections: [
    { header: 'menu.teller', rowsize: 1, fields: [{ name, title: 'transaksi.nama', type: 'string', required: true }] },
  ],
});
const steps = [step('satu', 'a'), step('dua', 'b'), step('tiga', 'c')];

function Long() {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [at, setAt] = useState(0);
  const filled = useLiteralForm({
    sections: steps.flatMap(({ sections }) => sections),
    start: { a: '', b: '', c: '' },
  });
  return (
    <FormSteps
      label="Nasabah"
      steps={steps}
      at={at}
      onMove={(to) => {
        setLeft((before) => new Set(before).add(at));
        setAt(to);
      }}
      left={left}
      messages={filled.messages()}
      summary={<p>ringkasan</p>}
      form={filled.form}
      values={filled.values}
    />
  );
}
const selected = () => screen.getAllByRole('tab').findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const lacking = () => screen.queryAllByRole('tab', { name: /belum lengkap/ }).length;

test('every tab opens at any time, says what it lacks, and keeps what was typed; next and previous end at the ends', async () => {
  render(<Long />, { wrapper: queryWrapper() });
  // Nothing is marked before a tab was left.
  expect(lacking()).toBe(0);
  expect(screen.getByText('Belum lengkap: Nama')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/^Nama/), 'Siti');
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(selected()).toBe(1);
  expect(screen.queryByText('ringkasan')).toBeNull();
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toHaveClass('btn-primary');
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(lacking()).toBe(1);
  expect(selected()).toBe(2);
  expect(screen.getByText('ringkasan')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Berikutnya' })).not.toHaveClass('btn-primary');
  await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}');
  expect(selected()).toBe(0);
  expect(screen.getByLabelText(/^Nama/)).toHaveValue('Siti');
});

test('the first thing that is not right says which tab to open, also inside rows', () => {
  expect(stepOfProblem(steps, {})).toBe(-1);
  expect(stepOfProblem(steps, { c: 'x', b: 'y' })).toBe(1);
  expect(stepOfProblem(steps, { 'c.0.nama': 'x' })).toBe(2);
});
