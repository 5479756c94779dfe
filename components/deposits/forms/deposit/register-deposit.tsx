import '#lib/control/messages/changes.ts';
import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/opening.ts';
import '#lib/messages/titles.ts';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { funds, nothingYet, others, terms, who } from './register-fields.tsx';

/** A deposit of one customer. */
export const registerDeposit = defineScreen({
  endpoint: deposit.register,
  flow: 'REGISTRASI_DEPOSITO',
  menu: 'registrasi-deposito',
  change: { title: 'menu.registrasiDeposito', back: menus['deposito-belum-aktif'].route },
  initial: { ...nothingYet, cara_tanda_tangan: 'SENDIRI', pihak: [] },
  sections: [who, terms, funds, others],
});
