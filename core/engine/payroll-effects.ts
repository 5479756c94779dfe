/** Arguments of the effect on salaries. */
export interface PayrollEffects {
  /** An approved file with its rows, whose money has left the employer's account; `sidik` is the print of the rows. Amounts are minor units as text. */
  payroll: Readonly<Record<'nomor_rekening' | 'kode_cabang' | 'periode' | 'keterangan' | 'sidik', string>> & {
    /** Number of files that were approved for the month before, as the two persons saw it. */
    readonly sudah: number;
    /** Of an account of this bank `kode_bank` is '', and what follows it too. */
    readonly baris: readonly Readonly<
      Record<
        'nomor_rekening' | 'nama' | 'nominal' | 'keterangan' | 'kode_bank' | 'nama_normal' | 'rail' | 'biaya',
        string
      >
    >[];
  };
}

/** It proves the journal that its rows are paid from. */
export const phasesOfPayroll = { payroll: ['sesudah'] } as const;
