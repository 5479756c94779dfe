import { expect, test } from 'vitest';
import { listPenarikan, ownerOfSheets } from '#core/cheques/clearing/inward-list.ts';
import { openFile } from '#core/file/open-file.ts';
import { receiveInwardData } from '#lib/cheques/schemas/inward-clearing.ts';
import { codecOf } from '#lib/wire/codec.ts';
import type { TerimaPenarikanKliringData } from '#types/proto/cheques/clearing.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { ownerOf, sentFile } from '../../customers/records/stored-files.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { clearingBank } from './clearing-bank.ts';

const bank = await clearingBank();
const { file, approve, done } = bank;

const shown = (nomor_warkat: string, over: object = {}) => ({
  kode_bank: '014',
  nama_penerima: 'CV Maju Bersama',
  nomor_rekening: accounts.firma,
  jenis: 'CEK',
  nomor_warkat,
  tanggal_warkat: DAY,
  tanggal_efektif: '',
  nominal: '2000000.00',
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const opened = async (user: string, id_berkas: string) =>
  openFile({ WARKAT_MASUK: ownerOfSheets })(await bank.as(user), { id_berkas });
const pictureOf = async (keyword: string) => {
  const which = { kode_cabang: '', status_warkat: '', id_penarikan: '', hari_ini: '', jenis: '', belum_diputus: '' };
  const asked = { ...which, paging: paging({ keyword }) };
  return (await listPenarikan(await bank.as('backoffice1'), asked)).data[0]?.gambar;
};

test('the picture belongs to a cheque once a second person has taken it in, and the decider sees it', async () => {
  const gambar = await sentFile(bank, 'backoffice1', 'LAINNYA');
  const item = await file('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown('PA000001', { gambar }));
  expect(await ownerOf(bank, gambar)).toBeNull();
  await approve(item);
  expect(await ownerOf(bank, gambar)).toMatch(/^WARKAT_MASUK:\d+$/);
  expect(await pictureOf('PA000001')).toBe(gambar.id_berkas);
  await accepted(bank, () => opened('backoffice1', gambar.id_berkas));
  // It stays hidden from who may not read the cheques, and from another branch.
  const hidden = (user: string) => expect(opened(user, gambar.id_berkas)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await hidden('teller1');
  await bank.owner`update inward_warkat set kode_cabang = '002' where nomor_warkat = 'PA000001'`;
  await hidden('backoffice1');
  await bank.owner`update inward_warkat set kode_cabang = '001' where nomor_warkat = 'PA000001'`;
  // Another cheque does not get it.
  await refused(bank, 'VALIDATION', () =>
    file('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown('PA000002', { gambar })),
  );
});

test('a form without one travels over the wire as one without', () => {
  const flowData = receiveInwardData.parse(shown('PA000009', { gambar: null }));
  expect(flowData.gambar).toBeUndefined();
  const { encode, decode } = codecOf<TerimaPenarikanKliringData>('TerimaPenarikanKliringData');
  const wire = encode({ ...flowData, tanggal_efektif: '', gambar: flowData.gambar });
  expect(decode(wire).gambar).toBeUndefined();
});

test('a cheque takes a picture that its maker has sent; without one it is taken in too', async () => {
  const paper = await sentFile(bank, 'backoffice1', 'LAINNYA', { mime: 'application/pdf' });
  const others = await sentFile(bank, 'cs1', 'LAINNYA');
  for (const gambar of [paper, others])
    await refused(bank, 'VALIDATION', () =>
      file('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown('PA000003', { gambar })),
    );
  await accepted(bank, () => done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown('PA000003')));
  expect(await pictureOf('PA000003')).toBe('');
});
