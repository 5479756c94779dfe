import { expect, test } from 'vitest';
import { atOnce, transitions } from '#core/db/reference/flow.ts';
import { AppError, type ErrorCode, errorText } from '#lib/errors/errors.ts';
import { reasons } from '#lib/errors/reasons.ts';
import { joined } from '#lib/errors/words.ts';
import { violationText } from '#lib/messages/violation-text.ts';
import { refusal } from '#services/server/envelope.ts';
import { languageOf, replyIn } from '#services/server/language.ts';

const reason = { kode: 'PEMBATALAN', pesan: '', rincian: {}, tingkat: 'HEAD_TELLER', tindakan: 'OVERRIDE' } as const;

test('English is answered to who asks for it first, Indonesian to anyone else', () => {
  expect(['en', 'en-US,en;q=0.9', 'EN'].map(languageOf)).toEqual(['en', 'en', 'en']);
  expect([undefined, '', '*', 'id', 'id-ID,en;q=0.8'].map(languageOf)).toEqual(['id', 'id', 'id', 'id', 'id']);
});

test('a refusal says its text, its fields and its reasons in the language asked for; codes stay', () => {
  const error = new AppError('VALIDATION', {
    violations: [{ field: 'nominal', kode: 'v.wajib' }],
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
  expect(refusal(error, 'k-1').envelope).toMatchObject({
    resp_code: '30',
    resp_msg: 'Isian belum benar',
    resp_data: {
      violations: [{ field: 'nominal', kode: 'v.wajib', pesan: 'Wajib diisi' }],
      alasan: [{ ...reason, pesan: reasons.PEMBATALAN.id }],
    },
  });
});

test('an unexpected error stays SYSTEM in English too', () => {
  expect(refusal(new Error('select * from'), 'k-1', 'en').envelope.resp_msg).toBe('A system error occurred');
});

const labelsIn = (language: 'id' | 'en', labels: readonly string[]): string[] => {
  const reply = { buttons: labels.map((transition_label) => ({ transition_label })) };
  return (replyIn(language, reply) as typeof reply).buttons.map((button) => button.transition_label);
};

test('every label of a workflow button is a code with words in both languages', () => {
  const labels = [...transitions, ...Object.values(atOnce)].map(({ label }) => label);
  for (const label of labels) expect(label).toMatch(/^[A-Z_]+$/);
  for (const language of ['id', 'en'] as const) {
    for (const said of labelsIn(language, labels)) expect(said).toMatch(/^[A-Z][a-z ]+$/);
  }
  expect(labelsIn('id', ['KIRIM', 'SETUJUI', 'Lain'])).toEqual(['Kirim untuk otorisasi', 'Setujui', 'Lain']);
  expect(labelsIn('en', ['KIRIM', 'SETUJUI', 'Lain'])).toEqual(['Send for approval', 'Approve', 'Lain']);
});

test('reasons of a reply are said in the language asked for; a code that no table knows, and all else, is left alone', () => {
  const foreign = { kode: 'LAIN', pesan: 'Alasan bank sendiri', rincian: {}, tingkat: '', tindakan: 'WARN' };
  const reply = {
    otorisasi: { perlu: 'T', alasan: [reason] },
    alasan: [reason, foreign],
    peringatan: [reason],
    nomor_referensi: '001',
  };
  for (const language of ['id', 'en'] as const) {
    const said = { ...reason, pesan: reasons.PEMBATALAN[language] };
    expect(replyIn(language, reply)).toEqual({
      otorisasi: { perlu: 'T', alasan: [said] },
      alasan: [said, foreign],
      peringatan: [said],
      nomor_referensi: '001',
    });
  }
  expect(replyIn('en', { alasan: 'Sudah dilengkapi', hasil: '00' })).toEqual({
    alasan: 'Sudah dilengkapi',
    hasil: '00',
  });
});

test('an error in a cell of a spreadsheet is named, by the form’s refusal and by the core’s', () => {
  const salah = [
    { baris: 1, kolom: 'nominal', kode: 'v.rumus', pesan: '', rincian: {} },
    { baris: 2, kolom: 'nomor', kode: 'GL_UNKNOWN', pesan: '', rincian: { gl: '999999' } },
    { baris: 3, kolom: 'nomor', kode: 'LAIN', pesan: 'Kata bank sendiri', rincian: {} },
  ];
  for (const language of ['id', 'en'] as const) {
    const said = replyIn(language, { sah: 'F', salah, jumlah: [] }) as { salah: { pesan: string }[] };
    expect(said.salah.map(({ pesan }) => pesan)).toEqual([
      violationText(language, 'v.rumus'),
      errorText('GL_UNKNOWN', { gl: '999999' }, language),
      'Kata bank sendiri',
    ]);
  }
});

test('why something may not be done is said in the language of who asks', () => {
  const refused = {
    boleh: 'F',
    kode: 'DEPOSIT_NOT_FOUND',
    pesan: '',
    rincian: { rekening: '001140000018', cabang: '' },
  };
  expect((replyIn('id', refused) as typeof refused).pesan).toContain('001140000018');
  expect((replyIn('en', refused) as typeof refused).pesan).not.toBe((replyIn('id', refused) as typeof refused).pesan);
  const allowed = { ...refused, boleh: 'T', kode: '' };
  expect(replyIn('id', allowed)).toEqual(allowed);
});

test('a reason addresses the maker on the own form, and names the maker to the reader of the item', () => {
  const mine = { ...reason, kode: 'MELEBIHI_WEWENANG', rincian: { kelompok: 'TUNAI', batas: '25,000,000.00' } };
  expect(replyIn('id', { otorisasi: { perlu: 'T', alasan: [mine] }, alasan: [mine] })).toMatchObject({
    otorisasi: { alasan: [{ pesan: 'Melebihi wewenang tunai Anda, 25,000,000.00 per transaksi' }] },
    alasan: [{ pesan: 'Melebihi wewenang tunai pembuat, 25,000,000.00 per transaksi' }],
  });
  const refused = (code: ErrorCode) => refusal(new AppError(code, { alasan: [mine] }), 'k-1', 'en').envelope.resp_data;
  expect(refused('OVERRIDE_NEEDED')).toMatchObject({
    alasan: [{ pesan: 'Above your cash authority of 25,000,000.00 per transaction' }],
  });
  expect(refused('REASONS_NEW')).toMatchObject({
    alasan: [{ pesan: "Above the maker's cash authority of 25,000,000.00 per transaction" }],
  });
});

test('a row of the trail states the reason of its refusal; the parameters of that time are left open', () => {
  const rows = ['FORBIDDEN', 'INSUFFICIENT', '', 'BANK_SENDIRI'].map((sebab) => ({ sebab }));
  const said = (replyIn('id', { data: rows }) as { data: typeof rows }).data.map(({ sebab }) => sebab);
  expect(said).toEqual(['Anda tidak berwenang untuk ini', 'Saldo tersedia rekening … tidak cukup', '', 'BANK_SENDIRI']);
});

test('the checks of a close are said in either language, the operations that wait among them; codes and amounts stay', () => {
  const blocker = (teks: string, operasi = '') => ({ id: '', teks, nama_user: 'Siti', operasi });
  const check = (kode: string, pesan: string, rincian: ReturnType<typeof blocker>[]) => ({
    kode,
    pesan,
    lulus: 'F',
    rincian,
  });
  const reply = {
    periksa: [
      check('KAS_TELLER', '', [blocker('TLR01 50,000,000.00')]),
      check('KAS_MENUNGGU', '', [blocker('30,000,000.00', 'SETOR_TUNAI')]),
      check('LAIN', 'Pemeriksaan bank sendiri', [blocker('Setoran 1')]),
    ],
  };
  expect(replyIn('en', reply)).toEqual({
    periksa: [
      check('KAS_TELLER', 'All tills are closed', [blocker('TLR01 50,000,000.00')]),
      check('KAS_MENUNGGU', 'Nothing waits whose cash has changed hands', [
        blocker('Cash deposit 30,000,000.00', 'SETOR_TUNAI'),
      ]),
      check('LAIN', 'Pemeriksaan bank sendiri', [blocker('Setoran 1')]),
    ],
  });
  expect(replyIn('id', reply)).toMatchObject({
    periksa: [
      { pesan: 'Semua kas teller sudah ditutup' },
      { rincian: [{ teks: 'Setor tunai 30,000,000.00' }] },
      { pesan: 'Pemeriksaan bank sendiri' },
    ],
  });
});

test('the possible causes of a till’s difference name their amounts, after a count and on the closing sheet', () => {
  const hint = (kode: string, rest = {}) => ({
    kode,
    ...{ pesan: '', nomor_referensi: '', nominal: '', mestinya: '', nomor_referensi_kembar: '', ...rest },
  });
  const penyebab = [
    hint('SALAH_SISI', { nominal: '150000.00' }),
    hint('ANGKA_TERTUKAR', { nominal: '540000.00', mestinya: '450000.00' }),
    hint('DIBUKUKAN_DUA_KALI', { nominal: '1000.00', nomor_referensi_kembar: '00126' }),
    hint('SATU_LEMBAR'),
    hint('LAIN'),
  ];
  const said = (language: 'id' | 'en') => {
    const reply = { penyebab, tutup: [{ urut: 1, penyebab }] };
    const spoken = replyIn(language, reply) as typeof reply;
    expect(spoken.tutup).toEqual([{ urut: 1, penyebab: spoken.penyebab }]);
    return spoken.penyebab.map(({ pesan }) => pesan);
  };
  expect(said('id')).toEqual([
    'Selisih dua kali transaksi ini (150,000.00): mungkin setoran dan penarikan tertukar',
    'Dua angka mungkin tertukar: tercatat 540,000.00, mungkin seharusnya 450,000.00',
    'Transaksi yang sama (1,000.00, rekening yang sama) dibukukan dua kali; yang pertama 00126',
    'Selisih tepat satu lembar uang: hitung ulang pecahan itu',
    '',
  ]);
  expect(said('en')).toEqual([
    'The difference is twice this transaction (150,000.00): a deposit and a withdrawal may have been mixed up',
    'Two digits may have changed places: 540,000.00 was keyed, 450,000.00 may have been meant',
    'The same transaction (1,000.00, same account) was posted twice; the first is 00126',
    'The difference is exactly one note: count that denomination again',
    '',
  ]);
});

test('each refusal among several decisions is said, a success says nothing', () => {
  const row = (kode: string, rincian: Record<string, string>) => ({ id_flow: '1', resp_msg: '', kode, rincian });
  const reply = {
    hasil: [row('INSUFFICIENT', { rekening: '001' }), row('FLOW_STATE', { status: 'APPROVED' }), row('', {})],
  };
  const said = (language: 'id' | 'en') =>
    (replyIn(language, reply) as typeof reply).hasil.map(({ resp_msg }) => resp_msg);
  expect(said('id')).toEqual([
    'Saldo tersedia rekening 001 tidak cukup',
    'Status sudah disetujui, tindakan ini tidak berlaku lagi',
    '',
  ]);
  expect(said('en')).toEqual([
    'Insufficient available balance on 001',
    'Already approved, this action no longer applies',
    '',
  ]);
});

test('says in either language why the identity provider was not notified of a user, and nothing else', () => {
  const row = (galat_penyedia: string) => ({ id_user: 'teller1', nama_user: 'Menunggu', galat_penyedia });
  const reply = { data: [row('TIDAK_TERJANGKAU'), row('')], user: row('lain') };
  expect(replyIn('en', reply)).toEqual({
    data: [row('The sign-in service cannot be reached'), row('')],
    user: row('lain'),
  });
  expect(replyIn('id', reply)).toEqual({
    data: [row('Layanan masuk bank tidak dapat dihubungi'), row('')],
    user: row('lain'),
  });
});

test('names of menus and operations travel beside their codes, in Indonesian: an English reader has all texts', () => {
  const node = (title: string, judul: string, children: object[] = []) => ({ menu_id: title, title, judul, children });
  const row = (flowCode: string, nama_operasi: string) => ({ id_flow: 'F1', flowCode, nama_operasi });
  const silent = {
    menus: [node('menu.kas', '', [node('menu.khasanah', ''), node('Loket pasar', '')])],
    data: [row('SETOR_TUNAI', ''), row('LAIN', '')],
  };
  const spoken = {
    menus: [node('menu.kas', 'Kas', [node('menu.khasanah', 'Khasanah'), node('Loket pasar', 'Loket pasar')])],
    data: [row('SETOR_TUNAI', 'Setor tunai'), row('LAIN', 'LAIN')],
  };
  expect([replyIn('id', silent), replyIn('en', silent)]).toEqual([spoken, spoken]);
});

test('the text after the colon of a refusal follows its language too', () => {
  const text = (code: ErrorCode, sebab: string, language: 'id' | 'en') =>
    refusal(new AppError(code, { params: { cabang: '001', referensi: '77', sebab } }), 'k', language).envelope.resp_msg;
  const open = joined(['KAS_TELLER', 'SERAH_TERIMA']);
  expect(text('DAY_NOT_READY', open, 'id')).toBe(
    'Cabang 001 belum dapat ditutup: semua kas teller sudah ditutup (belum); tidak ada kas dalam perjalanan (belum)',
  );
  expect(text('DAY_NOT_READY', open, 'en')).toBe(
    'Branch 001 cannot be closed yet: all tills are closed (not yet); no cash is in transit (not yet)',
  );
  expect(text('NOT_REVERSIBLE', 'KAS_DITERIMA', 'id')).toBe('Transaksi 77 tidak dapat direversal: kas sudah diterima');
  expect(text('NOT_REVERSIBLE', 'KAS_DITERIMA', 'en')).toBe(
    'Transaction 77 cannot be reversed: the cash has been received',
  );
  expect(text('NOT_REVERSIBLE', 'sebab bank sendiri', 'en')).toBe(
    'Transaction 77 cannot be reversed: sebab bank sendiri',
  );
});

test('a state in a refusal is named in words, in either language; one without words stays a code', () => {
  const text = (code: 'DAY_ALREADY' | 'FLOW_STATE', status: string, language: 'id' | 'en') =>
    refusal(new AppError(code, { params: { cabang: '001', status } }), 'k', language).envelope.resp_msg;
  expect(text('DAY_ALREADY', 'BUKA', 'id')).toBe('Hari cabang 001 sudah buka');
  expect(text('DAY_ALREADY', 'TUTUP', 'en')).toBe('The day of branch 001 is already closed');
  expect(text('FLOW_STATE', 'APPROVED', 'id')).toBe('Status sudah disetujui, tindakan ini tidak berlaku lagi');
  expect(text('FLOW_STATE', 'APPROVED', 'en')).toBe('Already approved, this action no longer applies');
  expect(text('FLOW_STATE', 'LAIN', 'en')).toBe('Already LAIN, this action no longer applies');
});

test('an obstacle of an end of day comes with its sentence, on the board and on its own page; the code stays for the screen', () => {
  const finding = { id: '001140000018', sebab: 'DAY_CLOSED', rincian: { cabang: '002' }, pesan: '' };
  const stop = { ...finding, sebab: 'SALDO_KURANG', rincian: {} };
  const endOfDay = { langkah: [{ kode: 'DEPOSITO', temuan: [finding, stop] }, { kode: 'TUTUP' }] };
  const said = 'Hari cabang 002 belum dibuka atau sudah ditutup';
  expect(replyIn('id', endOfDay)).toEqual({
    langkah: [{ kode: 'DEPOSITO', temuan: [{ ...finding, pesan: said }, stop] }, { kode: 'TUTUP' }],
  });
  const board = { data: [{ kode_cabang: '001', malam: { temuan: [finding] } }, { kode_cabang: '002' }] };
  expect(replyIn('id', board)).toEqual({
    data: [{ kode_cabang: '001', malam: { temuan: [{ ...finding, pesan: said }] } }, { kode_cabang: '002' }],
  });
});

test('the reason why a branch’s day did not end is named; an unrecorded part is left open', () => {
  const outcome = (rincian: Record<string, string>) => ({
    cabang: [{ kode_cabang: '001', kode: 'EOD_RUNNING', rincian, pesan: '' }],
  });
  const said = (reply: object) => (replyIn('id', reply) as { cabang: { pesan: string }[] }).cabang[0]?.pesan;
  expect(said(outcome({ cabang: '001' }))).toBe('Proses akhir hari cabang 001 sudah berjalan');
  expect(said(outcome({}))).toBe('Proses akhir hari cabang … sudah berjalan');
  // Another reply that speaks of branches is left as it is.
  const others = { cabang: [{ kode_cabang: '001', jumlah: '1.00' }] };
  expect(replyIn('id', others)).toEqual(others);
});
