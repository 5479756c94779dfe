import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LensAnswer } from '#components/control/users/lens-answer.tsx';
import { lensSentence } from '#components/control/users/lens-sentence.ts';
import { RoleConflicts } from '#components/control/users/role-conflicts.tsx';
import { message } from '#lib/messages/id.ts';
import type { DasarWewenang, JawabanLensa, LangkahLensa, LensReply } from '#types/proto/control/management.ts';

const step = (kode: string, lulus: string, nilai: string[] = [], dasar: DasarWewenang[] = []): LangkahLensa => ({
  kode,
  lulus,
  nilai,
  dasar,
});
const said = (one: LangkahLensa, side: 'entri' | 'setuju' = 'setuju') => lensSentence(one, side, message);

describe('the text of a link of the chain', () => {
  test.each([
    [step('PENGGUNA', 'F', ['Ani', 'ani1']), 'setuju', 'Ani (ani1) tidak aktif.'],
    [step('MENU', 'T', ['menunggu']), 'setuju', 'Layar Menunggu otorisasi saya terbuka.'],
    [step('HAK', 'F', ['oto-setor-tunai']), 'setuju', 'Menyetujui setor tunai: tidak dimiliki satu pun perannya.'],
    [
      step('TINGKAT', 'F', ['OPS_MANAGER']),
      'setuju',
      'Perlu Manajer Operasional; perannya tidak memiliki tingkat otorisasi.',
    ],
    [step('TINGKAT', 'T', ['', 'HEAD_TELLER']), 'setuju', 'Perlu tingkat mana pun; tingkatnya Head Teller.'],
    [step('LIMIT', 'F', ['200.00', '100.00']), 'setuju', '200.00 melebihi limit efektif 100.00.'],
    [
      step('LIMIT', 'F', ['200.00', '100.00', 'HEAD_TELLER']),
      'entri',
      '200.00 melebihi limit entri 100.00: dapat dimasukkan dengan otorisasi Head Teller.',
    ],
    [
      step('LIMIT', 'F', ['', '', 'ADMIN']),
      'entri',
      'Perubahan data selalu memerlukan orang kedua dengan wewenang Administrator.',
    ],
    [step('CABANG', 'T', ['002', '000', 'T']), 'setuju', 'Transaksi cabang 002; perannya melihat semua cabang.'],
    [step('CABANG', 'F', ['002', '001', 'F']), 'setuju', 'Transaksi cabang 002, tetapi ia bekerja di 001.'],
    [step('DELEGASI', 'T', ['manager1']), 'setuju', 'Meminjam wewenang dari manager1; hanya untuk menyetujui.'],
  ] as const)('%j for %s', (one, side, sentence) => expect(said(one, side)).toBe(sentence));
});

test('the answer is a question with its verdict, the first failing link and every ground with who gave it', () => {
  const ground: DasarWewenang = {
    role_id: 'KEPALA',
    nama: 'Kepala kas',
    menu_id: '',
    title: '',
    diberikan_pada: '2026-11-20T09:00:00+07:00',
    diberikan_oleh: 'admin1',
    disetujui_oleh: 'admin2',
    entri: '0.00',
    setuju: '100000000.00',
  };
  const setuju: JawabanLensa = {
    boleh: 'F',
    gagal: 'LIMIT',
    langkah: [
      step('PENGGUNA', 'T', ['Ani', 'ani1']),
      step(
        'LIMIT',
        'F',
        ['200000000.00', '100000000.00'],
        [ground, { ...ground, role_id: '', nama: '', setuju: '100.00' }],
      ),
    ],
  };
  const reply: LensReply = {
    id_user: 'ani1',
    nama_user: 'Ani',
    flowCode: 'SETOR_TUNAI',
    nominal: '200000000.00',
    kode_valuta: 'IDR',
    kode_cabang: '001',
    entri: undefined,
    setuju,
  };
  render(<LensAnswer reply={reply} />);
  const card = screen.getByRole('region', {
    name: 'Mengapa Ani tidak dapat menyetujui Setor tunai IDR 200,000,000.00?',
  });
  expect(card).toHaveTextContent('Tidak dapat');
  expect(card).toHaveTextContent('Berhenti di: Limit nominal');
  expect(card).toHaveTextContent('100,000,000.00');
  expect(card).toHaveTextContent('admin1 → admin2');
  expect(card).toHaveTextContent('Limit pengguna sendiri');
  expect(within(card).getAllByText('Tidak lolos')).toHaveLength(1);
});

describe('conflicts of duty', () => {
  test('are shown as soon as two duties meet', () => {
    const { rerender } = render(<RoleConflicts held={['setor-tunai']} />);
    expect(screen.getByRole('status')).toHaveTextContent('Tidak ada benturan tugas.');
    rerender(<RoleConflicts held={['setor-tunai', 'oto-setor-tunai', 'pengguna']} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 benturan tugas');
    expect(screen.getByRole('status')).toHaveTextContent('membuat dan menyetujui Setor tunai');
    expect(screen.getByRole('status')).toHaveTextContent('mengatur akses dan bertransaksi di loket');
  });
});
