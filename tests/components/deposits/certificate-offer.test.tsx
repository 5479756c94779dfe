import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fundDeposit } from '#components/deposits/forms/deposit/fund-deposit.tsx';
import { PostedSlip } from '#components/kit/screens/posted-slip.tsx';
import { codecOf } from '#lib/wire/codec.ts';
import type { Posting, Slip } from '#types/proto/common.ts';
import type { IsiBilyet } from '#types/proto/deposits/deposit.ts';
import { gateway, ok, show } from '../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
afterEach(() => vi.unstubAllGlobals());

const nothing = new Uint8Array();
const posting = {
  ...codecOf<Posting>('Posting').decode(nothing),
  nomor_referensi: '001261127000000016',
  slip: {
    ...codecOf<Slip>('Slip').decode(nothing),
    ...{ operasi: 'SETOR_DEPOSITO', nomor_rekening: '001140000017', nominal: '50000000.00', kode_valuta: 'IDR' },
  },
};
const isi = (cetak: number) => ({
  ...codecOf<IsiBilyet>('IsiBilyet').decode(nothing),
  ...{ nomor_bilyet: 'BD000123', nomor_rekening: '001140000017', nama: ['Tri Kartika'], nominal: '50000000.00' },
  ...{
    kode_valuta: 'IDR',
    tenor: 3,
    mulai: '2026-11-27',
    jatuh_tempo: '2027-02-27',
    tanggal_terbit: '2026-11-27',
    cetak,
  },
});

test('the certificate is offered beside the slip of the funding, and a second paper says which copy it is', async () => {
  let prints = 0;
  const calls = gateway({ 'cetak-informasi/bilyet': () => ok(isi(prints)) });
  const shown = () =>
    show(() => <PostedSlip posting={posting} HandOver={fundDeposit.HandOver} onClose={() => undefined} />);
  const first = shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak bilyet' }));
  const paper = await screen.findByRole('article', { name: /bilyet deposito/i });
  expect(paper).toHaveTextContent('BD000123');
  expect(paper).toHaveTextContent('IDR 50,000,000.00');
  expect(paper).not.toHaveTextContent('DUPLIKAT');
  expect(calls.find(({ path }) => path === 'cetak-informasi/bilyet')?.query.get('nomor_rekening')).toBe('001140000017');
  first.unmount();
  prints = 1;
  shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak bilyet' }));
  expect(await screen.findByRole('article', { name: /bilyet deposito/i })).toHaveTextContent('DUPLIKAT · SALINAN KE-1');
});

test('a posting without a certificate offers none', async () => {
  gateway({});
  show(() => <PostedSlip posting={posting} HandOver={undefined} onClose={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Cetak' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cetak bilyet' })).toBeNull();
});
