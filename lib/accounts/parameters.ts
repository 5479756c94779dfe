import { amount, type ParameterDef } from '#lib/parameter-def.ts';

/** The bank charges these for standing orders and automatic transfers (domain: standing instructions and ATS). */
export const accountParameters = {
  biaya_si_berhasil: amount(
    '2500.00',
    'Biaya instruksi tetap yang berhasil, setiap kali (rupiah)',
    'Fee of a standing order that succeeds, each time (rupiah)',
  ),
  biaya_si_gagal: amount(
    '5000.00',
    'Biaya instruksi tetap yang gagal dalam satu periode (rupiah)',
    'Fee of a standing order that fails in a period (rupiah)',
  ),
} as const satisfies Record<string, ParameterDef>;
