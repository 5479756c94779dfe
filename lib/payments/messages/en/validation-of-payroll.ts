import type { ofPayroll as id } from '#lib/payments/messages/validation-of-payroll.ts';

export const ofPayroll = {
  'v.berkasGaji': 'Choose the file of salaries, at most 1,500,000 characters',
  'v.bankGaji': 'A bank is its code of three digits, its BIC or the seven digits of its participant code',
  'v.bulanGaji': 'The month is written YYYY-MM',
} satisfies Record<keyof typeof id, string>;
