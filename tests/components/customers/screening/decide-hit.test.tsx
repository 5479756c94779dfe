import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { decideHit } from '#components/customers/forms/screening/decide-hit.tsx';
import { decideHitData } from '#lib/customers/schemas/screening.ts';
import { gateway, ok, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: () => true, data: { menu_id: [] } }),
  useSession: () => ({ user: { id_user: 'compliance1' } }),
}));
vi.mock('next/router', () => ({
  useRouter: () => ({ push: vi.fn(), events: { on: vi.fn(), off: vi.fn() } }),
}));
afterEach(() => vi.unstubAllGlobals());

const Source = decideHit.change?.Source ?? (() => null);
const hit = (status: string) => ({ id_hit: '7', status, versi: 2, id_flow: '', id_nasabah: '', alasan: [] });

test.each(['BARU', 'BUKAN', 'TERBUKTI'])('preselects no decision on a suspect that is %s', async (status) => {
  gateway({ 'kepatuhan/kecocokan': () => ok([hit(status)], { resp_cursor: null }) });
  show(() => (
    <Source asked={{ id_hit: '7' }}>{(start) => <output aria-label="Awal">{JSON.stringify(start)}</output>}</Source>
  ));
  expect(JSON.parse((await screen.findByLabelText('Awal')).textContent ?? '')).toEqual({
    id_hit: '7',
    status: '',
    nomor_surat: '',
    versi: 2,
    alasan: '',
  });
});

test('asks for the decision where none was made, and takes one that was', () => {
  const data = { ...decideHit.initial, id_hit: '7', alasan: 'Tanggal lahir berbeda' };
  const refused = decideHitData.safeParse(data).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(refused).toEqual([['status', 'v.wajib']]);
  expect(decideHitData.safeParse({ ...data, status: 'BUKAN' }).success).toBe(true);
});
