import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { drawn } from '#components/kit/ui/drawn.tsx';

test('a part of a page loads when it is first drawn; a failed one says so and can be loaded again', async () => {
  let arrives = false;
  const asked: boolean[] = [];
  const Part = drawn(async () => {
    asked.push(arrives);
    if (!arrives) throw new TypeError('failed to fetch');
    return ({ name }: { readonly name: string }) => <p>{`Gambar ${name}`}</p>;
  });
  expect(asked).toEqual([]);
  render(<Part name="kas" />);
  expect(screen.getByRole('status', { name: 'Memuat…' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak dapat dimuat');
  arrives = true;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Gambar kas')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual([false, true]);
});
