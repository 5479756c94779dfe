import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Suggestion } from '#components/cheques/clearing/suggestion.tsx';

test.each([
  ['DITERIMA', '', 'Dapat dibayar'],
  ['DITERIMA', '01,13', 'Tolak: 13'],
  ['DITERIMA', '01,LAIN', 'Periksa'],
  // Somebody doubts the paper, whatever the records show.
  ['DITAHAN', '', 'Periksa'],
  ['DITAHAN', '01', 'Tolak: 01'],
])('for an instrument that is %s with %j the suggestion is %s', (status_warkat, temuan, said) => {
  render(<Suggestion row={{ status_warkat, temuan }} />);
  expect(screen.getByText(said)).toBeVisible();
});
