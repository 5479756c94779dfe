import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CropDialog } from '#components/kit/fields/file-crop.tsx';
import { Skeleton, SkeletonRows } from '#components/kit/ui/skeleton.tsx';

/** Texts of styles in the page: its content policy refuses every one of them. */
const written = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).filter(Boolean);

test('a popup writes no style into the page', async () => {
  // The package as it comes would do so when it is loaded.
  const { SweetAlert } = await import('#components/kit/ui/sweet-alert.ts');
  expect(SweetAlert.isVisible()).toBe(false);
  expect(written()).toEqual([]);
});

test('nor does cutting a picture', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  render(<CropDialog file={new File(['x'], 'foto.jpg')} onClose={() => {}} onDone={() => {}} />);
  await waitFor(() => expect(document.querySelector('.file-crop img')).not.toBeNull());
  expect(written()).toEqual([]);
});

test('nor does the page of a roll, which is a rule while it is printed', async () => {
  await import('#lib/roll-length.ts');
  const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  render(<div className="slip" />);
  document.documentElement.dataset.paper = '80MM';
  for (let time = 0; time < 2; time += 1) {
    window.dispatchEvent(new Event('beforeprint'));
    expect(rules().filter((rule) => rule.includes('struk80'))).toHaveLength(1);
  }
  delete document.documentElement.dataset.paper;
  window.dispatchEvent(new Event('beforeprint'));
  expect(rules().filter((rule) => rule.includes('struk80'))).toEqual([]);
  expect(written()).toEqual([]);
});

test('a page has no style of an element before any script runs', () => {
  const html = renderToString(
    <>
      <Skeleton />
      <table>
        <tbody>
          <SkeletonRows columns={4} />
        </tbody>
      </table>
    </>,
  );
  expect(html).toContain('skeleton-72');
  expect(html).not.toContain('style=');
});
