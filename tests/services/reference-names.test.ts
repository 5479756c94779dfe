import { expect, test } from 'vitest';
import { referenceCodes } from '#core/db/reference/choices.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { PilihanQuery } from '#types/proto/control/parameter.ts';
import { fakeGateway } from './gateway-fixture.ts';

/** Answers a list as the core does: its entries of which a name has the keyword in it. */
const offered = ({ kelompok = '', paging }: Partial<PilihanQuery>) => ({
  data: referenceCodes.filter((row) => row.kelompok === kelompok && row.uraian.includes(paging?.keyword ?? '')),
  resp_cursor: '',
});

const change = (kolom: string, baru: string, lama = '') => ({ kolom, lama, baru });
const PATH = '/api/flow/get-by-id_flow';
const asked = { body: { id_flow: '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30' } };

/** Reads a reply through the gateway as a reader of this language does. */
async function read(language: string, reply: object, names: (query: Partial<PilihanQuery>) => unknown = offered) {
  const gateway = await fakeGateway({
    reply: (rpc, request) => (rpc === 'parameter.pilihan' ? names(request) : { flowData: '', ...reply }),
  });
  const { body } = await gateway.ask(PATH, { ...asked, headers: { 'accept-language': language } });
  const lookUps = gateway.calls.filter(({ rpc }) => rpc === 'parameter.pilihan').length;
  return { reply: body.resp_data as unknown as typeof reply, lookUps };
}

const filed = {
  perubahan: [
    change('status_kawin', 'Kawin', 'Belum kawin'),
    change('negara', 'Jerman'),
    change('nama_nasabah', 'Kawin'),
    change('sumber_dana', 'Gaji · dari kantor; Hasil usaha'),
    change('dokumen', 'Kartu keluarga · ****1234 · 01-02-2020'),
    change('pihak', 'PENGURUS · Budi · Direktur · 01-02-1980 · ****5678; KELUARGA · Ani · Istri'),
  ],
};

test('shows a reader of English the English names of the bank’s codes, in changes at any depth', async () => {
  const { reply } = await read('en', { ...filed, posting: { perubahan: [change('agama', 'Konghucu')] } });
  expect(reply).toMatchObject({
    perubahan: [
      change('status_kawin', 'Married', 'Single'),
      change('negara', 'Germany'),
      change('nama_nasabah', 'Kawin'),
      change('sumber_dana', 'Salary · dari kantor; Business'),
      change('dokumen', 'Family card · ****1234 · 01-02-2020'),
      change('pihak', 'PENGURUS · Budi · Director · 01-02-1980 · ****5678; KELUARGA · Ani · Istri'),
    ],
    posting: { perubahan: [change('agama', 'Confucian')] },
  });
});

test('asks for a name once, and shows the Indonesian one where no list has it or the lists cannot be read', async () => {
  const unknown = { perubahan: [change('pendidikan', 'Pesantren')] };
  expect(await read('en', unknown)).toMatchObject({ reply: unknown, lookUps: 1 });
  expect(await read('en', unknown)).toMatchObject({ reply: unknown, lookUps: 0 });
  const away = () => Promise.reject(new AppError('CORE_AWAY'));
  const rated = { perubahan: [change('resiko', 'Tinggi', 'Rendah')] };
  expect(await read('en', rated, away)).toMatchObject({ reply: rated });
  expect((await read('en', rated)).reply).toMatchObject({ perubahan: [change('resiko', 'High', 'Low')] });
});

test('leaves the names to a reader of Indonesian, and asks for none', async () => {
  const { reply, lookUps } = await read('id', filed);
  expect(reply).toMatchObject(filed);
  expect(lookUps).toBe(0);
});
