import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInboxRefresh } from '#hooks/use-inbox.ts';
import { gateway, ok, router } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', () => ({ useRouter: () => router }));
const { default: ClearingDeskPage } = await import('../../../../pages/clearing/desk.tsx');

let announce: (event: object) => void = () => {};
class FakeEventSource {
  static readonly OPEN = 1;
  readonly readyState = FakeEventSource.OPEN;
  addEventListener(type: string, listener: (event: { data: string }) => void) {
    if (type === 'inbox') announce = (event) => act(() => listener({ data: JSON.stringify(event) }));
  }
  close() {}
}
afterEach(() => vi.unstubAllGlobals());

const desk = (tak_cocok: number) => ({
  tanggal: '2026-11-20',
  jam: '10:00',
  batas: '14:00',
  sisa_detik: 60,
  batas_tolakan: '15:00',
  sisa_tolakan: 60,
  wilayah: 'Jakarta',
  siklus_ke: 1,
  siklus_banyak: 1,
  neto_hari: '0.00',
  kode_valuta: 'IDR',
  kolom: [],
  masuk: [],
  siklus: [],
  tak_cocok,
});

/** The desk of a reader with these menus, under the shell's live stream. */
function shown(menu_id: readonly string[], counts: readonly number[]) {
  vi.stubGlobal('EventSource', FakeEventSource);
  let asked = 0;
  gateway({
    'access/profil': () => ok({ menu_id, id_kas: '', kantor_pusat: 'F' }),
    'kliring/meja': () => {
      asked += 1;
      return ok(desk(counts[Math.min(asked, counts.length) - 1] ?? 0));
    },
  });
  showSignedIn(function Live() {
    useInboxRefresh(true, () => undefined);
    return <ClearingDeskPage />;
  });
  return () => asked;
}

test('messages that fit nothing are counted with a link to them, and moves show without waiting', async () => {
  const asked = shown(['meja-kliring', 'penyelesaian'], [0, 3]);
  expect(await screen.findByText('Pesan kliring yang tidak cocok')).toBeVisible();
  expect(screen.queryByRole('link', { name: /pesan/ })).toBeNull();
  announce({ jenis: 'KAS' });
  announce({ jenis: 'KLIRING' });
  const link = await screen.findByRole('link', { name: '3 pesan, buka penyelesaian' });
  expect(link).toHaveAttribute('href', '/settlement?daftar=GANJIL');
  await waitFor(() => expect(asked()).toBe(2));
});

test('a user without the right to open them does not see them', async () => {
  shown(['meja-kliring'], [3]);
  expect(await screen.findByText('Posisi neto kliring hari ini')).toBeVisible();
  expect(screen.queryByText('Pesan kliring yang tidak cocok')).toBeNull();
});
