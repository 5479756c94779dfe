import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChainCheck } from '#components/control/audit/chain-check.tsx';
import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

afterEach(() => vi.unstubAllGlobals());

const part = (sampai: string, more: object = {}) =>
  ok({ dari: '1', sampai, ujung: '45000', kepala: 'ab'.repeat(32), id_audit: '', sebab: '', ...more });

test('the chain is walked part by part to its head, and called whole', async () => {
  const calls = gateway({
    'audit-trail/chain': ({ query }) =>
      part({ '': '20000', '20001': '40000', '40001': '45000' }[query.get('dari') ?? ''] ?? '0'),
  });
  show(() => <ChainCheck onClose={() => undefined} />);
  expect((await screen.findByRole('status')).textContent).toContain('45000 baris diperiksa');
  expect(screen.getByText('ab'.repeat(32))).toBeDefined();
  expect(calls.map((call) => call.query.get('dari') ?? '')).toEqual(['', '20001', '40001']);
});

test('the first row that does not fit ends the paging and is named', async () => {
  const calls = gateway({
    'audit-trail/chain': () => part('17', { id_audit: '91', sebab: 'UBAH', nama: '001261120000000091' }),
  });
  show(() => <ChainCheck onClose={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toContain('isinya diubah');
  expect(screen.getByText('001261120000000091')).toBeDefined();
  expect(calls).toHaveLength(1);
});

test('a check that breaks off says so and is started again on request; it is never called whole', async () => {
  let broken = true;
  gateway({ 'audit-trail/chain': () => (broken ? refusal('91', 'Tidak terjangkau') : part('45000')) });
  show(() => <ChainCheck onClose={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Tidak terjangkau');
  expect(screen.queryByText('Jejak audit utuh')).toBeNull();
  broken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Periksa lagi' }));
  expect(await screen.findByText('Jejak audit utuh')).toBeDefined();
});

test('a record’s history shows the maker, requester and approver, and each field before and after', async () => {
  const calls = gateway({
    'audit-trail/object': () =>
      ok(
        [
          {
            id_audit: '7',
            waktu: '2026-11-20T10:00:00+07:00',
            id_user: 'admin2',
            aksi: 'UBAH_PENGGUNA',
            hasil: '00',
            pembuat: 'admin1',
            otorisasi: 'admin2',
            perubahan: [{ kolom: 'kode_cabang', lama: '001', baru: '<b>002</b>' }],
            id_korelasi: '',
          },
        ],
        { resp_cursor: null },
      ),
  });
  show(() => <ObjectHistory objek="USER:teller1" />);
  expect(await screen.findByText('Perubahan pengguna')).toBeDefined();
  expect(screen.getByText(/admin2 · diminta admin1 · disetujui admin2/)).toBeDefined();
  expect(screen.getByText('001')).toBeDefined();
  expect(screen.getByText('<b>002</b>')).toBeDefined();
  expect(calls[0]?.query.get('objek')).toBe('USER:teller1');
});
