import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { choosePaper, choosePrinter } from '#components/kit/ui/appearance.ts';
import type { SettingsChange } from '#components/workplace/layout/use-settings.ts';
import { PrinterCard } from '#components/workplace/settings/printer-card.tsx';
import { id } from '#lib/messages/all.ts';

beforeEach(() => localStorage.clear());

test('a choice made elsewhere appears when the session brings it late, and never over typing', async () => {
  const sent: SettingsChange[] = [];
  render(<PrinterCard change={async (change) => void sent.push(change)} />);
  const name = screen.getByLabelText(id['setelan.namaPrinter']);
  expect(name).toHaveValue('');
  act(() => {
    choosePaper('80MM');
    choosePrinter('EPSON TM-T82');
  });
  expect(name).toHaveValue('EPSON TM-T82');
  expect(screen.getByRole('radio', { name: id['setelan.kertas.80MM'] })).toBeChecked();

  await userEvent.clear(name);
  await userEvent.type(name, 'PLQ-20');
  act(() => choosePrinter('TM-U220'));
  expect(name).toHaveValue('PLQ-20');
  await userEvent.click(screen.getByRole('button', { name: id['setelan.simpan'] }));
  expect(sent).toEqual([{ printer: 'PLQ-20' }]);
});
