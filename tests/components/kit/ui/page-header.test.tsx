import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { PageHeading } from '#components/kit/ui/page-heading.tsx';

test('breadcrumbs name the area and the screen, and say which is the current page', () => {
  render(<PageHeader menu="setor-tunai" />);
  const crumbs = within(screen.getByRole('navigation', { name: 'Letak halaman' })).getAllByRole('listitem');
  expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['Teller', 'Setor tunai']);
  expect(crumbs[1]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Setor tunai1401');
});

test('a page outside of the menu has its title alone', () => {
  render(<PageHeading title="Pengaturan" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Pengaturan$/);
  expect(screen.queryByRole('navigation')).toBeNull();
});
