import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

/** next/router returns this in these tests; a test changes it before rendering. */
export const router = {
  isReady: true,
  pathname: '/',
  query: {} as Record<string, string>,
  push: vi.fn(async () => true),
  replace: vi.fn(async () => true),
  events: { on: vi.fn(), off: vi.fn() },
};

export const ok = (resp_data: unknown, extra: object = {}) => ({
  resp_code: '00',
  resp_msg: 'Sukses',
  resp_data,
  ...extra,
});
export const refusal = (resp_code: string, resp_msg: string, resp_data: object = {}) => ({
  resp_code,
  resp_msg,
  resp_data: { id_korelasi: 'k-1', ...resp_data },
});

export type Replies = Record<string, (call: Call) => unknown>;

/** Every screen asks about its reader and the branch: one at work without a till of the reader's, unless a test sets others. */
const defaultReplies: Replies = {
  'access/profil': () => ok({ menu_id: [], id_kas: '', kantor_pusat: 'F' }),
  'parameter/status-cabang': () => ok({ kode_cabang: '001', nama_cabang: 'Jakarta', status_akses_desc: 'BUKA' }),
};

/** Makes a gateway that answers by path; a call nobody expected is an error of the test. */
export function gateway(replies: Replies): Call[] {
  return fakeGateway((call) => {
    const reply = replies[call.path] ?? defaultReplies[call.path];
    if (!reply) throw new Error(`unexpected call: ${call.path}`);
    return reply(call);
  });
}

export function show(Page: ComponentType) {
  return render(<Page />, { wrapper: queryWrapper() });
}
