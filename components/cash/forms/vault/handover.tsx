import '#lib/cash/messages/teller.ts';
import { TillName } from '#components/cash/vault/till-name.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { custom, type FlowForm, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';

const initial = { nominal: '', kode_valuta: BOOK_CURRENCY, keterangan: '', pecahan: [] };
const cash = [
  money('nominal', 'teller.nominal', { terbilang: true, big: true }),
  text('keterangan', 'vault.keterangan'),
  denominations('pecahan', 'teller.pecahan', { of: 'nominal' }),
] as const;

/** Sends cash to the vault, as the teller has counted it in the window of the till. */
export const tillToVault: FlowForm = {
  flow: 'SETORAN_KHASANAH',
  initial,
  sections: [{ header: 'vault.serahKhasanah', rowsize: 2, fields: cash }],
};

/** Cash on its way to a till, as the head teller has counted it in the window of the vault. */
export const vaultToTill: FlowForm = {
  flow: 'PENARIKAN_KHASANAH',
  initial: { ...initial, id_kas: '' },
  sections: [
    {
      header: 'vault.serahTeller',
      rowsize: 2,
      fields: [custom('id_kas', 'vault.pilihTeller', (props) => <TillName {...props} />, { wide: true }), ...cash],
    },
  ],
};
