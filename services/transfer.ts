import { list, record, schemasOf } from './endpoint.ts';

const lists = schemasOf(() => import('#lib/schemas/choices.ts'));
const limits = schemasOf(() => import('#lib/schemas/parameter.ts'));

/** Money between banks. */
export const transfer = {
  messageTypes: list('tipe-message', 'transfer.tipeMessage', lists('oneListQuery'), ['pilihan']),
  cashLimit: record('parameter/skn-tunai-limit', 'parameter.sknTunaiLimit', limits('onDayQuery'), [
    'ketentuan',
    'cabang',
  ]),
};
