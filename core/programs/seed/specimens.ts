import { loadAccount, loadSigners } from '#core/customers/specimens/card.ts';
import { SIGNERS } from '#lib/customers/specimens.ts';
import type { Bank } from './counter.ts';
import { decide, file } from './desk.ts';
import { sendPicture } from './files.ts';
import { specimenPicture } from './pictures.ts';
import { clerkOf, managerOf } from './register-customers.ts';

/** Creates the card of one account: each of its signers with a signature drawn from the name, sent and filed by a clerk, approved by the manager. */
async function seedCard(bank: Bank, number: string): Promise<void> {
  const account = await loadAccount(bank.app, number);
  if (!account) throw new Error(`account ${number} is not in the bank`);
  const clerk = clerkOf(account.kode_cabang);
  const signers = await loadSigners(bank.app, number, account.hari);
  if (signers.length < SIGNERS[account.anjuran]) return;
  const spesimen = [];
  for (const { penanda, nama } of signers) {
    const picture = { jenis: 'TANDA_TANGAN', nama: 'tanda-tangan.png', content: specimenPicture(nama) } as const;
    const id_berkas = await sendPicture(bank, clerk, picture);
    const berkas = {
      id_berkas,
      jenis: picture.jenis,
      nama: picture.nama,
      mime: 'image/png',
      ukuran: picture.content.length,
      pindai: 'TIDAK_DIPINDAI',
    };
    spesimen.push({ penanda, nama, berlaku_sejak: account.hari, berlaku_sampai: '', berkas });
  }
  const data = { nomor_rekening: number, versi: 0, aturan: account.anjuran, spesimen, alasan: 'Pembukaan rekening' };
  const idFlow = await file(bank, clerk, 'SIMPAN_SPESIMEN', data, '');
  await decide(bank, managerOf(account.kode_cabang), idFlow, 'APPROVE', 'Sesuai kartu contoh tanda tangan');
}

/** Gives these accounts their signature cards; without an object storage there is nowhere to keep a picture, and they have none. */
export async function seedSpecimens(bank: Bank, accounts: readonly string[]): Promise<void> {
  if (!bank.storage) return;
  for (const number of accounts) await seedCard(bank, number);
}
