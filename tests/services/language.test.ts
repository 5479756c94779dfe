import { expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { reasons } from '#lib/reasons.ts';
import { refusal } from '#services/server/envelope.ts';
import { languageOf, replyIn } from '#services/server/language.ts';

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

test('reasons and button labels of a reply are spoken in English, everything else is left alone', () => {
  const reply = {
    otorisasi: { perlu: 'T', alasan: [reason] },
    alasan: [reason],
    buttons: [{ action_type: 'APPROVE', transition_label: 'Setujui' }, { transition_label: 'Lain' }],
    nomor_referensi: '001',
  };
  const english = { ...reason, pesan: reasons.PEMBATALAN.en };
  expect(replyIn('en', reply)).toEqual({
    otorisasi: { perlu: 'T', alasan: [english] },
    alasan: [english],
    buttons: [{ action_type: 'APPROVE', transition_label: 'Approve' }, { transition_label: 'Lain' }],
    nomor_referensi: '001',
  });
  expect(replyIn('id', reply)).toBe(reply);
});
