import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atOnce, transitions } from '#core/db/reference/flow.ts';
import { causes, causesIn, closeChecks, notYet } from '#lib/errors/causes.ts';
import { AppError } from '#lib/errors/errors.ts';
import { reasons } from '#lib/errors/reasons.ts';
import { refusal } from '#services/server/envelope.ts';
import { languageOf, replyIn } from '#services/server/language.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..', 'core', 'db', 'functions');

const reason = {
  kode: 'PEMBATALAN',
  pesan: reasons.PEMBATALAN.id,
  tingkat: 'HEAD_TELLER',
  tindakan: 'OVERRIDE',
} as const;

test('English is answered to who asks for it first, Indonesian to anyone else', () => {
  expect(['en', 'en-US,en;q=0.9', 'EN'].map(languageOf)).toEqual(['en', 'en', 'en']);
  expect([undefined, '', '*', 'id', 'id-ID,en;q=0.8'].map(languageOf)).toEqual(['id', 'id', 'id', 'id', 'id']);
});

test('a refusal says its text, its fields and its reasons in the language asked for; codes stay', () => {
  const error = new AppError('VALIDATION', {
    violations: [{ field: 'nominal', kode: 'v.wajib', pesan: 'Wajib diisi' }],
    alasan: [reason],
  });
  expect(refusal(error, 'k-1', 'en').envelope).toEqual({
    resp_code: '30',
    resp_msg: 'Some input is not valid',
    resp_data: {
      id_korelasi: 'k-1',
      violations: [{ field: 'nominal', kode: 'v.wajib', pesan: 'Required' }],
      alasan: [{ ...reason, pesan: reasons.PEMBATALAN.en }],
    },
  });
  expect(refusal(error, 'k-1').envelope).toMatchObject({ resp_code: '30', resp_msg: 'Isian belum benar' });
});

test('an unexpected error stays SYSTEM in English too', () => {
  expect(refusal(new Error('select * from'), 'k-1', 'en').envelope.resp_msg).toBe('A system error occurred');
});

test('every label of a workflow button has its English', () => {
  const labels = [...transitions, ...Object.values(atOnce)].map(({ label }) => label);
  const { buttons } = replyIn('en', { buttons: labels.map((transition_label) => ({ transition_label })) }) as {
    buttons: { transition_label: string }[];
  };
  expect(labels).toContain('Kirim untuk otorisasi');
  expect(buttons.filter(({ transition_label }) => labels.includes(transition_label))).toEqual([]);
});

test('reasons and button labels of a reply are spoken in English, everything else is left alone', () => {
  const reply = {
    otorisasi: { perlu: 'T', alasan: [reason] },
    alasan: [reason],
    peringatan: [reason],
    buttons: [{ action_type: 'APPROVE', transition_label: 'Setujui' }, { transition_label: 'Lain' }],
    nomor_referensi: '001',
  };
  const english = { ...reason, pesan: reasons.PEMBATALAN.en };
  expect(replyIn('en', reply)).toEqual({
    otorisasi: { perlu: 'T', alasan: [english] },
    alasan: [english],
    peringatan: [english],
    buttons: [{ action_type: 'APPROVE', transition_label: 'Approve' }, { transition_label: 'Lain' }],
    nomor_referensi: '001',
  });
  expect(replyIn('id', reply)).toBe(reply);
});

test('the checks of a close are spoken in English, the operations that wait among them; codes and amounts stay', () => {
  const check = (kode: string, pesan: string, rincian: string[]) => ({ kode, pesan, lulus: 'F', rincian });
  const reply = {
    periksa: [
      check('KAS_TELLER', 'Semua kas teller sudah ditutup', ['TLR01']),
      check('MENUNGGU', 'Tidak ada transaksi yang menunggu otorisasi', ['Setor tunai 30,000,000.00 · Siti']),
      check('LAIN', 'Pemeriksaan bank sendiri', ['Setoran 1']),
    ],
  };
  expect(replyIn('en', reply)).toEqual({
    periksa: [
      check('KAS_TELLER', 'All tills are closed', ['TLR01']),
      check('MENUNGGU', 'No transaction waits for approval', ['Cash deposit 30,000,000.00 · Siti']),
      check('LAIN', 'Pemeriksaan bank sendiri', ['Setoran 1']),
    ],
  });
  expect(replyIn('id', reply)).toBe(reply);
});

test('why the identity provider was not told of a user is spoken in English, and nothing else of her', () => {
  const row = (galat_penyedia: string) => ({ id_user: 'teller1', nama_user: 'Menunggu', galat_penyedia });
  const reply = { data: [row('Layanan identitas tidak dapat dihubungi'), row('')], user: row('lain') };
  expect(replyIn('en', reply)).toEqual({
    data: [row('The identity provider cannot be reached'), row('')],
    user: row('lain'),
  });
  expect(replyIn('id', reply)).toBe(reply);
});

test('what follows the colon of a refusal follows its language too', () => {
  const told = (code: 'DAY_NOT_READY' | 'NOT_REVERSIBLE', sebab: string, language: 'id' | 'en') =>
    refusal(new AppError(code, { params: { cabang: '001', referensi: '77', sebab } }), 'k', language).envelope.resp_msg;
  const open = notYet([closeChecks.KAS_TELLER.id, closeChecks.SERAH_TERIMA.id]);
  expect(told('DAY_NOT_READY', open, 'id')).toBe(
    'Cabang 001 belum dapat ditutup: semua kas teller sudah ditutup (belum); tidak ada kas dalam perjalanan (belum)',
  );
  expect(told('DAY_NOT_READY', open, 'en')).toBe(
    'Branch 001 cannot be closed yet: all tills are closed (not yet); no cash is in transit (not yet)',
  );
  expect(told('NOT_REVERSIBLE', causes.KAS_DITERIMA.id, 'en')).toBe(
    'Transaction 77 cannot be reversed: the cash has been received',
  );
  expect(told('NOT_REVERSIBLE', 'sebab bank sendiri', 'en')).toBe(
    'Transaction 77 cannot be reversed: sebab bank sendiri',
  );
});

test('a state in a refusal is said in words, in either language; one without words stays a code', () => {
  const told = (code: 'DAY_ALREADY' | 'FLOW_STATE', status: string, language: 'id' | 'en') =>
    refusal(new AppError(code, { params: { cabang: '001', status } }), 'k', language).envelope.resp_msg;
  expect(told('DAY_ALREADY', 'buka', 'id')).toBe('Hari cabang 001 sudah buka');
  expect(told('DAY_ALREADY', 'TUTUP', 'en')).toBe('The day of branch 001 is already closed');
  expect(told('FLOW_STATE', 'APPROVED', 'id')).toBe('Status sudah disetujui, tindakan ini tidak berlaku lagi');
  expect(told('FLOW_STATE', 'APPROVED', 'en')).toBe('Already approved, this action no longer applies');
  expect(told('FLOW_STATE', 'LAIN', 'en')).toBe('Already LAIN, this action no longer applies');
});

test('every cause the database or a rule names has its English', () => {
  for (const { id, en } of Object.values(causes)) expect(causesIn('en', id)).toBe(en);
  const said = readdirSync(FUNCTIONS).flatMap((file) =>
    [...readFileSync(join(FUNCTIONS, file), 'utf8').matchAll(/'sebab', '([^']+)'/g)].map(([, text]) => text ?? ''),
  );
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(causesIn('en', text)).not.toBe(text);
});
