import { act, render, screen, waitFor } from '@testing-library/react';
import jsQR from 'jsqr';
import { afterEach, expect, test, vi } from 'vitest';
import { Slip } from '#components/kit/screens/slip.tsx';
import { chooseLanguage } from '#hooks/language.ts';
import { codecOf } from '#lib/wire/codec.ts';
import type { Slip as SlipMessage } from '#types/proto/common.ts';

const slip = {
  ...codecOf<SlipMessage>('Slip').decode(new Uint8Array()),
  operasi: 'SETOR_TUNAI',
  tanggal: '2026-11-21',
  nomor_referensi: '001261121000000077',
  nomor_rekening: '001120000454',
  nama_nasabah: 'Bambang Wicaksono',
  nominal: '1000000.00',
  kode_valuta: 'IDR',
  duplikat: 'T',
};

afterEach(() => act(() => chooseLanguage('id', 'teller1')));

test('paper stays Indonesian, and says so, when the screen speaks English', async () => {
  await act(() => chooseLanguage('en', 'teller1'));
  render(<Slip slip={slip} />);
  const paper = screen.getByRole('article', { name: 'Setor tunai' });
  expect(paper).toHaveAttribute('lang', 'id');
  expect([...paper.querySelectorAll('dt')].map((label) => label.textContent)).toEqual(
    expect.arrayContaining(['Nomor referensi', 'Nomor rekening', 'Atas nama', 'Nominal']),
  );
  expect(paper).toHaveTextContent('satu juta rupiah');
  expect(paper).toHaveTextContent('DUPLIKAT');
  expect(paper).not.toHaveTextContent('SALINAN KE');
  expect(paper).toHaveTextContent('Pejabat bank');
});

test('one that is only shown is no print', () => {
  render(<Slip slip={{ ...slip, duplikat: 'P' }} />);
  const paper = screen.getByRole('article', { name: 'Setor tunai' });
  expect(paper).toHaveTextContent('PRATINJAU, BUKAN BUKTI');
  expect(paper).not.toHaveTextContent('DUPLIKAT');
});

/** As long on the screen as the layout would make it: 400 pixels are 105.8 mm. */
function printOn(kertas: string): string {
  document.documentElement.dataset.paper = kertas;
  window.dispatchEvent(new Event('beforeprint'));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  return rules.join('').replace(/\s+/g, ' ');
}

test('the page of a roll ends with its slip; a page of paper has its full size', async () => {
  const { unmount } = render(<Slip slip={slip} />);
  vi.spyOn(screen.getByRole('article'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 272, 400));
  // The test polls by the clock: its own change of the document would wake a check that waits for changes, for ever.
  await vi.waitFor(() => expect(printOn('80MM')).toMatch(/@page struk80 ?{ ?size: 80mm 118mm; ?}/));
  expect(printOn('58MM')).toMatch(/@page struk58 ?{ ?size: 58mm 118mm; ?}/);
  expect(printOn('A4')).not.toContain('@page');
  delete document.documentElement.dataset.paper;
  unmount();
  expect(printOn('80MM')).not.toContain('@page');
  delete document.documentElement.dataset.paper;
});

test('of papers that are printed together each has a page of its own, as long as the longest needs', async () => {
  render(
    <>
      <Slip slip={slip} />
      <Slip slip={slip} />
    </>,
  );
  for (const [place, each] of screen.getAllByRole('article').entries())
    vi.spyOn(each, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 272, place === 0 ? 200 : 400));
  // The test polls by the clock: its own change of the document would wake a check that waits for changes, for ever.
  await vi.waitFor(() => expect(printOn('80MM')).toMatch(/@page struk80 ?{ ?size: 80mm 118mm; ?}/));
  delete document.documentElement.dataset.paper;
});

test('a reprint that was counted says which one it is', () => {
  render(<Slip slip={{ ...slip, salinan_ke: 3 }} />);
  expect(screen.getByRole('article', { name: 'Setor tunai' })).toHaveTextContent('DUPLIKAT · SALINAN KE-3');
});

test.each([
  // 333 dollars at 16,700.25 are 5,561,183.25: the smallest coin is 500 in the till.
  ['JUAL', '5561000.00', 'IDR −183.25'],
  ['BELI', '5561500.00', 'IDR +316.75'],
])('a trade of notes shows the effect of the smallest coin: %s', (arah, rupiah, rounding) => {
  const tukar = { arah, kurs: '16700.25', rupiah };
  render(<Slip slip={{ ...slip, operasi: 'JUAL_BELI_VALAS', nominal: '333.00', kode_valuta: 'USD', tukar }} />);
  expect(screen.getByText('Pembulatan ke uang logam terkecil').nextElementSibling).toHaveTextContent(rounding);
});

test('a trade that comes to whole coins has no rounding, nor has anything else', () => {
  const tukar = { arah: 'JUAL', kurs: '16700.00', rupiah: '1670000.00' };
  const { rerender } = render(<Slip slip={{ ...slip, nominal: '100.00', kode_valuta: 'USD', tukar }} />);
  expect(screen.queryByText('Pembulatan ke uang logam terkecil')).toBeNull();
  rerender(<Slip slip={slip} />);
  expect(screen.queryByText('Pembulatan ke uang logam terkecil')).toBeNull();
});

/** Paints the dark fields of a square as its path draws them, eight dots to a field, as a camera sees them. */
function painted(path: string, size: number) {
  const dots = 8;
  const width = (size + 8) * dots;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, column = '', row = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < dots; y++) {
      for (let x = 0; x < dots; x++) {
        const at = ((Number(row) + 4) * dots + y) * width + (Number(column) + 4) * dots + x;
        data.set([0, 0, 0], at * 4);
      }
    }
  }
  return { data, width };
}

test('the square on it is read back as the number that opens it again', async () => {
  render(<Slip slip={slip} />);
  const square = screen.getByRole('article', { name: 'Setor tunai' }).querySelector('svg.qr');
  await waitFor(() => expect(square?.querySelector('path')).not.toBeNull());
  const size = Number(square?.getAttribute('viewBox')?.split(' ')[2]) - 4;
  const { data, width } = painted(square?.querySelector('path')?.getAttribute('d') ?? '', size);
  expect(jsQR(data, width, width)?.data).toBe(slip.nomor_referensi);
});
