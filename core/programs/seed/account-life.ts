import { loadAccount, toForm } from '#core/accounts/maintenance/maintain-record.ts';
import type { NewAccount } from './accounts.ts';
import type { Bank } from './counter.ts';
import { decide, file } from './desk.ts';

const CLERK = 'cs1';
const OFFICER = 'supervisor1';
const MANAGER = 'manager1';
const HERE = '001';
const ELSEWHERE = '002';

/** Accounts of the branch that nothing shuts and nobody else of the demo bank needs, in the order of their numbers. */
async function quietOnes({ owner }: Bank, accounts: readonly NewAccount[], spared: ReadonlySet<string>) {
  const numbers = accounts
    .filter(({ nomor_rekening }) => !spared.has(nomor_rekening))
    .map((each) => each.nomor_rekening);
  return owner<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a join account_state s using (nomor_rekening) join customer c using (nomor_nasabah)
    where a.nomor_rekening = any (${numbers}) and a.kode_cabang = ${HERE} and a.kode_produk = '12' and c.status = 'AKTIF' and c.resiko is not null
      and s.status = 'AKTIF' and s.blokir = '' and s.saldo_ditahan = 0 and s.debet_menunggu = 0 and s.saldo_buku > 0
      and not exists (select from flow_instance f where f.flow_state = 'WAITING' and (f.rekening = a.nomor_rekening or c.nomor_nasabah = any (f.nomor_nasabah)))
    order by 1 limit 3`;
}

/** Creates this morning's work of customer service: an account that was changed, one whose change waits, one that went to another branch. */
export async function seedAccountLife(
  bank: Bank,
  accounts: readonly NewAccount[],
  today: string,
  spared: ReadonlySet<string>,
): Promise<void> {
  const [changed, waiting, moved] = await quietOnes(bank, accounts, spared);
  if (!changed || !waiting || !moved) throw new Error('the demo bank has no quiet accounts');
  const form = async (number: string, over: object) => {
    const stored = await loadAccount(bank.app, number);
    if (!stored) throw new Error(`no account ${number}`);
    return { ...toForm(stored.isi, stored.versi, today), tujuan: 'MENABUNG', sumber_dana: 'GAJI', ...over };
  };
  const done = await file(
    bank,
    CLERK,
    'UBAH_REKENING',
    await form(changed.nomor_rekening, {
      zakat: 'T',
      rekening_koran: 'BULANAN',
      alasan: 'Permohonan tertulis nasabah',
    }),
    'Formulir perubahan terlampir',
  );
  await decide(bank, OFFICER, done, 'APPROVE', '');
  await file(
    bank,
    CLERK,
    'UBAH_REKENING',
    await form(waiting.nomor_rekening, {
      nisbah: '28.00',
      persetujuan: 'SP-014/2026',
      alasan: 'Kesepakatan baru dengan nasabah',
    }),
    'Surat persetujuan nasabah terlampir',
  );
  const away = await file(
    bank,
    CLERK,
    'PINDAH_CABANG',
    { nomor_rekening: moved.nomor_rekening, cabang_tujuan: ELSEWHERE, alasan: 'Nasabah pindah ke Bandung' },
    'Nasabah di loket',
  );
  await decide(bank, MANAGER, away, 'APPROVE', '');
}
