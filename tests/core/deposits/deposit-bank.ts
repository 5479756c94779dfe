import { handBilyets, receiveBilyets } from '#core/deposits/certificates/bilyet-stock.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { fromMinor } from '#lib/money.ts';
import { openingBank } from '../accounts/inquiries/opening-bank.ts';
import { type CounterBank, insertGrant } from '../counter-bank.ts';

/** Rupiah as a wire amount. */
export const wire = (whole: bigint): string => fromMinor(whole * 100n);
export const bilyetOf = (number: number): string => `DA${String(number).padStart(8, '0')}`;

/** As many notes as an amount takes. */
export function denominations(whole: bigint) {
  let rest = whole;
  const counts = [100_000n, 50_000n, 20_000n, 10_000n, 5_000n, 2_000n, 1_000n, 500n, 200n, 100n].map((each) => {
    const count = rest / each;
    rest %= each;
    return [String(each), Number(count)] as const; // not an amount: a count of pieces
  });
  return toRows(Object.fromEntries(counts.filter(([, count]) => count > 0)));
}

/** The opening bank with certificates: DA00000001 … 60 received at 001, 20 of them in teller1's hand and 10 in cs1's. */
export async function depositBank() {
  const bank = await openingBank();
  const twice = async <D>(user: string, operation: Parameters<CounterBank['run']>[1], data: D) => {
    const parsed = operation.schema.parse(data);
    const token = await insertGrant(bank, { code: operation.code, data: parsed, maker: user, reasons: ['DUA_ORANG'] });
    return bank.run(user, operation, data, { token });
  };
  await twice('backoffice1', receiveBilyets as never, {
    nomor_bilyet: bilyetOf(1),
    jumlah: '60',
    keterangan: 'Surat jalan 12',
  });
  for (const [first, jumlah, pemegang_tujuan] of [
    [1, '20', 'teller1'],
    [21, '10', 'cs1'],
  ] as const)
    await twice('backoffice1', handBilyets as never, {
      nomor_bilyet: bilyetOf(first),
      jumlah,
      pemegang_asal: '',
      pemegang_tujuan,
      keterangan: '',
    });
  const terms = '2010-01-01';
  return {
    ...bank,
    /** A registration of 10,000,000 for a month, in cash, but for what is said. */
    registration: (nomor_nasabah: string, rest: object = {}) => ({
      nomor_nasabah,
      syarat_sejak: terms,
      tenor: '1',
      perpanjangan: 'NON_ARO',
      nominal: wire(10_000_000n),
      sumber: 'TUNAI',
      rekening_sumber: '',
      tujuan: 'MENABUNG',
      sumber_dana: 'GAJI',
      ...rest,
    }),
    /** Registers one by two persons; returns its number. */
    registered: async (data: object, code = 'REGISTRASI_DEPOSITO') => {
      const idFlow = await bank.file(code, data);
      await bank.approve(idFlow);
      return bank.numberOf(idFlow);
    },
    /** Files one item of a user, and another user approves it; returns the posting. */
    agreed: async (user: string, flowCode: string, data: object, checker = 'manager1') => {
      const filed = await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data });
      return bank.flow(checker, 'APPROVE', { idFlow: filed.id_flow });
    },
    depositRow: async (nomor: string) => {
      const [row] = await bank.owner`select * from deposit where nomor_rekening = ${nomor}`;
      return { ...row };
    },
    balanceOf: async (nomor: string) => {
      const [row] = await bank.owner`select saldo_buku from account_state where nomor_rekening = ${nomor}`;
      return row?.saldo_buku as bigint;
    },
    bilyetState: async (nomor: string) => {
      const [row] = await bank.owner`select status from bilyet where nomor_bilyet = ${nomor}`;
      return row?.status as string;
    },
  };
}

export type DepositBank = Awaited<ReturnType<typeof depositBank>>;

/** A funding in cash of what was registered. */
export const funding = (nomor_rekening: string, whole: bigint, nomor_bilyet: string, rest: object = {}) => ({
  nomor_rekening,
  versi: '1',
  nominal: wire(whole),
  kode_valuta: 'IDR',
  sumber: 'TUNAI',
  nomor_bilyet,
  pecahan: denominations(whole),
  ...rest,
});

/** A disbursement in cash. */
export const disbursement = (nomor_rekening: string, whole: bigint, nomor_bilyet: string, rest: object = {}) => ({
  nomor_rekening,
  versi: '2',
  nominal: wire(whole),
  kode_valuta: 'IDR',
  cara_bayar: 'TUNAI',
  nomor_bilyet,
  nomor_identitas: '',
  pecahan: denominations(whole),
  ...rest,
});
