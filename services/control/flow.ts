import { command, list, MANY_ROWS, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/flow.ts'));

/** The frame loads these calls, so no definition is here: those of the delegation are in delegation.ts. */
export const flow = {
  buttons: query('flow/get-button-transition', 'flow.getButtonTransition', schema('buttonTransitionInput')),
  byId: query('flow/get-by-id_flow', 'flow.getByIdFlow', schema('byIdFlowInput')),
  keyStatus: query('flow/status-kunci', 'flow.statusKunci', schema('keyStatusInput')),
  process: {
    ...command('flow/process-v2', 'flow.processV2', schema('processInput'), [
      'inbox',
      'till',
      'vault',
      'rekening',
      'transaksi',
      'laporan',
    ]),
    most: MANY_ROWS,
  },
  processBatch: command('flow/process-bersama', 'flow.prosesBersama', schema('batchInput'), [
    'inbox',
    'till',
    'vault',
    'rekening',
    'transaksi',
    'laporan',
  ]),
  waiting: list('otorisasi/otorisasi-data', 'flow.otorisasiData', schema('otorisasiQuery'), ['inbox']),
  history: list('otorisasi/otorisasi-history-data', 'flow.otorisasiHistoryData', schema('otorisasiQuery'), ['inbox']),
  delegations: list('otorisasi/delegasi', 'flow.delegasi', schema('delegationQuery'), ['inbox']),
  drafts: list('otorisasi/draft-otorisasi', 'flow.draftOtorisasi', schema('otorisasiQuery'), ['inbox']),
};
