import { expect, test } from 'vitest';
import { parseCommand } from '#components/workplace/palette/command.ts';

const A = '001120000454';

test('`setor 001120000454 2,5jt` opens the deposit with account and amount filled in', () => {
  expect(parseCommand(`setor ${A} 2,5jt`)).toEqual({
    menu: 'setor-tunai',
    address: `/teller/cash-deposit?nomor_rekening=${A}&nominal=2500000.00`,
    accounts: [A],
    nominal: '2500000.00',
    sentence: 'palet.setor',
    problem: null,
  });
});

test('`tarik` opens the withdrawal, and an amount may have a space before its magnitude', () => {
  expect(parseCommand(`  Tarik ${A}  750 rb `)).toMatchObject({
    address: `/teller/cash-withdrawal?nomor_rekening=${A}&nominal=750000.00`,
    problem: null,
  });
});

test('`pb <from> <to> <amount>` opens the transfer', () => {
  expect(parseCommand(`pb ${A} ${A} 1jt`)).toMatchObject({
    address: `/teller/book-transfer?nomor_rekening_debet=${A}&nomor_rekening_kredit=${A}&nominal=1000000.00`,
  });
});

test('the transaction code may stand for the word, the amount may be left to the form', () => {
  expect(parseCommand(`1401 ${A}`)).toMatchObject({
    address: `/teller/cash-deposit?nomor_rekening=${A}`,
    nominal: '',
    problem: null,
  });
});

test('a code alone is a screen and other words are a search, not a command', () => {
  expect(parseCommand('1401')).toBeNull();
  expect(parseCommand('setor')).toBeNull();
  expect(parseCommand('setor tunai')).toBeNull();
  expect(parseCommand('rekening bambang')).toBeNull();
  expect(parseCommand('')).toBeNull();
});

test('missing or wrong values are named and block the form', () => {
  expect(parseCommand(`pb ${A}`)?.problem).toEqual(['palet.kurang', {}]);
  expect(parseCommand('setor 001120000455 1jt')?.problem).toEqual(['palet.rekeningSalah', { nomor: '001120000455' }]);
  expect(parseCommand(`setor ${A} 2,500jt`)?.problem).toEqual(['palet.nominalSalah', { teks: '2,500jt' }]);
});
