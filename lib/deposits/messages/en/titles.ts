import type { depositTitles as id } from '#lib/deposits/messages/titles.ts';

export const depositTitles = {
  'menu.deposito': 'Deposits',
  'menu.daftarDeposito': 'Deposits',
  'menu.depositoBelumAktif': 'Deposits to be funded',
  'menu.jatuhTempoDeposito': 'Deposits falling due',
  'menu.registrasiDeposito': 'Register a deposit',
  'menu.registrasiDepositoGabungan': 'Register a joint deposit',
  'menu.setorDeposito': 'Fund a deposit',
  'menu.pencairanDeposito': 'Pay out a deposit',
  'menu.ambilBagiHasilDeposito': 'Fetch a deposit’s shares',
  'menu.depositoBelumDiambil': 'Deposits not collected',
  'menu.ubahDeposito': 'Change a deposit’s roll-over',
  'menu.gantiBilyet': 'Replace a certificate',
  'menu.stokBilyet': 'Certificate stock',
  'menu.terimaStokBilyet': 'Receive certificates',
  'menu.serahStokBilyet': 'Hand over certificates',
  'menu.batalStokBilyet': 'Destroy blank certificates',
  'menu.reversalDeposito': 'Deposits that can be reversed',
  'menu.bilyetBelumKembali': 'Certificates still out',
  'menu.terimaKembaliBilyet': 'Receive a certificate back',
} as const satisfies Record<keyof typeof id, string>;
